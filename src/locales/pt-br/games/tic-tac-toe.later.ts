import { plural } from '../../../engine/core/text'
import type * as hints from '../../../games/tic-tac-toe/texts/hints'
import type * as moves from '../../../games/tic-tac-toe/texts/moves'
import type * as review from '../../../games/tic-tac-toe/texts/review'
import type { Translation } from '../../translation'

export const hintTexts: Translation<typeof hints.hintTexts> = {
  canWin: 'Você pode completar uma linha: veja as marcas em destaque.',
  mustBlock: 'O oponente pode completar uma linha: veja as marcas em destaque.',
  onMostLines: 'Escolha uma casa que esteja em muitas linhas: compare as que estão em destaque.',
  quiet: (marks) =>
    plural(marks, {
      one: 'Ninguém pode vencer agora: veja as linhas que passam pela marca em destaque.',
      many: 'Ninguém pode vencer agora: veja as linhas que passam pelas marcas em destaque.',
      other: 'Ninguém pode vencer agora: veja as linhas que passam pelas marcas em destaque.',
    }),
  noLine: 'Nenhuma linha pode mais ser completada pela melhor casa.',
  win: (mark) => `${mark} precisa de mais uma marca na linha em destaque.`,
  block: (mark) => `${mark} precisa de mais uma marca na linha em destaque. Bloqueie.`,
  fork: 'Ninguém vence na próxima jogada. Procure uma jogada dupla: faça a sua ou bloqueie a do oponente.',
  winsNow: (place) => `${place}: vence agora.`,
  winsIn: (place, moves) =>
    plural(moves, {
      one: `${place}: vence em # jogada.`,
      many: `${place}: vence em # de jogadas.`,
      other: `${place}: vence em # jogadas.`,
    }),
  keepsTie: (place) => `${place}: mantém o empate.`,
  holdsOut: (place) => `${place}: resiste por mais tempo.`,
  looksBest: (place) => `${place}: parece a melhor jogada.`,
  board: 'Veja o tabuleiro pequeno em destaque.',
  sends: 'Pense para qual tabuleiro sua marca manda o oponente: compare as casas em destaque.',
  sendsAnywhere:
    'A melhor jogada ali deixa o oponente jogar em qualquer lugar, pois aponta para um tabuleiro já decidido.',
  sendsToBoard: 'A melhor jogada ali manda o oponente para o tabuleiro pequeno em destaque.',
}

export const moveTexts: Translation<typeof moves.moveTexts> = {
  places: [
    'em cima à esquerda',
    'em cima no centro',
    'em cima à direita',
    'no meio à esquerda',
    'no centro',
    'no meio à direita',
    'embaixo à esquerda',
    'embaixo no centro',
    'embaixo à direita',
  ],
  titles: [
    'Em cima à esquerda',
    'Em cima no centro',
    'Em cima à direita',
    'No meio à esquerda',
    'No centro',
    'No meio à direita',
    'Embaixo à esquerda',
    'Embaixo no centro',
    'Embaixo à direita',
  ],
  onBoard: (place, board) => `${place}, tabuleiro ${board}`,
  cell: (row, column) => `na linha ${row}, coluna ${column}`,
  cellTitle: (row, column) => `Linha ${row}, coluna ${column}`,
  move: (mark, place) => `${mark} ${place}`,
  cleared: 'Tabuleiro limpo',
  game: (game) => `Partida ${game}`,
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  chances: 'Chances de vitória',
  loss: {
    one: 'custa # ponto de chance de vitória',
    many: 'custa # de pontos de chance de vitória',
    other: 'custa # pontos de chance de vitória',
  },
  missedWinAndLost: (mark, other, place) =>
    `${mark} podia ter vencido. Após ${mark} ${place}, ${other} vence, não importa o que ${mark} faça.`,
  missedWin: (mark) => `${mark} podia ter forçado a vitória aqui.`,
  lost: (mark, other, place) => `Após ${mark} ${place}, ${other} vence, não importa o que ${mark} faça.`,
}
