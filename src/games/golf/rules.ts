/** Golf: seven columns of five cards, and a stroke for each card that is left. */
import { runRules, timeOf } from '../shared/patience/run'
import type { RunState } from '../shared/patience/runState'
import { cardsLeft, shapeOf } from '../shared/patience/shape'
import type { Options } from './options'
import type { Stat } from './texts/game'

export type { RunEvent as Event, RunMove as Move, RunState as State } from '../shared/patience/runState'

export const SHAPE = shapeOf(Array.from({ length: 5 }, () => [0, 1, 2, 3, 4, 5, 6]))

/** The cards left on the table; after a win, those left in the stock count below zero. */
export function strokesOf({ places, stock }: RunState): number {
  const left = cardsLeft(places)
  // Subtracted: a negated 0 would be shown as -0.
  return left > 0 ? left : 0 - stock.length
}

export const rules = runRules<Options, Stat>({
  shape: SHAPE,
  // More would find few more deals for many times the work.
  dealNodes: 1000,
  points: () => 0,
  hud: (state, seconds) => ({ Strokes: strokesOf(state), Time: seconds }),
  results: (state, isWon) => ({ Strokes: strokesOf(state), ...(isWon && { Time: timeOf(state) }) }),
})
