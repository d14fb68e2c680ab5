import { percentText, plural } from '../../../engine/core/text'
import type * as dialog from '../../../games/checkers/texts/dialog'
import type * as hints from '../../../games/checkers/texts/hints'
import type * as moves from '../../../games/checkers/texts/moves'
import type * as review from '../../../games/checkers/texts/review'
import type { Translation } from '../../translation'

export const dialogTexts: Translation<typeof dialog.dialogTexts> = {
  position: {
    label: 'Posição: B são as vermelhas, W são as brancas, K é uma dama',
    button: 'Copiar posição',
    done: 'Posição copiada.',
  },
  loadHint: 'Cole uma posição como B:W21,K22:B1,2 ou jogadas como 9-14 23-19.',
  loadEmpty: 'Cole uma posição ou jogadas antes.',
}

export const hintTexts: Translation<typeof hints.hintTexts> = {
  themes: {
    only: 'Você só tem uma jogada.',
    capture: 'Procure uma captura.',
    win: 'Você pode forçar a vitória.',
    lost: 'Resista o quanto puder.',
    crown: 'Pense em uma nova dama.',
    threatened: 'O oponente ameaça capturar.',
    exchange: 'Procure uma troca.',
    safe: 'Nada é urgente: jogue com segurança.',
  },
  piece: 'Veja a peça em destaque: ela tem a melhor jogada.',
  pieces: 'Veja as peças em destaque: uma delas tem a melhor jogada.',
  onlyMove: 'Só há uma jogada.',
  canCaptureOne: 'Você pode capturar a peça em destaque.',
  canCapture: 'Você pode capturar as peças em destaque.',
  mustCaptureMost:
    'É obrigatório capturar o máximo de peças. A melhor escolha é capturar as que estão em destaque.',
  mustCapture: (pieces) =>
    plural(pieces, {
      one: 'É obrigatório capturar. A melhor escolha é capturar a peça em destaque.',
      many: 'É obrigatório capturar. A melhor escolha é capturar as peças em destaque.',
      other: 'É obrigatório capturar. A melhor escolha é capturar as peças em destaque.',
    }),
  forcedWin: (side) =>
    `As ${side.toLowerCase()} têm vitória forçada: não deixe saída para as peças em destaque.`,
  lost: (foe) => `Jogando bem, as ${foe.toLowerCase()} vencem: conserve as peças em destaque o quanto puder.`,
  crown: 'Uma pedra que chega à última linha vira dama. Você pode chegar a uma das casas em destaque.',
  threatened: (pieces, foe) =>
    plural(pieces, {
      one: `As ${foe.toLowerCase()} ameaçam capturar a peça em destaque.`,
      many: `As ${foe.toLowerCase()} ameaçam capturar as peças em destaque.`,
      other: `As ${foe.toLowerCase()} ameaçam capturar as peças em destaque.`,
    }),
  exchange: (foe) => `A melhor jogada deixa as ${foe.toLowerCase()} capturarem: veja o que isso abre.`,
  safe: (foe) =>
    `A melhor jogada não deixa nada para as ${foe.toLowerCase()} capturarem. As peças em destaque podem fazer isso.`,
  countPieces: 'Veja todas as peças: conte as pedras e as damas de cada lado.',
  notAhead: (side) => `As ${side.toLowerCase()} não estão em vantagem, então um empate é um bom resultado.`,
  accept: 'O melhor é aceitar o empate.',
  winsNow: (from, to) => `De ${from} a ${to} vence agora.`,
  winsIn: (from, to, moves) =>
    plural(moves, {
      one: `De ${from} a ${to}: vitória em # jogada.`,
      many: `De ${from} a ${to}: vitória em # de jogadas.`,
      other: `De ${from} a ${to}: vitória em # jogadas.`,
    }),
  lastsLongest: (from, to) => `De ${from} a ${to} resiste mais tempo.`,
  only: (from, to) => `De ${from} a ${to} é a única jogada.`,
  captures: (from, to, pieces) =>
    plural(pieces, {
      one: `De ${from} a ${to} captura uma peça.`,
      many: `De ${from} a ${to} captura # de peças.`,
      other: `De ${from} a ${to} captura # peças.`,
    }),
  keepsAhead: (from, to) => `De ${from} a ${to} mantém sua vantagem.`,
  looksBest: (from, to) => `De ${from} a ${to} parece melhor.`,
}

export const moveTexts: Translation<typeof moves.moveTexts> = {
  resigned: 'Desistência',
  accepted: 'Empate aceito',
  offered: (move) => `${move}, empate proposto`,
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  chances: 'Chances de vitória',
  loss: {
    one: 'custa # ponto de chance de vitória',
    many: 'custa # de pontos de chance de vitória',
    other: 'custa # pontos de chance de vitória',
  },
  canWin: (move, foe, moves) =>
    plural(moves, {
      one: `Após ${move}, as ${foe.toLowerCase()} podem vencer em # jogada.`,
      many: `Após ${move}, as ${foe.toLowerCase()} podem vencer em # de jogadas.`,
      other: `Após ${move}, as ${foe.toLowerCase()} podem vencer em # jogadas.`,
    }),
  winsIn: (moves) =>
    plural(moves, {
      one: 'Vence em # jogada.',
      many: 'Vence em # de jogadas.',
      other: 'Vence em # jogadas.',
    }),
  canCapture: (move, foe, pieces) =>
    plural(pieces, {
      one: `Após ${move}, as ${foe.toLowerCase()} podem capturar uma peça.`,
      many: `Após ${move}, as ${foe.toLowerCase()} podem capturar # de peças.`,
      other: `Após ${move}, as ${foe.toLowerCase()} podem capturar # peças.`,
    }),
  captures: (pieces) =>
    plural(pieces, {
      one: 'Captura uma peça.',
      many: 'Captura # de peças.',
      other: 'Captura # peças.',
    }),
  keeps: (best, move, chance) =>
    `Mantém suas chances de vitória em ${percentText(best)}. Após ${move}, elas caem para ${percentText(chance)}.`,
}
