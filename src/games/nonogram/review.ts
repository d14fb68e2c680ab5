/** Reviews moves of Nonogram: whether a mark is correct, and whether it could be deduced. */
import type { Judgement, Reviewer } from '../../engine/core/game/review'
import { itemAt } from '../../engine/core/itemAt'
import type { Move, State } from './rules'
import { clueText } from './rules/clues'
import { followLines, newlyProved, SolverGrid } from './rules/solver'
import { changedByMove, clueOfLine, isWrong, shownCells, solutionAt } from './rules/state'
import { aboutLine, cellName, cellTitle } from './rules/words'
import { reviewTexts as texts } from './texts/review'

const WRONG = 1
const GUESS = 0.5

/** The correct marks; wrong ones prove nothing. */
function soundGrid(state: State): SolverGrid {
  const grid = new SolverGrid(state)
  for (const [cell, character] of [...shownCells(state)].entries())
    if (character !== '.' && (character === '#') === solutionAt(state, cell))
      grid.set(cell, character === '#')
  return grid
}

/** The row or column that alone proves a cell now; -1 if neither does. */
function provingLine(grid: SolverGrid, cell: number): number {
  const [row, col] = [Math.floor(cell / grid.width), cell % grid.width]
  const proves = (line: number, index: number) => {
    const found = newlyProved(grid, line)
    return found !== null && (((found.filled | found.empty) >> index) & 1) === 1
  }
  if (proves(row, col)) return row
  return proves(grid.height + col, row) ? grid.height + col : -1
}

/** Why a cell has its value, from the correct marks; null if neither lines nor one assumption prove it. */
function reasonOf(state: State, grid: SolverGrid, cell: number): string | null {
  const isFilled = solutionAt(state, cell) === true
  const title = cellTitle(state, cell)
  const line = provingLine(grid, cell)
  if (line >= 0) {
    const clue = clueText(clueOfLine(state, line))
    const [about, number] = aboutLine(texts, state, line)
    return isFilled ? about.filledInEveryWay(number, title, clue) : about.emptyInEveryWay(number, title, clue)
  }
  const further = grid.copy()
  followLines(further)
  if (further.at(cell) >= 0) return isFilled ? texts.filledByOthers(title) : texts.emptyByOthers(title)
  const trial = further.copy()
  trial.set(cell, !isFilled)
  const { broken } = followLines(trial, cell)
  if (broken < 0) return null
  const name = cellName(state, cell)
  const [about, number] = aboutLine(texts, state, broken)
  return isFilled ? about.ifEmpty(number, name) : about.ifFilled(number, name)
}

/** How much of the picture is filled correctly, in percent. Crosses do not count, because a player need not set them. */
function progressOf(state: State): number {
  const all = [...state.cells].map((_, cell) => cell).filter((cell) => solutionAt(state, cell))
  return (100 * all.filter((cell) => state.cells[cell] === '#').length) / Math.max(1, all.length)
}

export const reviewer: Reviewer<State, Move> = {
  measure: {
    label: texts.filled,
    sides: false,
    unit: '%',
    grades: [GUESS, 0.8, WRONG],
  },
  judge(before, move, after): Judgement<Move> | null {
    if (move.mark === 'clear' || !before.solution) return null
    const value = progressOf(after)
    const changed = changedByMove(before, move)
    const grid = soundGrid(before)
    const wrong = changed.filter((cell) => isWrong(after, cell))
    if (wrong.length > 0) {
      const cell = itemAt(wrong, 0)
      const mark = move.mark === 'fill' ? 'cross' : 'fill'
      const name = cellName(before, cell)
      const isFilled = mark === 'fill'
      return {
        value,
        loss: WRONG,
        sums: { wrong: wrong.length },
        better: {
          move: { mark, from: cell, to: cell },
          text: isFilled ? texts.fill(name) : texts.cross(name),
        },
        why: reasonOf(before, grid, cell) ?? (isFilled ? texts.earlyFilled(name) : texts.earlyEmpty(name)),
      }
    }
    const guessed = changed.find((cell) => reasonOf(before, grid, cell) === null)
    if (guessed === undefined) return { value, loss: 0 }
    return {
      value,
      loss: GUESS,
      sums: { guesses: 1 },
      why: texts.guess(cellTitle(before, guessed)),
    }
  },
  summary: (last, sums) => ({
    [texts.summary.wrong]: sums.wrong ?? 0,
    [texts.summary.guesses]: sums.guesses ?? 0,
    ...(last.solution ? {} : { [texts.summary.solutions]: texts.summary.several }),
  }),
}
