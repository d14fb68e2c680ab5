/** Reviews moves of Sudoku: whether a digit is correct, and whether it could be deduced. */
import type { Judgement, Reviewer } from '../../engine/core/game/review'
import { itemAt } from '../../engine/core/itemAt'
import type { Move, State } from './rules'
import { solveExactly } from './rules/exact'
import { CELLS, cellTitle } from './rules/grid'
import { applyStep, createSolverGrid, nextStep } from './rules/logic'
import { isOpen } from './rules/marks'
import { type Shape, shapeOf } from './rules/shape'
import { moveTexts } from './texts/moves'
import { reviewTexts as texts } from './texts/review'

const WRONG = 1
const GUESS = 0.5

/** The solution of the puzzle. If there are several, the one that the digits lead to; null if they lead to none. */
function solutionOf(before: State, after: State): readonly number[] | null {
  const shape = shapeOf(before)
  const alone = solveExactly(before.givens, 2, shape)
  const found =
    alone.count === 1 && alone.whole
      ? alone
      : [after, before].map(({ digits }) => solveExactly(digits, 1, shape)).find(({ count }) => count > 0)
  return found?.solution ? Array.from(found.solution) : null
}

interface Proof {
  /** Why the cell can be deduced; null if no technique leads to it. */
  readonly reason: string | null
  /** Some other cell can be deduced. */
  readonly others: boolean
}

/** What can be deduced from the current digits. */
function proofOf(digits: readonly number[], cell: number, shape: Shape): Proof {
  const grid = createSolverGrid(digits, shape)
  let others = false
  for (let found = nextStep(grid); found; found = nextStep(grid)) {
    if (found.step.place?.cell === cell) return { reason: found.step.say(), others }
    others ||= found.step.place !== undefined
    applyStep(grid, found.step)
  }
  return { reason: null, others }
}

/** The digit that a move places, and the cells that it changes; null for other moves. */
function digitOf(before: State, move: Move): { cells: readonly number[]; digit: number } | null {
  if (move.type === 'digit') return { cells: [move.cell], digit: move.digit }
  if (move.type !== 'set' || move.layer !== 'digit') return null
  const cells = move.cells.filter(
    (cell) => isOpen(before, 'digit', cell) && before.digits[cell] !== move.value,
  )
  return { cells, digit: move.value }
}

export const reviewer: Reviewer<State, Move> = {
  measure: {
    label: texts.correct,
    sides: false,
    max: CELLS,
    unit: texts.unit(CELLS),
    grades: [GUESS, 0.8, WRONG],
  },
  judge(before, move, after): Judgement<Move> | null {
    const placed = digitOf(before, move)
    const solution = placed && solutionOf(before, after)
    if (!solution) return null
    const { cells, digit } = placed
    // Of several cells the first one that is wrong is judged.
    const cell = cells.find((each) => solution[each] !== digit) ?? itemAt(cells, 0)
    const right = itemAt(solution, cell)
    const value = after.digits.filter((each, at) => each === solution[at]).length
    // Wrong digits prove nothing, so they are left out.
    const sound = before.digits.map((each, at) => (at !== cell && each === solution[at] ? each : 0))
    const { reason, others } = proofOf(sound, cell, shapeOf(before))
    const name = cellTitle(cell)
    if (digit !== right)
      return {
        value,
        loss: WRONG,
        sums: { wrong: 1 },
        better: {
          move: { type: 'digit', cell, digit: right },
          text: moveTexts.digit(right, Math.floor(cell / 9) + 1, (cell % 9) + 1),
        },
        why: reason ?? texts.proven(name, right),
      }
    if (reason !== null) return { value, loss: 0 }
    if (!others) return { value, loss: 0, sums: { guesses: 1 } }
    return {
      value,
      loss: GUESS,
      sums: { guesses: 1, needless: 1 },
      why: texts.guess(name),
    }
  },
  summary: (_last, sums) => ({
    [texts.summary.wrong]: sums.wrong ?? 0,
    [texts.summary.guesses]: sums.guesses ?? 0,
    [texts.summary.avoidable]: sums.needless ?? 0,
  }),
}
