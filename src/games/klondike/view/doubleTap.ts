/**
 * A double tap sends a card to its foundation. The first tap has already moved it to its best place, so the second
 * one, on what lies there now, must not move that as well.
 */
import type { Move, State } from '../rules'
import { canMove } from '../rules/moves'
import { cardsIn, homeOf, isFoundation, pilesOf } from '../rules/state'
import type { Spot } from './spots'

const DOUBLE_MS = 320

export function createDoubleTap() {
  let first: { readonly card: number; readonly pile: number; readonly at: number } | null = null
  return {
    /** A tap moved this card. */
    tapped({ card, pile }: Spot): void {
      first = { card, pile, at: performance.now() }
    },
    /** The move of a second tap; 'ignored' if it does nothing; null if the tap is a first one. */
    second(spot: Spot, state: State): Move | 'ignored' | null {
      const before = first
      first = null
      if (!before || before.pile !== spot.pile || performance.now() - before.at > DOUBLE_MS) return null
      const from = pilesOf(state).find((pile) => cardsIn(state, pile).at(-1) === before.card)
      if (from === undefined) return 'ignored'
      // It went home with the first tap: a fast player taps the next card of the pile.
      if (isFoundation(from)) return null
      const to = homeOf(before.card)
      return canMove(state, from, to, 1) ? { type: 'move', from, to, count: 1 } : 'ignored'
    },
  }
}
