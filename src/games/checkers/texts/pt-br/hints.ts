import { plural } from '../../../../engine/core/text'
import type { hintTexts as english } from '../hints'

export const hintTexts: typeof english = {
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
