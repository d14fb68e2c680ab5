/** Describes moves of Klondike in words: '7 of hearts to column 3', 'Drew the 5 of spades'. */
import { cardInSentence, cardName } from '../../engine/core/cards'
import type { DescribeMove } from '../../engine/core/game/contract'
import { patienceTexts } from '../shared/patience/texts/game'
import type { Move, State } from './rules'
import { movedText } from './rules/movedText'
import { cardsIn } from './rules/state'

export const describeMove: DescribeMove<State, Move> = (before, move, after) => {
  if (move.type === 'draw') {
    const card = after.waste.at(-1)
    return card === undefined ? patienceTexts.moves.turned : patienceTexts.moves.drew(cardInSentence(card))
  }
  if (move.type !== 'move') return null
  const card = cardsIn(before, move.from).at(-move.count)
  if (card === undefined) return null
  return movedText(cardName(card), move.count, move.to)
}
