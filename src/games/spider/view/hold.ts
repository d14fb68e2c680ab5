/** What the keys of columns, and those that pick up and deal, do. */
import { createHold } from '../../../ui/cardTable/heldPile'
import type { Move, State } from '../rules'
import { bestMoveOf, mostFrom, runLength } from '../rules/moves'
import { cardsIn, isColumn, STOCK } from '../rules/state'

const { get: held, focused, ...shared } = createHold()
export const { hold, focusOn, useHeld } = shared

/** Deals, and puts down what was picked up, as any own move does. */
export function dealCards(): Move {
  hold(null)
  return { type: 'draw' }
}

/** After a move, or Undo: puts down what was picked up, unless its column is the same. */
export function holdOn(before: State | null, after: State): void {
  const pile = held()?.pile
  if (pile === undefined) return
  if (!before || String(cardsIn(before, pile)) !== String(cardsIn(after, pile))) hold(null)
}

/** The move of pressed cards to their best place; one to their own column is refused with the reason. */
export const pressed = (state: State, from: number, count: number): Move =>
  bestMoveOf(state, from, count) ?? { type: 'move', from, to: from, count }

/** The move of the held cards to a column. Releases them. */
export function putDown(state: State, to: number): Move | null {
  const picked = held()
  hold(null)
  if (!picked || !isColumn(to)) return null
  const { pile: from, count } = picked
  const run = runLength(state, from)
  if (run === 0) return null
  if (to === from) return pressed(state, from, count ?? run)
  return { type: 'move', from, to, count: count ?? (mostFrom(state, from, to) || run) }
}

/** Handles the key of a column: the first picks it up, the second moves its cards. */
export function pressColumn(state: State, column: number): Move | null {
  if (held()) return putDown(state, column)
  if (cardsIn(state, column).length > 0) hold({ pile: column, count: null })
  return null
}

/** Picks up the focused cards, or puts the held ones on the focused column. */
export function pickUp(state: State): Move | null {
  const [picked, focus] = [held(), focused()]
  if (!focus) return null
  if (focus.pile === STOCK) return dealCards()
  if (!picked) {
    if (cardsIn(state, focus.pile).length > 0) hold(focus)
    return null
  }
  if (picked.pile !== focus.pile) return putDown(state, focus.pile)
  hold(null)
  return null
}
