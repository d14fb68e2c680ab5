import { plural } from '../../../engine/core/text'
import type * as hints from '../../../games/sliding-puzzle/texts/hints'
import type { Translation } from '../../translation'

export const hintTexts: Translation<typeof hints.hintTexts> = {
  look: (tile) => `A peça ${tile} é a próxima a chegar ao lugar: a casa em destaque.`,
  solution: {
    up: (moves) =>
      plural(moves, {
        one: 'A solução mais curta leva # jogada. Primeiro, o espaço vazio vai para cima.',
        many: 'A solução mais curta leva # de jogadas. Primeiro, o espaço vazio vai para cima.',
        other: 'A solução mais curta leva # jogadas. Primeiro, o espaço vazio vai para cima.',
      }),
    down: (moves) =>
      plural(moves, {
        one: 'A solução mais curta leva # jogada. Primeiro, o espaço vazio vai para baixo.',
        many: 'A solução mais curta leva # de jogadas. Primeiro, o espaço vazio vai para baixo.',
        other: 'A solução mais curta leva # jogadas. Primeiro, o espaço vazio vai para baixo.',
      }),
    left: (moves) =>
      plural(moves, {
        one: 'A solução mais curta leva # jogada. Primeiro, o espaço vazio vai para a esquerda.',
        many: 'A solução mais curta leva # de jogadas. Primeiro, o espaço vazio vai para a esquerda.',
        other: 'A solução mais curta leva # jogadas. Primeiro, o espaço vazio vai para a esquerda.',
      }),
    right: (moves) =>
      plural(moves, {
        one: 'A solução mais curta leva # jogada. Primeiro, o espaço vazio vai para a direita.',
        many: 'A solução mais curta leva # de jogadas. Primeiro, o espaço vazio vai para a direita.',
        other: 'A solução mais curta leva # jogadas. Primeiro, o espaço vazio vai para a direita.',
      }),
  },
  section: {
    up: (moves) =>
      plural(moves, {
        one: 'O próximo trecho leva # jogada. Primeiro, o espaço vazio vai para cima.',
        many: 'O próximo trecho leva # de jogadas. Primeiro, o espaço vazio vai para cima.',
        other: 'O próximo trecho leva # jogadas. Primeiro, o espaço vazio vai para cima.',
      }),
    down: (moves) =>
      plural(moves, {
        one: 'O próximo trecho leva # jogada. Primeiro, o espaço vazio vai para baixo.',
        many: 'O próximo trecho leva # de jogadas. Primeiro, o espaço vazio vai para baixo.',
        other: 'O próximo trecho leva # jogadas. Primeiro, o espaço vazio vai para baixo.',
      }),
    left: (moves) =>
      plural(moves, {
        one: 'O próximo trecho leva # jogada. Primeiro, o espaço vazio vai para a esquerda.',
        many: 'O próximo trecho leva # de jogadas. Primeiro, o espaço vazio vai para a esquerda.',
        other: 'O próximo trecho leva # jogadas. Primeiro, o espaço vazio vai para a esquerda.',
      }),
    right: (moves) =>
      plural(moves, {
        one: 'O próximo trecho leva # jogada. Primeiro, o espaço vazio vai para a direita.',
        many: 'O próximo trecho leva # de jogadas. Primeiro, o espaço vazio vai para a direita.',
        other: 'O próximo trecho leva # jogadas. Primeiro, o espaço vazio vai para a direita.',
      }),
  },
  slide: (tile, moves) =>
    plural(moves, {
      one: `Deslize a peça ${tile}. A solução mais curta leva # jogada.`,
      many: `Deslize a peça ${tile}. A solução mais curta leva # de jogadas.`,
      other: `Deslize a peça ${tile}. A solução mais curta leva # jogadas.`,
    }),
  slideSection: (tile, moves) =>
    plural(moves, {
      one: `Deslize a peça ${tile}. O próximo trecho leva # jogada.`,
      many: `Deslize a peça ${tile}. O próximo trecho leva # de jogadas.`,
      other: `Deslize a peça ${tile}. O próximo trecho leva # jogadas.`,
    }),
}
