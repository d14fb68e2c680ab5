/** Describes moves of 2048 in words: 'Left', 'Up, 16'. */
import type { DescribeMove } from '../../engine/core/game/contract'
import type { Move, State } from './rules'

const WORDS = { up: 'Up', down: 'Down', left: 'Left', right: 'Right' } as const

export const describeMove: DescribeMove<State, Move> = (before, move, after) => {
  const gained = after.score - before.score
  return gained > 0 ? `${WORDS[move]}, +${gained}` : WORDS[move]
}
