/** What the keys of piles, and those that pick up and draw, do. */
import { itemAt } from '../../../engine/core/itemAt'
import { createHold } from '../../../ui/cardTable/heldPile'
import type { Move, State } from '../rules'
import { bestMoveOf } from '../rules/best'
import { fits, mostFrom, runLength } from '../rules/moves'
import { cardsIn, FOUNDATION, homeOf, isColumn, isFoundation, STOCK } from '../rules/state'

const { get: held, focused, ...shared } = createHold()
export const { hold, focusOn, useHeld } = shared

/** Draws, and puts down what was picked up, as any own move does. */
export function drawCards(): Move {
  hold(null)
  return { type: 'draw' }
}

/** After an automatic move, or Undo: puts down what was picked up, unless its pile is the same. */
export function holdOn(before: State | null, after: State): void {
  const pile = held()?.pile
  if (pile === undefined) return
  if (!before || String(cardsIn(before, pile)) !== String(cardsIn(after, pile))) hold(null)
}

/** How many cards are picked up if the player did not say. */
function usualCount(state: State, pile: number): number {
  return isColumn(pile) ? runLength(state, pile) : 1
}

/** The move of the held cards to a pile; any foundation stands for that of the card. Releases them. */
export function putDown(state: State, pile: number): Move | null {
  const picked = held()
  if (!picked) return null
  const { pile: from, count } = picked
  hold(null)
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
}

/** Handles the key of a pile: the first picks it up, the second moves its cards. */
export function pressPile(state: State, pile: number): Move | null {
  if (held()) return putDown(state, pile)
  if (pile !== FOUNDATION && cardsIn(state, pile).length > 0) hold({ pile, count: null })
  return null
}

/** Picks up the focused cards, or puts the held ones on the focused pile. */
export function pickUp(state: State): Move | null {
  const [picked, focus] = [held(), focused()]
  if (!focus) return null
  if (picked) return picked.pile === focus.pile ? release() : putDown(state, focus.pile)
  if (focus.pile === STOCK) return drawCards()
  if (cardsIn(state, focus.pile).length > 0) hold(focus)
  return null
}

function release(): null {
  hold(null)
  return null
}
