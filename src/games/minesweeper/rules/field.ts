/** The shape of a minefield: sizes, levels, neighbors, and the 3BV measure. */
import { itemAt } from '../../../engine/core/itemAt'
import { allNeighbors } from '../../../engine/core/math/grid'
import type { Options } from '../options'

export interface Field {
  readonly rows: number
  readonly cols: number
  readonly mines: number
}

/** Beginner is the game of the specification: 9x9 with 10 mines. */
export const LEVELS: Readonly<Record<Exclude<Options['level'], 'custom'>, Field>> = {
  beginner: { rows: 9, cols: 9, mines: 10 },
  intermediate: { rows: 16, cols: 16, mines: 40 },
  expert: { rows: 16, cols: 30, mines: 99 },
}

export function fieldOf(options: Options): Field {
  if (options.level !== 'custom') return LEVELS[options.level]
  const rows = Number(options.rows)
  const cols = Number(options.cols)
  return { rows, cols, mines: Math.round((rows * cols * Number(options.share)) / 100) }
}

const tables = new Map<string, readonly (readonly number[])[]>()

/** Neighbors of every cell, cached by size. */
export function neighborsOf({ rows, cols }: Field): readonly (readonly number[])[] {
  const size = `${rows}x${cols}`
  const known = tables.get(size)
  if (known) return known
  const table = Array.from({ length: rows * cols }, (_, cell) => allNeighbors(cell, rows, cols))
  tables.set(size, table)
  return table
}

/** Number of mines next to each cell. */
export function countMines(field: Field, mines: readonly boolean[]): number[] {
  return neighborsOf(field).map((near) => near.reduce((sum, cell) => sum + (mines[cell] ? 1 : 0), 0))
}

/**
 * All cells that open together with `start`: a cell without neighboring mines opens its neighbors, recursively. Skips
 * cells in the given list.
 */
export function cascade(
  field: Field,
  numbers: ArrayLike<number>,
  start: number,
  skip: (cell: number) => boolean,
): number[] {
  const near = neighborsOf(field)
  const seen = new Set([start])
  for (const cell of seen) {
    if (numbers[cell] !== 0) continue
    for (const next of itemAt(near, cell)) if (!skip(next)) seen.add(next)
  }
  return [...seen]
}

/**
 * The 3BV of a board: the minimum number of presses to open it without chords (Stephan Bechtel's Board Benchmark
 * Value). One per area without numbers, and one per number that touches no such area.
 */
export function benchmark(field: Field, mines: readonly boolean[]): number {
  const numbers = countMines(field, mines)
  const opened = new Set<number>()
  let presses = 0
  for (const zero of [true, false]) {
    for (let cell = 0; cell < mines.length; cell++) {
      if (mines[cell] || opened.has(cell) || (zero && numbers[cell] !== 0)) continue
      presses++
      for (const other of cascade(field, numbers, cell, () => false)) opened.add(other)
    }
  }
  return presses
}
