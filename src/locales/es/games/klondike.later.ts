import type * as hints from '../../../games/klondike/texts/hints'
import type * as review from '../../../games/klondike/texts/review'
import type { Translation } from '../../translation'

export const hintTexts: Translation<typeof hints.hintTexts> = {
  lost: 'Esta partida ya no se puede ganar. Deshaz jugadas para probar otro camino.',
  unknown: 'No se encontró ninguna jugada útil. Prueba otro camino o deshaz jugadas.',
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
