import { plural } from '../../../engine/core/text'
import type * as hints from '../../../games/pyramid/texts/hints'
import type { Translation } from '../../translation'

export const hintTexts: Translation<typeof hints.hintTexts> = {
  nothing: 'Ya no se pueden retirar más cartas. Deshaz jugadas para probar otro camino.',
  where: {
    king: 'Mira la carta resaltada: sale sola.',
    pair: 'Mira la carta resaltada: su pareja está libre.',
    stock: 'Mira el mazo: una carta de ahí ayuda más.',
  },
  moves: {
    king: (card) => `Retira ${card}.`,
    pair: (card, other) => `Retira ${card} y ${other}.`,
    draw: 'Roba del mazo.',
    turn: 'Devuelve el descarte al mazo.',
  },
  wins: (move) => `${move} Así aún se puede ganar la partida.`,
  best: (move, left) =>
    plural(left, {
      one: `${move} El mejor camino encontrado deja # carta.`,
      many: `${move} El mejor camino encontrado deja # de cartas.`,
      other: `${move} El mejor camino encontrado deja # cartas.`,
    }),
}
