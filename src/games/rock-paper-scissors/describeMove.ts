/** Describes moves of Rock Paper Scissors once both hands are shown: 'Paper against rock'. */
import type { DescribeMove } from '../../engine/core/game/contract'
import type { Move, State } from './rules'
import { HAND_NAMES, wordOf } from './rules/hands'

export const describeMove: DescribeMove<State, Move> = (_before, move, after) => {
  const round = after.rounds.at(-1)
  if (move === 'reset') return 'Score reset'
  if (move !== 'reveal' || !round) return null
  return `${HAND_NAMES[round.you]} against ${wordOf(round.computer)}`
}
