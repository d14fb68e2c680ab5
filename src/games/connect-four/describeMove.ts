/** Describes moves of Connect Four in words: 'Red, column 4', 'Red: column 4 popped'. */
import type { DescribeMove } from '../../engine/core/game/contract'
import { columnOf, isPop, type Move, NAMES, type State, turnOf } from './rules'
import { moveTexts } from './texts/moves'

export const describeMove: DescribeMove<State, Move> = (before, move) => {
  const disc = NAMES[turnOf(before)]
  return isPop(move) ? moveTexts.pop(disc, columnOf(move) + 1) : moveTexts.drop(disc, move + 1)
}
