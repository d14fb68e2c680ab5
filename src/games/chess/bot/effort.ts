/** Owns the limits of a search in chess. */
import { Budget } from '../../../engine/core/math/search'

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

export class Effort extends Budget {
  readonly limits: Limits

  constructor(limits: Limits) {
    super({ overtime: () => limits.overtime(), every: CLOCK_EVERY, nodes: limits.nodes, sure: false })
    this.limits = limits
  }
}
