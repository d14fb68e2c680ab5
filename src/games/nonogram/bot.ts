/**
 * Hints for Nonogram: a wrong mark, or the cells that one line proves, or else a contradiction. Revealed in three parts:
 * where, why, what.
 */
import type { Hint, Thinking, TurnBot } from '../../engine/core/game/contract'
import { inParts, type Part } from '../../engine/core/game/hintParts'
import { itemAt } from '../../engine/core/itemAt'
import type { Options } from './options'
import { type Move, rules, type State } from './rules'
import { clueText } from './rules/clues'
import { solveExactly } from './rules/exact'
import * as late from './rules/late'
import { lazyRules } from './rules/lazyRules'
import { findContradiction, Work } from './rules/solver'
import { cellsOfLine, clueOfLine, isWrong, shownCells, widthOf } from './rules/state'
import { type Found, simplestIn } from './rules/techniques'
import { aboutLine, cellTitle, placeTitle } from './rules/words'
import { hintTexts as texts } from './texts/hints'

// The worker loads them together with the bot: `start` needs them.
lazyRules.set(late)

interface Advice extends Hint<Move> {
  readonly where: Part
  readonly rule: Part
}

/** The player's marks, as the solver reads them. */
function workOf(state: State, shown: string): Work {
  const work = new Work({ rows: state.rows, cols: state.cols })
  for (const [cell, sign] of [...shown].entries()) if (sign !== '.') work.set(cell, sign === '#')
  return work
}

/** A mark to clear: it contradicts the solution, or leaves none. */
function clearing(state: State, cell: number): Advice {
  const row = Math.floor(cell / widthOf(state))
  const sign = state.cells[cell]
  const same = cellsOfLine(state, row).filter((each) => state.cells[each] === sign)
  const isFilled = sign === '#'
  const [about, number] = aboutLine(texts, state, row)
  return {
    move: { mark: 'clear', from: cell, to: cell },
    text: isFilled ? texts.clearFilled(cellTitle(state, cell)) : texts.clearCross(cellTitle(state, cell)),
    where: { text: about.isWrong(number), highlighted: cellsOfLine(state, row) },
    rule: {
      text: isFilled ? about.mustBeEmpty(number) : about.mustBeFilled(number),
      highlighted: same,
    },
  }
}

/** The first unbroken run of open cells among those that a line proves. */
function runOf(cells: readonly number[], shown: string, bits: number): number[] {
  const run: number[] = []
  for (const [place, cell] of cells.entries()) {
    if ((bits >> place) & 1 && shown[cell] === '.') run.push(cell)
    else if (run.length > 0) break
  }
  return run
}

/** What one line proves. */
function byLine(state: State, shown: string, { technique, line, found }: Found): Advice {
  const cells = cellsOfLine(state, line)
  const clue = clueText(clueOfLine(state, line))
  const isFill = found.filled !== 0
  const run = runOf(cells, shown, isFill ? found.filled : found.empty)
  const place = placeTitle(state, run)
  const open = cells.filter((cell) => shown[cell] === '.')
  const isDone = technique === 'done'
  const [about, number] = aboutLine(texts, state, line)
  const why =
    technique === 'split'
      ? (isFill ? about.splitFilled : about.splitEmpty)(number, clue)
      : isDone
        ? about.allPlaced(number)
        : about[technique](number, clue)
  const what = isFill
    ? texts.filled(place, clue)
    : isDone
      ? about.emptyOnceDone(number, place)
      : texts.empty(place, clue)
  return {
    move: { mark: isFill ? 'fill' : 'cross', from: itemAt(run, 0), to: run.at(-1) ?? itemAt(run, 0) },
    text: what,
    where: { text: about.lookAt(number), highlighted: cells },
    rule: { text: why, highlighted: open },
  }
}

function byContradiction(state: State, work: Work): Advice | null {
  const found = findContradiction(work)
  if (!found) return null
  const { cell, filled, broken } = found
  const title = cellTitle(state, cell)
  const [about, number] = aboutLine(texts, state, broken)
  return {
    move: { mark: filled ? 'fill' : 'cross', from: cell, to: cell },
    text: filled ? about.filledOrBroken(number, title) : about.emptyOrBroken(number, title),
    where: {
      text: texts.tryCell,
      highlighted: cellsOfLine(state, Math.floor(cell / widthOf(state))),
    },
    rule: {
      text: filled ? about.supposeEmpty(number) : about.supposeFilled(number),
      highlighted: [cell],
    },
  }
}

/** No technique helps, or marks leave no solution: only puzzles from outside. */
function bySolution(state: State, work: Work): Advice {
  const here = solveExactly(state, work).solution
  const anywhere = here ?? solveExactly(state).solution ?? []
  const width = widthOf(state)
  const isFilled = (cell: number) =>
    ((itemAt(anywhere, Math.floor(cell / width)) >> (cell % width)) & 1) === 1
  const all = [...state.cells].map((_, cell) => cell)
  const wrong = all.find((cell) => (isFilled(cell) ? state.cells[cell] === 'x' : state.cells[cell] === '#'))
  if (wrong !== undefined) return clearing(state, wrong)
  const cell = all.find((each) => work.at(each) < 0 && isFilled(each)) ?? 0
  const part = { text: texts.compare, highlighted: cellsOfLine(state, Math.floor(cell / width)) }
  return {
    move: { mark: 'fill', from: cell, to: cell },
    text: texts.noReason(cellTitle(state, cell)),
    where: part,
    rule: part,
  }
}

function advise(state: State): Advice {
  const shown = shownCells(state)
  const wrong = [...state.cells].findIndex((_, cell) => isWrong(state, cell))
  if (wrong >= 0) return clearing(state, wrong)
  const work = workOf(state, shown)
  const best = simplestIn(work)
  if (best && best !== 'broken') return byLine(state, shown, best)
  return (best === null ? byContradiction(state, work) : null) ?? bySolution(state, work)
}

export const bot: TurnBot<State, Move, Options> = {
  // There is no opponent, only hints.
  levels: [],
  choose: (state) => advise(state).move,
  hint(state, thinking: Pick<Thinking, 'times'>) {
    const { where, rule, ...all } = advise(state)
    return inParts(thinking, where, rule, all)
  },
  start: rules.start,
}
