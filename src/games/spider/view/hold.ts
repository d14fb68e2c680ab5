/** What is held, and where it goes. */
import { createHold } from '../../../ui/cardTable/heldPile'
import type { Move, State } from '../rules'
import { bestMoveOf, mostFrom, runLength } from '../rules/moves'
import { cardsIn, isColumn, STOCK } from '../rules/state'

/** The move of pressed cards to their best place; one to their own column is refused with the reason. */
export const pressed = (state: State, from: number, count: number): Move =>
  bestMoveOf(state, from, count) ?? { type: 'move', from, to: from, count }

export const { hold, focusOn, useHeld, draw, putDown, holdOn, pressPile, pickUp } = createHold<State, Move>({
  stock: STOCK,
  cardsIn,
  moveTo(state, { pile: from, count }, to) {
    if (to === STOCK) return { type: 'draw' }
    const run = isColumn(to) ? runLength(state, from) : 0
    if (run === 0) return null
    if (to === from) return pressed(state, from, count ?? run)
    return { type: 'move', from, to, count: count ?? (mostFrom(state, from, to) || run) }
  },
})
