/** The fixed time step: how many whole ticks fit into a frame, and how far the view is between two ticks. */
import { TICK_MS } from './game/contract'

/** Longer gaps (a stall, a sleeping laptop) count as this many ms. */
export const LONGEST_GAP_MS = 250
/** Further ticks in one frame are dropped: the game slows down instead of freezing the page. */
export const MAX_STEPS = 5

export interface FixedLoop {
  /**
   * Runs `step` once for every whole tick since the last frame.
   *
   * @param gapMs ms since the last frame
   * @returns alpha, 0 <= alpha < 1: time since the last tick, in ticks
   */
  advance(gapMs: number, step: () => void): number
  /** Empties the accumulator, after a pause. */
  reset(): void
}

/** Creates a loop with an empty accumulator. */
export function createLoop(): FixedLoop {
  let accumulator = 0
  return {
    advance(gapMs, step) {
      // Negative and NaN gaps occur when a clock is adjusted.
      const gap = gapMs > 0 ? Math.min(gapMs, LONGEST_GAP_MS) : 0
      accumulator += gap
      // A small tolerance keeps 60 Hz displays from dropping a tick to rounding.
      let steps = Math.floor(accumulator / TICK_MS + 1e-6)
      accumulator = Math.max(0, accumulator - steps * TICK_MS)
      steps = Math.min(steps, MAX_STEPS)
      for (let i = 0; i < steps; i++) step()
      return Math.min(accumulator / TICK_MS, 1 - Number.EPSILON)
    },
    reset() {
      accumulator = 0
    },
  }
}
