/** Describes moves of Klondike in words: '7 of hearts to column 3', 'Drew the 5 of spades'. */
import { cardName } from '../../engine/core/cards'
import type { DescribeMove } from '../../engine/core/game/contract'
import { plural } from '../../engine/core/text'
import type { Move, State } from './rules'
import { cardsIn, pileName } from './rules/state'

export const describeMove: DescribeMove<State, Move> = (before, move, after) => {
  if (move.type === 'draw') {
    const card = after.waste.at(-1)
    return card === undefined ? 'Turned the waste over' : `Drew the ${cardName(card)}`
  }
  if (move.type !== 'move') return null
  const card = cardsIn(before, move.from).at(-move.count)
  if (card === undefined) return null
  const place = pileName(move.to)
  if (move.count === 1) return `${cardName(card)} to ${place}`
  const more = plural(move.count - 1, { one: '# more card', other: '# more cards' })
  return `${cardName(card)} and ${more} to ${place}`
}
