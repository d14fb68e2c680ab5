/** Describes moves of 2048 in words: 'Left', 'Up, 16'. */
import type { DescribeMove } from '../../engine/core/game/contract'
import type { Move, State } from './rules'
import { moveTexts as texts } from './texts/moves'

export const describeMove: DescribeMove<State, Move> = (before, move, after) => {
  const gained = after.score - before.score
  const direction = texts.directions[move]
  return gained > 0 ? texts.scored(direction, gained) : direction
}
