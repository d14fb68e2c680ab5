/**
 * The count trainer: asks for the running Hi-Lo count from time to time. Hi-Lo counts 2 to 6 as plus one, tens and
 * aces as minus one (Harvey Dubner, 1963; in Edward O. Thorp, "Beat the Dealer", second edition, 1966).
 */
import { createRandom, drawInt } from '../../../engine/core/math/random'
import { cutAt, DECKS, pips } from './cards'
import { boxesOf, type Event, type State } from './state'

/** The count is asked after this many rounds, and before each shuffle. */
export const EVERY = 5
/** Number of counts to choose from. */
const CHOICES = 4

const tagOf = (card: number) => {
  const value = pips(card)
  return value === 1 || value === 10 ? -1 : value <= 6 ? 1 : 0
}

/** The count of all cards since the shuffle. At the end of a round, all of them have been visible. */
export function runningCount({ shoe, dealt }: Pick<State, 'shoe' | 'dealt'>): number {
  return shoe.slice(0, dealt).reduce((sum, card) => sum + tagOf(card), 0)
}

/** Asks for the count after a round, if it is due. */
export function asking(state: State): State {
  const { count, rounds, dealt, table } = state
  if (!count || (rounds % EVERY !== 0 && dealt < cutAt(table?.decks ?? DECKS, boxesOf(state)))) return state
  const min = runningCount(state) - drawInt(createRandom(state.seed + rounds), 0, CHOICES - 1)
  const open = Array.from({ length: CHOICES }, (_, i) => min + i)
  return { ...state, count: { ...count, open } }
}

/** Checks an answer. */
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
