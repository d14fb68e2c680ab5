/** Describes moves of Pyramid in words: 'Took the 6 of hearts and the 7 of clubs'. */
import { cardInSentence } from '../../engine/core/cards'
import type { DescribeMove } from '../../engine/core/game/contract'
import { patienceTexts } from '../shared/patience/texts/game'
import type { Move, State } from './rules'
import { openCard } from './rules/state'
import { texts } from './texts/game'

export const describeMove: DescribeMove<State, Move> = (before, move, after) => {
  if (move.type === 'draw') {
    const card = after.waste.at(-1)
    return card === undefined ? patienceTexts.moves.turned : patienceTexts.moves.drew(cardInSentence(card))
  }
  if (move.type !== 'take') return null
  const [first = '', second] = move.piles.map((pile) => cardInSentence(openCard(before, pile)))
  return second === undefined ? texts.moves.king(first) : texts.moves.pair(first, second)
}
