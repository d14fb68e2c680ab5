/** Owns how many pixels are drawn: as many as eyes can see, fewer where the machine cannot draw them in time. */

/** Sharper than this costs more than eyes can see. */
export const MOST_PIXELS_PER_UNIT = 2
/** Parts of the full sharpness, from the best downwards. */
const STEPS = [1, 0.8, 0.65, 0.5]
/** Frames that take longer than this on average are too slow to play by: fewer than 25 a second. */
const SLOW_MS = 40
/** A gap longer than this is no slow frame but a pause of the machine. */
const PAUSE_MS = 400
const LOOK_MS = 1000

/** Steps down while frames come too slowly, and stays there for the visit: a picture that changes its mind flickers. */
export class Sharpness {
  #step = 0
  #frames = 0
  #ms = 0

  /** Pixels per CSS pixel. */
  get density(): number {
    const full = Math.min(globalThis.devicePixelRatio || 1, MOST_PIXELS_PER_UNIT)
    return full * (STEPS[this.#step] as number)
  }
  /** Takes note of a frame that came `ms` after the one before. True when the sharpness has changed by that. */
  note(ms: number): boolean {
    if (ms > PAUSE_MS) return false
    this.#frames++
    this.#ms += ms
    if (this.#ms < LOOK_MS) return false
    const slow = this.#ms / this.#frames > SLOW_MS
    this.#frames = 0
    this.#ms = 0
    if (!slow || this.#step === STEPS.length - 1) return false
    this.#step++
    return true
  }
}
