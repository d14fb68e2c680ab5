/** The moment at which a technique is needed: all simpler ones prove no digit. */
import type { Options } from '../../options'
import { createSolverGrid } from '../logic'
import { findNextDigit } from '../nextDigit'
import { CLASSIC } from '../shape'
import type { Technique } from '../technique'

export type Practice = Exclude<Options['practice'], 'off'>

/** The techniques that can be practiced, simplest first as in `logic.ts`. */
export const PRACTICED: Readonly<Record<Practice, Technique>> = {
  locked: 'Locked candidates',
  'naked-pair': 'Naked pair',
  'hidden-pair': 'Hidden pair',
  'naked-triple': 'Naked triple',
  'hidden-triple': 'Hidden triple',
  'x-wing': 'X-Wing',
  skyscraper: 'Skyscraper',
  'xy-wing': 'XY-Wing',
  swordfish: 'Swordfish',
}

const ORDER = Object.values(PRACTICED)

export interface Moment {
  /** The hardest technique that the next digit needs. */
  readonly technique: Technique
  /** The candidates when it is needed first: those that the simpler techniques leave. */
  readonly candidates: readonly number[]
  /** The technique is needed once, and is among the reasons that a hint names. */
  readonly isClear: boolean
}

/** @returns null if the next digit needs no technique that can be practiced, or if none proves it */
export function momentOf(digits: readonly number[]): Moment | null {
  const grid = createSolverGrid(digits, CLASSIC)
  let hardest = -1
  let candidates: readonly number[] = []
  const next = findNextDigit(grid, ({ technique }) => {
    const rank = ORDER.indexOf(technique)
    if (rank <= hardest) return
    hardest = rank
    candidates = [...grid.candidates]
  })
  const technique = ORDER[hardest]
  if (!next || !technique) return null
  const uses = next.before.filter((step) => step.technique === technique).length
  const isClear = uses === 1 && next.reasons.some((step) => step.technique === technique)
  return { technique, candidates, isClear }
}
