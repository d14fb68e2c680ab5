/** Finds positions for practice: the output of `findPositions` is stored in `data/positions.ts`. Not part of the site. */
import { itemAt } from '../../../../engine/core/itemAt'
import { createRandom, type Random, shuffled } from '../../../../engine/core/math/random'
import { isUnique } from '../exact'
import { fullGrid } from '../fill'
import { CELLS } from '../grid'
import { applyStep, createSolverGrid, gradeOf, nextStep } from '../logic'
import { CLASSIC } from '../shape'
import { momentOf, PRACTICED, type Practice } from './moment'

/** Cells to clear in opposite pairs, then singly: enough for hard puzzles, and quick to find. */
const MIN_GIVENS = 23

function drawPuzzle(random: Random): number[] {
  const digits = fullGrid(random, CLASSIC)
  let givens = CELLS
  for (const cell of shuffled(random, [...digits.keys()])) {
    const digit = itemAt(digits, cell)
    digits[cell] = 0
    if (isUnique(digits, CLASSIC)) givens--
    else digits[cell] = digit
    if (givens <= MIN_GIVENS) break
  }
  return digits
}

/**
 * Draws puzzles and takes at most one position of each technique from a puzzle. The rest of a position is solved by the
 * techniques, too.
 *
 * @param count how many positions of each technique
 * @param report called for each position found
 * @returns 81 digits each, 0 for an empty cell
 */
export function findPositions(
  seed: number,
  count: number,
  report: (line: string) => void,
): Record<Practice, string[]> {
  const names = Object.keys(PRACTICED) as Practice[]
  const found = Object.fromEntries(names.map((name) => [name, [] as string[]])) as Record<Practice, string[]>
  for (let puzzle = seed; names.some((name) => found[name].length < count); puzzle++) {
    const grid = createSolverGrid(drawPuzzle(createRandom(puzzle)), CLASSIC)
    const open = new Set(names.filter((name) => found[name].length < count))
    const look = () => {
      const digits = [...grid.digits]
      const moment = grid.left > 0 ? momentOf(digits) : null
      const name = [...open].find((each) => PRACTICED[each] === moment?.technique)
      if (!name || !moment?.isClear || gradeOf(digits, CLASSIC) === null) return
      open.delete(name)
      found[name].push(digits.join(''))
      report(`${puzzle} ${name}: ${digits.join('')}`)
    }
    look()
    for (let step = nextStep(grid)?.step; step; step = nextStep(grid)?.step) {
      applyStep(grid, step)
      if (step.place) look()
    }
  }
  return found
}
