/**
 * Owns the count trainer: the running count of Hi-Lo, asked for now and then. Hi-Lo counts 2 to 6 as one up, tens and aces as
 * one down (Harvey Dubner, 1963; in Edward O. Thorp, "Beat the Dealer", second edition, 1966).
 */
import { createRandom, drawInt } from '../../../engine/core/math/random'
import { cutAt, DECKS, pips } from './cards'
import { boxesOf, type Event, type State } from './state'

/** Asked for after so many rounds, and before each shuffle. */
export const EVERY = 5
/** Counts to choose from. */
const CHOICES = 4

const tagOf = (card: number) => {
  const value = pips(card)
  return value === 1 || value === 10 ? -1 : value <= 6 ? 1 : 0
}

/** The count of all cards since the shuffle; at the end of a round every one of them was seen. */
export function runningCount({ shoe, dealt }: Pick<State, 'shoe' | 'dealt'>): number {
  return shoe.slice(0, dealt).reduce((sum, card) => sum + tagOf(card), 0)
}

/** A round has ended: the count may be asked for. */
export function asking(state: State): State {
  const { count, rounds, dealt, table } = state
  if (!count || (rounds % EVERY !== 0 && dealt < cutAt(table?.decks ?? DECKS, boxesOf(state)))) return state
  const least = runningCount(state) - drawInt(createRandom(state.seed + rounds), 0, CHOICES - 1)
  const open = Array.from({ length: CHOICES }, (_, i) => least + i)
  return { ...state, count: { ...count, open } }
}

/** An answer to what is asked. */
export function answered(
  state: State,
  value: number,
): { readonly state: State; readonly events: readonly Event[] } {
  const running = runningCount(state)
  const right = value === running
  const { asked = 0, right: before = 0 } = state.count ?? {}
  return {
    state: { ...state, count: { asked: asked + 1, right: before + (right ? 1 : 0) } },
    events: [{ type: right ? 'countRight' : 'countWrong', count: signed(running) }],
  }
}

/** +3, 0, \u22122. */
export function signed(count: number): string {
  return count > 0 ? `+${count}` : count < 0 ? `\u2212${-count}` : '0'
}
