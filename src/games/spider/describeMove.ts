/** Describes moves of Spider in words: '7 of hearts to column 3'. */
import { cardName } from '../../engine/core/cards'
import type { DescribeMove } from '../../engine/core/game/contract'
import type { Move, State } from './rules'
import { movedText } from './rules/movedText'
import { cardsIn, faceOf } from './rules/state'
import { texts } from './texts/game'

export const describeMove: DescribeMove<State, Move> = (before, move) => {
  if (move.type === 'draw') return texts.moves.dealt
  if (move.type !== 'move') return null
  const card = cardsIn(before, move.from).at(-move.count)
  return card === undefined ? null : movedText(cardName(faceOf(card, before.suits)), move.count, move.to + 1)
}
