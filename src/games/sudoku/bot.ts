/** Hints for Sudoku: the next digit with the reason a person would give, revealed in three parts. */
import type { Hint, Thinking, TurnBot } from '../../engine/core/game/contract'
import { itemAt } from '../../engine/core/itemAt'
import type { Options } from './options'
import { type Move, rules, type State } from './rules'
import { solveExactly } from './rules/exact'
import { cellTitle, SIZE } from './rules/grid'
import * as lazy from './rules/lazy'
import { lazyRules } from './rules/lazyRules'
import { createSolverGrid } from './rules/logic'
import { findNextDigit } from './rules/nextDigit'
import { boxName, list, lookAt, lookAtSeveral } from './rules/sentences'
import { cellsOf, type Shape, shapeOf } from './rules/shape'
import type { Step } from './rules/technique'
import { hintTexts as texts } from './texts/hints'
import { stepTexts } from './texts/steps'

// The worker loads them together with the bot: `start` needs them.
lazyRules.set(lazy)

const PARTS = 3

type Advice = Omit<Hint<Move>, 'highlighted'>

/** The whole hint, with the texts of its first two parts: where to look and what to find there. */
interface Whole extends Advice {
  readonly cells: readonly number[]
  readonly where: string
  readonly what: string
}

/** The index of a cell's box: its houses are row, column and box, followed by any others. */
const boxOf = ({ housesOf }: Shape, cell: number) => itemAt(itemAt(housesOf, cell), 2)

/** A digit that must be wrong, or null if the grid can still be completed. */
function wrongDigit({ givens, digits }: State, shape: Shape): number | null {
  const solved = solveExactly(givens, 2, shape)
  const own = [...digits.keys()].filter((cell) => givens[cell] === 0 && digits[cell] !== 0)
  if (solved.count === 1 && solved.whole) {
    const wrong = own.find((cell) => digits[cell] !== solved.solution?.[cell])
    return wrong ?? null
  }
  // With several solutions: the first digit, in reading order, that leaves none.
  const grid = givens.slice()
  for (const cell of own) {
    grid[cell] = itemAt(digits, cell)
    const { count, whole } = solveExactly(grid, 1, shape)
    if (count === 0 && whole) return cell
  }
  return null
}

function techniqueText(steps: readonly Step[]): string {
  const names = list(steps.map(({ technique }) => stepTexts.techniques[technique]))
  return steps.length === 1 ? texts.technique(names) : texts.techniques(names)
}

function adviseAll(state: State): Whole {
  const shape = shapeOf(state)
  const wrong = wrongDigit(state, shape)
  if (wrong !== null) {
    const box = boxOf(shape, wrong)
    return {
      move: { type: 'clear', cell: wrong },
      text: texts.remove(cellTitle(wrong), itemAt(state.digits, wrong)),
      cells: cellsOf(shape, box),
      where: texts.wrongInBox(boxName(box)),
      what: texts.oneWrongInBox(boxName(box), ownIn(state, box)),
    }
  }
  const grid = createSolverGrid(state.digits, shape)
  const next = findNextDigit(grid)
  if (next) {
    const { step, cell, digit, reasons } = next
    const houses = [step.house ?? boxOf(shape, cell), ...(step.also ?? [])]
    const where = houses.length === 1 ? lookAt(shape, itemAt(houses, 0)) : lookAtSeveral(houses)
    return {
      move: { type: 'digit', cell, digit },
      text: [texts.is(cellTitle(cell), digit), ...reasons.map((each) => each.say(cell))].join(' '),
      // With the rule of 45 the cell may be outside the houses that prove it.
      cells: [...new Set([...houses.flatMap((house) => cellsOf(shape, house)), cell])],
      where,
      what: `${where} ${techniqueText(reasons)}`,
    }
  }
  // The techniques do not suffice, or there are several solutions: look up a digit.
  const { solution, count } = solveExactly(state.digits, 2, shape)
  const size = (each: number) => itemAt(SIZE, itemAt(grid.candidates, each))
  const cell = itemAt(
    [...grid.candidates.keys()].filter((each) => state.digits[each] === 0).sort((a, b) => size(a) - size(b)),
    0,
  )
  const digit = solution?.[cell] ?? 1
  const box = boxOf(shape, cell)
  return {
    move: { type: 'digit', cell, digit },
    text: (count > 1 ? texts.trySolution : texts.tryDigit)(cellTitle(cell), digit),
    cells: cellsOf(shape, box),
    where: lookAt(shape, box),
    what: texts.noRuleInBox(boxName(box)),
  }
}

/** The player's own digits in a house, in ascending order: '2, 5, or 7'. */
function ownIn(state: State, house: number): string {
  const { givens, digits } = state
  const own = cellsOf(shapeOf(state), house).filter((cell) => givens[cell] === 0 && digits[cell] !== 0)
  return list(own.map((cell) => itemAt(digits, cell)).sort(), 'or')
}

/** Reveals where to look, then the technique, then the digit. */
function advise(state: State, { times = PARTS }: Pick<Thinking, 'times'>): Advice {
  const { move, text, cells, where, what } = adviseAll(state)
  const part = { at: Math.min(times, PARTS), of: PARTS }
  if (times >= PARTS) return { move, text, part }
  return { move: { type: 'look', cell: -1, cells }, text: times === 1 ? where : what, part }
}

export const bot: TurnBot<State, Move, Options> = {
  // Sudoku has no computer opponent, only hints.
  levels: [],
  choose: (state) => adviseAll(state).move,
  hint: advise,
  start: rules.start,
}
