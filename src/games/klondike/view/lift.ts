/** Cards that leave their pile together, as long as they lie at its end. */
import type { Lifted } from '../../../ui/cardTable/CardTable'
import type { State } from '../rules'
import { runLength } from '../rules/moves'
import { cardsIn, isColumn, isWon, STOCK } from '../rules/state'

/** The top `count` cards of a pile; null if they may not be lifted. */
export function lift(state: State, pile: number, count: number): Lifted | null {
  if (pile === STOCK || count === 0 || isWon(state)) return null
  if (isColumn(pile) && count > runLength(state, pile)) return null
  return { pile, cards: cardsIn(state, pile).slice(-count) }
}

/** Whether the cards still lie where they were lifted from. */
export function isLifted(state: State, { pile, cards }: Lifted): boolean {
  const now = lift(state, pile, cards.length)
  return now !== null && now.cards.length === cards.length && now.cards.every((card, i) => card === cards[i])
}
