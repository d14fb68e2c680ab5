/** Owns the fixed time step: how many whole ticks a frame holds, and how far the view stands between the last two. */
import { TICK_MS } from './game/contract'

/** A longer gap (a stall, a sleeping laptop) counts as this many ms. */
export const LONGEST_GAP_MS = 250
/** More ticks than this in one frame are dropped: the game slows down rather than freezing the page. */
export const MOST_STEPS = 5

export interface FixedLoop {
  /**
   * Takes the ms since the last frame and runs `step` once for every whole tick in it.
   * Returns alpha, 0 <= alpha < 1: how far the time stands past the last tick, in ticks.
   */
  advance(gapMs: number, step: () => void): number
  /** Forgets the part of a tick that has gathered (after a pause). */
  reset(): void
}

/** A loop in which no part of a tick has gathered yet. */
export function createLoop(): FixedLoop {
  let gathered = 0
  return {
    advance(gapMs, step) {
      // Negative and NaN gaps happen when a clock is adjusted.
      const gap = gapMs > 0 ? Math.min(gapMs, LONGEST_GAP_MS) : 0
      gathered += gap
      // A hair of tolerance keeps 60 Hz displays from dropping a tick to rounding.
      let steps = Math.floor(gathered / TICK_MS + 1e-6)
      gathered = Math.max(0, gathered - steps * TICK_MS)
      steps = Math.min(steps, MOST_STEPS)
      for (let i = 0; i < steps; i++) step()
      return Math.min(gathered / TICK_MS, 1 - Number.EPSILON)
    },
    reset() {
      gathered = 0
    },
  }
}
