/** Limits of a chess search. */
import { Budget } from '../../../engine/core/math/search'

/** The clock is checked once per this many positions. */
const CLOCK_EVERY = 128

export interface Limits {
  /** Maximum depth in moves. */
  readonly depth: number
  /** Maximum number of positions. */
  readonly nodes: number
  /** Whether captures are followed to their end beyond that depth. */
  readonly captures: boolean
  readonly noise: Int16Array
  overtime(): boolean
}

export class SearchBudget extends Budget {
  readonly limits: Limits

  constructor(limits: Limits) {
    super({ overtime: () => limits.overtime(), every: CLOCK_EVERY, nodes: limits.nodes, sure: false })
    this.limits = limits
  }
}
