/** Generates puzzles: smooth, often symmetric shapes that need exactly the techniques of their level. */
import { itemAt } from '../../../engine/core/itemAt'
import { chance, draw, drawInt, type Random } from '../../../engine/core/math/random'
import type { Options } from '../options'
import { type Clues, cluesOf } from './clues'
import { type Grade, grade } from './solver'

export type Level = Options['level']

/** Changes to a shape before another one is drawn. */
const MAX_REPAIRS = 12

/** The most contradictions that a Hard puzzle may need, by its size. */
const mostContradictions = (size: number) => size

/** With more unknown cells in each row, on average, it would take too long to look for contradictions. */
const STUCK_CELLS = 3

/** Sweeps of single lines that an Easy puzzle may need; a Medium puzzle needs more. */
const EASY_SWEEPS: Readonly<Record<number, number>> = { 5: 2, 10: 4, 15: 5, 20: 6 }

/** The level whose techniques a puzzle needs; null if they do not suffice, or it is harder than Hard. */
export function levelOf(size: number, found: Grade): Level | null {
  if (!found.isSolved) return null
  if (!found.byLines) return found.contradictions <= mostContradictions(size) ? 'hard' : null
  return found.sweeps <= (EASY_SWEEPS[size] ?? size / 3) ? 'easy' : 'medium'
}

/** Random cells, smoothed: a cell follows the majority around it. */
function drawShape(size: number, level: Level, random: Random): boolean[] {
  const mirrored = chance(random, 0.6)
  const share = 0.46 + 0.12 * draw(random)
  let cells = Array.from({ length: size * size }, () => draw(random) < share)
  const smoothings = level === 'easy' ? 2 : 1
  for (let pass = 0; pass < smoothings; pass++) cells = smoothed(cells, size)
  return mirrored ? cells.map((_, cell) => itemAt(cells, mirrorOf(cell, size))) : cells
}

/** The cell of the left half that a cell repeats in a mirrored shape. */
function mirrorOf(cell: number, size: number): number {
  const col = cell % size
  return cell - col + Math.min(col, size - 1 - col)
}

function smoothed(cells: readonly boolean[], size: number): boolean[] {
  return cells.map((self, cell) => {
    const row = Math.floor(cell / size)
    const col = cell % size
    let votes = self ? 1 : 0
    let voters = 1
    for (let r = Math.max(0, row - 1); r <= Math.min(size - 1, row + 1); r++)
      for (let c = Math.max(0, col - 1); c <= Math.min(size - 1, col + 1); c++) {
        if (r === row && c === col) continue
        voters++
        if (cells[r * size + c]) votes++
      }
    return votes * 2 === voters ? self : votes * 2 > voters
  })
}

/** The cells that the solver left open. */
function unknownCells({ grid }: Grade): number[] {
  const all = Array.from({ length: grid.width * grid.height }, (_, cell) => cell)
  return all.filter((cell) => grid.at(cell) < 0)
}

function rowsOf(cells: readonly boolean[], size: number): number[] {
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, col) => (cells[row * size + col] ? 1 << col : 0)).reduce(
      (a, b) => a | b,
      0,
    ),
  )
}

/** No empty row or column at the edge, and not nearly full or nearly empty. */
function looksWell(clues: Clues, cells: readonly boolean[]): boolean {
  const edges = [clues.rows[0], clues.rows.at(-1), clues.cols[0], clues.cols.at(-1)]
  const filled = cells.filter(Boolean).length / cells.length
  return edges.every((clue) => clue && clue.length > 0) && filled > 0.3 && filled < 0.75
}

/**
 * Draws shapes until one has the level. A shape that logic does not solve is changed where logic got stuck, and
 * tried again.
 *
 * @returns the filled cells of each row
 */
export function generate(size: number, level: Level, random: Random): number[] {
  for (;;) {
    const cells = drawShape(size, level, random)
    for (let repairs = 0; repairs < MAX_REPAIRS; repairs++) {
      const rows = rowsOf(cells, size)
      const clues = cluesOf(rows, size)
      const lines = grade(clues, 0)
      const left = unknownCells(lines).length
      const isClose = level === 'hard' && left > 0 && left <= STUCK_CELLS * size
      const found = isClose ? grade(clues, mostContradictions(size)) : lines
      if (levelOf(size, found) === level) {
        if (looksWell(clues, cells)) return rows
        break
      }
      if (found.isSolved) break
      const unknown = unknownCells(found)
      const stuck = itemAt(unknown, drawInt(random, 0, unknown.length - 1))
      cells[stuck] = !cells[stuck]
    }
  }
}
