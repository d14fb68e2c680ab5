/** Owns the words for moves of Connect Four: 'Red, column 4'. */
import type { Tell } from '../../engine/core/contract'
import type { Move, State } from './rules'

export const tell: Tell<State, Move> = (before, move) =>
  `${before.moves.length % 2 === 0 ? 'Red' : 'Yellow'}, column ${move + 1}`
