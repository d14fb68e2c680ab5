/** Owns how long a search may go on: its limits, and the count of what it has looked at. */

/** The time is looked at once in so many positions. */
const CLOCK_EVERY = 128

export interface Limits {
  /** Moves looked ahead. */
  readonly depth: number
  /** Positions looked at. */
  readonly nodes: number
  /** Whether captures are followed to their end beyond that depth. */
  readonly captures: boolean
  readonly noise: Int16Array
  overtime(): boolean
}

export class Effort {
  nodes = 0
  /** Once it is true, whatever a search returns is worth nothing. */
  stopped = false
  readonly limits: Limits

  constructor(limits: Limits) {
    this.limits = limits
  }
  /** One more position. */
  count(): void {
    if (++this.nodes % CLOCK_EVERY === 0 && this.limits.overtime()) this.stopped = true
    if (this.nodes >= this.limits.nodes) this.stopped = true
  }
}
