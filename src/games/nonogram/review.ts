/** Reviews moves of Nonogram: whether a mark is correct, and whether it could be deduced. */
import type { Judgement, Reviewer } from '../../engine/core/game/review'
import { itemAt } from '../../engine/core/itemAt'
import type { Move, State } from './rules'
import { clueText } from './rules/clues'
import { followLines, newIn, Work } from './rules/solver'
import { changedByMove, clueOfLine, isWrong, shownCells, solutionAt } from './rules/state'
import { cellName, cellTitle, lineTexts } from './rules/words'

const WRONG = 1
const GUESS = 0.5

/** The correct marks; wrong ones prove nothing. */
function soundWork(state: State): Work {
  const work = new Work(state)
  for (const [cell, sign] of [...shownCells(state)].entries())
    if (sign !== '.' && (sign === '#') === solutionAt(state, cell)) work.set(cell, sign === '#')
  return work
}

/** The row or column that alone proves a cell now; -1 if neither does. */
function provingLine(work: Work, cell: number): number {
  const [row, col] = [Math.floor(cell / work.width), cell % work.width]
  const proves = (line: number, place: number) => {
    const found = newIn(work, line)
    return found !== null && (((found.filled | found.empty) >> place) & 1) === 1
  }
  if (proves(row, col)) return row
  return proves(work.height + col, row) ? work.height + col : -1
}

/** Why a cell has its value, from the correct marks; null if neither lines nor one assumption prove it. */
function reasonOf(state: State, work: Work, cell: number): string | null {
  const isFilled = solutionAt(state, cell) === true
  const title = cellTitle(state, cell)
  const line = provingLine(work, cell)
  if (line >= 0) {
    const clue = clueText(clueOfLine(state, line))
    return isFilled
      ? lineTexts.filledInEveryWay(state, line, title, clue)
      : lineTexts.emptyInEveryWay(state, line, title, clue)
  }
  const further = work.copy()
  followLines(further)
  if (further.at(cell) >= 0)
    return isFilled
      ? `${title} is filled: other rows and columns lead to it, one after the other.`
      : `${title} is empty: other rows and columns lead to it, one after the other.`
  const trial = further.copy()
  trial.set(cell, !isFilled)
  const { broken } = followLines(trial, cell)
  if (broken < 0) return null
  const name = cellName(state, cell)
  return isFilled ? lineTexts.ifEmpty(state, broken, name) : lineTexts.ifFilled(state, broken, name)
}

/** How much of the picture is filled correctly, in percent. Crosses do not count, because a player need not set them. */
function progressOf(state: State): number {
  const all = [...state.cells].map((_, cell) => cell).filter((cell) => solutionAt(state, cell))
  return (100 * all.filter((cell) => state.cells[cell] === '#').length) / Math.max(1, all.length)
}

export const reviewer: Reviewer<State, Move> = {
  measure: {
    label: 'Picture filled',
    sides: false,
    unit: '%',
    grades: [GUESS, 0.8, WRONG],
  },
  judge(before, move, after): Judgement<Move> | null {
    if (move.mark === 'clear' || !before.solution) return null
    const value = progressOf(after)
    const changed = changedByMove(before, move)
    const work = soundWork(before)
    const wrong = changed.filter((cell) => isWrong(after, cell))
    if (wrong.length > 0) {
      const cell = itemAt(wrong, 0)
      const mark = move.mark === 'fill' ? 'cross' : 'fill'
      const place = cellName(before, cell)
      const isFilled = mark === 'fill'
      return {
        value,
        loss: WRONG,
        sums: { wrong: wrong.length },
        better: {
          move: { mark, from: cell, to: cell },
          text: isFilled ? `Fill ${place}` : `Cross out ${place}`,
        },
        why:
          reasonOf(before, work, cell) ??
          (isFilled
            ? `It couldn’t be deduced yet: ${place} is filled.`
            : `It couldn’t be deduced yet: ${place} is empty.`),
      }
    }
    const guessed = changed.find((cell) => reasonOf(before, work, cell) === null)
    if (guessed === undefined) return { value, loss: 0 }
    return {
      value,
      loss: GUESS,
      sums: { guesses: 1 },
      why: `${cellTitle(before, guessed)} couldn’t be deduced yet: a lucky guess.`,
    }
  },
  summary: (last, sums) => ({
    'Wrong cells': sums.wrong ?? 0,
    Guesses: sums.guesses ?? 0,
    ...(last.solution ? {} : { Solutions: 'several' }),
  }),
}
