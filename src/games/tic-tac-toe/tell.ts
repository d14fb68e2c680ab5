/** Owns the words for moves of Tic Tac Toe: 'X top left'. */
import type { Tell } from '../../engine/core/contract'
import type { Move, State } from './rules'

export const PLACES = [
  'top left',
  'top middle',
  'top right',
  'middle left',
  'the middle',
  'middle right',
  'bottom left',
  'bottom middle',
  'bottom right',
] as const

export const tell: Tell<State, Move> = (_before, move, after) =>
  move === 'reset' ? 'Board emptied' : `${after.cells[move]} ${PLACES[move]}`
