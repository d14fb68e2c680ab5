import type * as hints from '../../../games/klondike/texts/hints'
import type * as review from '../../../games/klondike/texts/review'
import type { Translation } from '../../translation'

export const hintTexts: Translation<typeof hints.hintTexts> = {
  lost: 'Esta partida ya no se puede ganar. Deshaz jugadas para probar otro camino.',
  unknown: 'No se encontró ninguna jugada útil. Prueba otro camino o deshaz jugadas.',
  where: {
    turns: (column) => `Mira la columna ${column}: se puede dar la vuelta a una carta boca abajo.`,
    empties: (column) => `Mira la columna ${column}: se puede vaciar.`,
    column: (column) => `Mira la columna ${column}: una de sus cartas sirve más en otro sitio.`,
    cell: (cell) => `Mira la celda libre ${cell}: se puede vaciar.`,
    waste: 'Mira el descarte: su carta de arriba encaja en las columnas.',
    foundation: 'Mira las bases: la siguiente carta de una está a mano.',
    back: 'Mira las bases: una de sus cartas ayuda en las columnas.',
    stock: 'Mira el mazo: una carta de ahí ayuda más.',
    stockEmpty: 'Mira el mazo vacío: una carta de ahí ayuda más.',
  },
  moves: {
    toFoundation: (card) => `Mueve ${card} a su base`,
    toCell: (card) => `Pon ${card} en una celda libre`,
    toEmpty: (card) => `Mueve ${card} a la columna vacía`,
    onto: (card, other, column) => `Mueve ${card} sobre ${other} en la columna ${column}`,
    backOnto: (card, other, column) => `Devuelve ${card} sobre ${other} en la columna ${column}`,
    draw: 'Roba',
  },
  turnsOver: (move) => `${move}. Da la vuelta a una carta.`,
  notNeeded: (move) => `${move}. Ya no hace falta en las columnas.`,
  empties: (move) => `${move}. Vacía una columna.`,
  wins: (move) => `${move}. Así aún se puede ganar la partida.`,
  likely: (move) => `${move}.`,
  draw: 'Roba del mazo.',
  drawWins: 'Roba del mazo. Así aún se puede ganar la partida.',
  turn: 'Devuelve el descarte al mazo.',
  turnWins: 'Devuelve el descarte al mazo. Así aún se puede ganar la partida.',
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  winnable: 'Con solución',
  lost: 'Tras esta jugada, la partida ya no se podía ganar.',
  moves: 'Jugadas',
  onFoundations: 'Cartas en las bases',
  positionsLost: 'Posiciones ganadoras perdidas',
}
