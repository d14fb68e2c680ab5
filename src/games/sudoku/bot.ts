/** Owns the hint of Sudoku: the next digit, with the reason a person would give. */
import type { TurnBot } from '../../engine/core/contract'
import { type Move, rules, type State } from './rules'
import { solveExactly } from './rules/exact'
import { bitOf, cellName, HOUSES, SIZE } from './rules/grid'
import { applyStep, createWork, nextStep } from './rules/logic'
import type { Step } from './rules/technique'

interface Advice {
  readonly move: Move
  readonly text: string
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

/** A digit that cannot stay, or null when what stands can still be completed. */
function wrongDigit({ givens, digits }: State): number | null {
  const solved = solveExactly(givens, 2)
  const own = [...digits.keys()].filter((cell) => givens[cell] === 0 && digits[cell] !== 0)
  if (solved.count === 1) {
    const wrong = own.find((cell) => digits[cell] !== solved.solution?.[cell])
    return wrong ?? null
  }
  // Several solutions: the first digit, in reading order, with which none is left.
  const grid = givens.slice()
  for (const cell of own) {
    grid[cell] = digits[cell] as number
    if (solveExactly(grid, 1).count === 0) return cell
  }
  return null
}

/** The steps that crossed out what stood in the way of this placement, at most two of them, for the reason. */
function because(step: Step, before: readonly Step[]): string {
  const { cell, digit } = step.place as { cell: number; digit: number }
  const house = step.house === undefined ? [] : (HOUSES[step.house] as readonly number[])
  const helped = before.filter((each) =>
    each.remove?.some(
      (fall) => fall.cell === cell || (house.includes(fall.cell) && fall.bits & bitOf(digit)),
    ),
  )
  return [...helped.slice(-2), step].map((each) => each.say()).join(' ')
}

function advise(state: State): Advice {
  const wrong = wrongDigit(state)
  if (wrong !== null)
    return {
      move: { type: 'clear', cell: wrong },
      text: `${capital(cellName(wrong))} cannot be ${state.digits[wrong]}. Take it out.`,
    }
  const work = createWork(state.digits)
  const before: Step[] = []
  for (let found = nextStep(work); found; found = nextStep(work)) {
    const { step } = found
    if (step.place) {
      const { cell, digit } = step.place
      const text = `${capital(cellName(cell))} is ${digit}. ${because(step, before)}`
      return { move: { type: 'digit', cell, digit }, text }
    }
    before.push(step)
    applyStep(work, step)
  }
  // Beyond the techniques, or more than one solution: looked up.
  const { solution, count } = solveExactly(state.digits, 2)
  const size = (each: number) => SIZE[work.marks[each] as number] as number
  const cell = [...work.marks.keys()]
    .filter((each) => state.digits[each] === 0)
    .sort((a, b) => size(a) - size(b))[0] as number
  const digit = solution?.[cell] ?? 1
  const why =
    count > 1
      ? `The grid has more than one solution; with ${digit} there it can be finished.`
      : 'No simple reason: every other digit leads to a contradiction.'
  return { move: { type: 'digit', cell, digit }, text: `${capital(cellName(cell))}: try ${digit}. ${why}` }
}

export const bot: TurnBot<State, Move> = {
  // Nobody plays against the visitor; the hint is all.
  levels: [],
  choose: (state) => advise(state).move,
  hint: advise,
  start: rules.start,
}
