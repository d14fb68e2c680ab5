/** The next digit that the techniques prove, and what leads to it. */
import { bitOf } from './grid'
import { applyStep, nextStep } from './logic'
import { cellsOf } from './shape'
import type { SolverGrid, Step } from './technique'

/** Most steps of a reason before the one that places the digit. */
const MAX_HELP = 2

export interface NextDigit {
  /** The step that places the digit. */
  readonly step: Step
  readonly cell: number
  readonly digit: number
  /** The steps before it, in their order: they remove candidates. */
  readonly before: readonly Step[]
  /** Up to two of them that removed competing candidates, then `step`. */
  readonly reasons: readonly Step[]
}

/**
 * Follows the techniques until one places a digit.
 *
 * @param grid is changed: the candidates are removed, but the digit is not placed
 * @param onStep called before each step that removes candidates
 * @returns null if the techniques do not suffice
 */
export function findNextDigit(grid: SolverGrid, onStep?: (step: Step) => void): NextDigit | null {
  const before: Step[] = []
  for (let found = nextStep(grid); found; found = nextStep(grid)) {
    const { step } = found
    if (step.place) return { step, ...step.place, before, reasons: reasonsOf(step, before, grid) }
    onStep?.(step)
    before.push(step)
    applyStep(grid, step)
  }
  return null
}

function reasonsOf(step: Step, before: readonly Step[], { shape }: SolverGrid): readonly Step[] {
  const { cell, digit } = step.place as { cell: number; digit: number }
  const house = step.house === undefined ? [] : cellsOf(shape, step.house)
  const helped = before.filter((each) =>
    each.remove?.some(
      (elimination) =>
        elimination.cell === cell || (house.includes(elimination.cell) && elimination.bits & bitOf(digit)),
    ),
  )
  return [...helped.slice(-MAX_HELP), step]
}
