/** Describes moves of Rock Paper Scissors once both hands are shown: 'Paper against rock'. */
import type { DescribeMove } from '../../engine/core/game/contract'
import type { Move, State } from './rules'
import { texts } from './texts/game'
import { moveTexts } from './texts/moves'

export const describeMove: DescribeMove<State, Move> = (_before, move, after) => {
  const round = after.rounds.at(-1)
  if (move === 'reset') return moveTexts.reset
  if (move !== 'reveal' || !round) return null
  return moveTexts.against(texts.hands[round.you], moveTexts.words[round.computer])
}
