/** The card that was chosen first, and what a press on a second one does. Shared by keyboard, gamepad and board. */
import { createHold } from '../../../ui/cardTable/heldPile'
import { NONE, rankIndex } from '../../shared/patience/shape'
import type { Move, State } from '../rules'
import { KING, makePair, openCard, REMOVED, STOCK } from '../rules/state'

const { focused, ...holding } = createHold<State, Move>({
  stock: STOCK,
  cardsIn: (state, pile) => [openCard(state, pile)],
  // On the pile of taken cards it is refused with the reason, as a king is never chosen.
  moveTo: (_, { pile }) => ({ type: 'take', piles: [pile] }),
})
export const { held: chosen, hold, focusOn, useHeld: useChosen, draw, putDown, holdOn } = holding

/** Chooses the card of a pile, or takes it with the chosen one. A king goes at once. */
export function choose(state: State, pile: number): Move | null {
  const first = chosen()?.pile
  const card = openCard(state, pile)
  if (first === pile) {
    hold(null)
    return null
  }
  // A card that cannot be taken is refused with the reason.
  if (card === NONE || rankIndex(card) === KING) return { type: 'take', piles: [pile] }
  const other = first === undefined ? NONE : openCard(state, first)
  // If they do not make 13, the new one is chosen in place of the first.
  const isPair = other !== NONE && makePair(card, other)
  hold(isPair ? null : { pile, count: 1 })
  return first === undefined || other === NONE ? null : { type: 'take', piles: [first, pile] }
}

/** A press on the stock takes its card if it fits, and else draws. */
export function pressStock(state: State): Move {
  const card = openCard(state, STOCK)
  const first = chosen()?.pile
  const fits = first !== undefined && card !== NONE && makePair(card, openCard(state, first))
  hold(null)
  if (card !== NONE && rankIndex(card) === KING) return { type: 'take', piles: [STOCK] }
  return fits ? { type: 'take', piles: [first, STOCK] } : draw()
}

/** The key that chooses the focused card, also that of the stock. */
export function pickUp(state: State): Move | null {
  const pile = focused()?.pile
  if (pile === REMOVED) return putDown(state, REMOVED)
  return pile === undefined ? null : choose(state, pile)
}
