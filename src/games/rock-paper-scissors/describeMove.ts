/** Describes moves of Rock Paper Scissors once both hands are shown: 'Paper against rock'. */
import type { DescribeMove } from '../../engine/core/game/contract'
import type { Move, State } from './rules'

export const describeMove: DescribeMove<State, Move> = (_before, move, after) => {
  const round = after.rounds.at(-1)
  if (move === 'reset') return 'Score back at nothing'
  if (move !== 'reveal' || !round) return null
  const name = (hand: string) => `${hand.charAt(0).toUpperCase()}${hand.slice(1)}`
  return `${name(round.you)} against ${round.computer === 'spock' ? name(round.computer) : round.computer}`
}
