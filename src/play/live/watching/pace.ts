/** How fast a watcher plays a game that arrives in packets. */
import { TICK_MS } from '../../../engine/core/game/contract'

/** Ticks that wait at the usual speed, so that a late packet stops nothing: two packets of the host. */
export const CUSHION = 12
/** With more ticks than this, a watcher has just joined, or the connection was lost: they are played at once. */
const BEHIND = 90
/** The most by which the speed differs from the usual one. */
const EASE = 0.15

export class Pace {
  #due = 0
  /** Waits until there is a cushion again. */
  #dry = true

  /**
   * How many ticks to play in a displayed frame.
   *
   * @param gapMs - time since the last frame
   * @param waiting - ticks that have arrived and were not played
   * @param ended - no further ticks come: the game is over
   */
  due(gapMs: number, waiting: number, ended = false): number {
    if (waiting > BEHIND) {
      this.#due = 0
      return waiting - CUSHION
    }
    if (this.#dry && waiting < CUSHION && !ended) return 0
    this.#dry = false
    const off = (waiting - CUSHION) / CUSHION
    const speed = ended ? 1 : 1 + Math.max(-EASE, Math.min(EASE, off * EASE))
    this.#due += (gapMs / TICK_MS) * speed
    const ticks = Math.min(Math.floor(this.#due), waiting)
    this.#due = Math.min(this.#due - ticks, 1)
    this.#dry = waiting === 0
    return ticks
  }
  /** The share of the next tick that has passed, 0 to 1, to draw the scene between two ticks. */
  get alpha(): number {
    return Math.min(1, this.#due)
  }
}
