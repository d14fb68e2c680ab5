/** What is held, and where it goes. */
import { itemAt } from '../../../engine/core/itemAt'
import { createHold } from '../../../ui/cardTable/heldPile'
import type { Move, State } from '../rules'
import { bestMoveOf } from '../rules/best'
import { fits, mostFrom, runLength } from '../rules/moves'
import { cardsIn, homeOf, isColumn, isFoundation, STOCK } from '../rules/state'

/** How many cards are picked up if the player did not say. */
export const usualCount = (state: State, pile: number) => (isColumn(pile) ? runLength(state, pile) : 1)

export const { hold, focusOn, useHeld, draw, putDown, holdOn, pressPile, pickUp } = createHold<State, Move>({
  stock: STOCK,
  cardsIn,
  /** Any foundation stands for that of the card. */
  moveTo(state, { pile: from, count }, pile) {
    const cards = cardsIn(state, from)
    if (cards.length === 0) return null
    const to = isFoundation(pile) && !isFoundation(from) ? homeOf(itemAt(cards, -1)) : pile
    if (to === from) {
      const all = count ?? usualCount(state, from)
      const best = bestMoveOf(state, from, count ?? 1) ?? bestMoveOf(state, from, all)
      // A move to its own pile is refused with the reason.
      return best ?? (isFoundation(from) ? null : { type: 'move', from, to, count: all })
    }
    // Cards that fit but are too many are refused with the reason.
    const max = count ?? (mostFrom(state, from, to) || mostFrom(state, from, to, fits) || 1)
    return { type: 'move', from, to, count: isFoundation(to) ? 1 : max }
  },
})
