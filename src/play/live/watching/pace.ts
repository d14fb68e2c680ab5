/** How fast a watcher plays a game that arrives in packets. */
import { TICK_MS } from '../../../engine/core/game/contract'

/** Ticks that wait at the usual speed, so that a late packet stops nothing: two packets of the host. */
export const CUSHION = 12
/** With more ticks than this, the connection was lost: they are played at once. */
const BEHIND = 90
/** The same for a watcher who has just joined. */
const BEHIND_AT_FIRST = 2 * CUSHION
/** The most by which the speed differs from the usual one. */
const EASE = 0.15

export class Pace {
  #due = 0
  #begun = false
  /** How long it has waited for a cushion, ms; null while ticks run. */
  #waitedMs: number | null = 0

  /**
   * How many ticks to play in a displayed frame.
   *
   * @param gapMs - time since the last frame
   * @param waiting - ticks that have arrived and were not played
   */
  due(gapMs: number, waiting: number): number {
    if (waiting > (this.#begun ? BEHIND : BEHIND_AT_FIRST)) {
      this.#due = 0
      this.#waitedMs = null
      this.#begun = true
      return waiting - CUSHION
    }
    if (this.#waitedMs !== null) {
      if (waiting > 0) this.#waitedMs += gapMs
      // The last ticks before a pause or an end are fewer than a cushion.
      if (waiting < CUSHION && this.#waitedMs < CUSHION * TICK_MS) return 0
      this.#waitedMs = null
      this.#begun = true
    }
    const off = (waiting - CUSHION) / CUSHION
    const speed = 1 + Math.max(-EASE, Math.min(EASE, off * EASE))
    this.#due += (gapMs / TICK_MS) * speed
    const ticks = Math.min(Math.floor(this.#due), waiting)
    this.#due = Math.min(this.#due - ticks, 1)
    if (waiting === 0) this.#waitedMs = 0
    return ticks
  }
  /** The share of the next tick that has passed, 0 to 1, to draw the scene between two ticks. */
  get alpha(): number {
    return Math.min(1, this.#due)
  }
}
