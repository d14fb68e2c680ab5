/** Describes moves of Connect Four in words: 'Red, column 4', 'Red: column 4 popped'. */
import type { DescribeMove } from '../../engine/core/game/contract'
import type { Move, State } from './rules'

export const describeMove: DescribeMove<State, Move> = (before, move) => {
  const side = before.moves.length % 2 === 0 ? 'Red' : 'Yellow'
  return move < 7 ? `${side}, column ${move + 1}` : `${side}: column ${move - 6} popped`
}
