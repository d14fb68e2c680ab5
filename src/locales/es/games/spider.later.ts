import type * as hints from '../../../games/spider/texts/hints'
import type * as review from '../../../games/spider/texts/review'
import type { Translation } from '../../translation'

export const hintTexts: Translation<typeof hints.hintTexts> = {
  nothing: 'No se encontró ninguna jugada útil. Prueba otro camino o deshaz jugadas.',
  where: {
    completes: (column) => `Mira la columna ${column}: sus últimas cartas completan una serie.`,
    turns: (column) => `Mira la columna ${column}: se puede dar la vuelta a una carta boca abajo.`,
    joins: (column) => `Mira la columna ${column}: sus últimas cartas siguen una serie de su palo.`,
    empties: (column) => `Mira la columna ${column}: se puede vaciar.`,
    column: (column) => `Mira la columna ${column}: una de sus cartas sirve más en otro sitio.`,
    stock: 'Mira el mazo: las cartas nuevas ayudan más que cualquier jugada.',
  },
  moves: {
    onto: (card, other, column) => `Mueve ${card} sobre ${other} en la columna ${column}`,
    toEmpty: (card, column) => `Mueve ${card} a la columna ${column}, vacía`,
    draw: 'Reparte del mazo',
  },
  completes: (move) => `${move}. Completa una serie.`,
  turns: (move) => `${move}. Da la vuelta a una carta.`,
  joins: (move) => `${move}. Sigue una serie de un palo.`,
  empties: (move) => `${move}. Vacía una columna.`,
  wins: (move) => `${move}. Así aún se puede ganar la partida.`,
  likely: (move) => `${move}. Lleva a la mejor posición encontrada.`,
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  wayFound: 'Camino a la victoria',
  lost: 'Antes de esta jugada se encontró un camino a la victoria; después, ninguno.',
  moves: 'Jugadas',
  runs: 'Series completas',
  waysLost: 'Caminos a la victoria perdidos',
}
