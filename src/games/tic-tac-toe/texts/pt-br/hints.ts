import { plural } from '../../../../engine/core/text'
import type { hintTexts as english } from '../hints'

export const hintTexts: typeof english = {
  lines: 'Veja as linhas em destaque: a melhor casa é onde elas se cruzam.',
  line: 'Veja a linha em destaque: a melhor casa está nela.',
  noLine: 'Veja as casas vazias: ali ninguém mais consegue completar uma linha.',
  win: (mark) => `${mark} precisa de mais uma marca na linha em destaque.`,
  block: (mark) => `${mark} precisa de mais uma marca na linha em destaque. Bloqueie.`,
  fork: 'Ninguém vence na próxima jogada. Procure um garfo: faça o seu ou bloqueie o do oponente.',
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
  sendsAnywhere:
    'A melhor jogada ali deixa o oponente jogar em qualquer lugar, pois aponta para um tabuleiro já decidido.',
  sendsToBoard: 'A melhor jogada ali manda o oponente para o tabuleiro pequeno em destaque.',
}
