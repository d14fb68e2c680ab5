/**
 * The logical solver, which decides what a level asks of the player. It uses two techniques:
 *
 * 1. single lines: what one clue and the known cells of its line prove (`line.ts`)
 * 2. contradiction: assume one cell, follow single lines only, and reject the assumption if a line becomes
 *    impossible
 *
 * Both are proofs, so a puzzle that they solve has exactly one solution.
 */
import { itemAt } from '../../../engine/core/itemAt'
import type { Clues } from './clues'
import { deduceLine } from './line'

/** A row or column: columns follow the rows. */
export type LineIndex = number

/** Known cells of every line as bits. A cell is kept twice: in its row and in its column. */
export class SolverGrid {
  readonly clues: Clues
  readonly height: number
  readonly width: number
  readonly filled: Int32Array
  readonly empty: Int32Array

  constructor(clues: Clues, from?: SolverGrid) {
    this.clues = clues
    this.height = clues.rows.length
    this.width = clues.cols.length
    this.filled = from ? from.filled.slice() : new Int32Array(this.height + this.width)
    this.empty = from ? from.empty.slice() : new Int32Array(this.height + this.width)
  }
  copy(): SolverGrid {
    return new SolverGrid(this.clues, this)
  }
  get lines(): number {
    return this.height + this.width
  }
  lengthOf(line: LineIndex): number {
    return line < this.height ? this.width : this.height
  }
  clueOf(line: LineIndex): readonly number[] {
    return line < this.height ? itemAt(this.clues.rows, line) : itemAt(this.clues.cols, line - this.height)
  }
  /** The index of a cell of a line. */
  cellOf(line: LineIndex, index: number): number {
    return line < this.height ? line * this.width + index : index * this.width + line - this.height
  }
  set(cell: number, filled: boolean): void {
    const row = Math.floor(cell / this.width)
    const col = cell % this.width
    const bits = filled ? this.filled : this.empty
    bits[row] = itemAt(bits, row) | (1 << col)
    bits[this.height + col] = itemAt(bits, this.height + col) | (1 << row)
  }
  /** 1 filled, 0 empty, -1 unknown. */
  at(cell: number): number {
    const row = Math.floor(cell / this.width)
    const bit = 1 << (cell % this.width)
    if (itemAt(this.filled, row) & bit) return 1
    return itemAt(this.empty, row) & bit ? 0 : -1
  }
  get isSolved(): boolean {
    const all = (1 << this.width) - 1
    for (let row = 0; row < this.height; row++)
      if ((itemAt(this.filled, row) | itemAt(this.empty, row)) !== all) return false
    return true
  }
  /** The filled cells of each row. */
  get picture(): number[] {
    return [...this.filled.subarray(0, this.height)]
  }
}

/** Cells that a line proves, as bits; null if it has become impossible. */
export function newlyProved(grid: SolverGrid, line: LineIndex): { filled: number; empty: number } | null {
  const filled = itemAt(grid.filled, line)
  const empty = itemAt(grid.empty, line)
  const known = deduceLine(grid.clueOf(line), grid.lengthOf(line), { filled, empty })
  return known && { filled: known.filled & ~filled, empty: known.empty & ~empty }
}

function applyFound(
  grid: SolverGrid,
  line: LineIndex,
  found: { filled: number; empty: number },
  dirty: Uint8Array,
): void {
  const isRow = line < grid.height
  for (let index = 0; (found.filled | found.empty) >> index !== 0; index++) {
    const bit = 1 << index
    if (!((found.filled | found.empty) & bit)) continue
    grid.set(grid.cellOf(line, index), (found.filled & bit) !== 0)
    dirty[isRow ? grid.height + index : index] = 1
  }
}

/** The lines that cross at a cell, or all lines. */
function dirtyLines(grid: SolverGrid, cell?: number): Uint8Array {
  const dirty = new Uint8Array(grid.lines)
  if (cell === undefined) return dirty.fill(1)
  dirty[Math.floor(cell / grid.width)] = 1
  dirty[grid.height + (cell % grid.width)] = 1
  return dirty
}

export interface Followed {
  /** The line that became impossible, or -1. */
  readonly broken: LineIndex
  /** How often all rows, then all columns were read until nothing was new. */
  readonly sweeps: number
}

/**
 * Follows single lines until they prove nothing more.
 *
 * @param grid is changed
 * @param cell only this cell is new; by default all lines are read
 */
export function followLines(grid: SolverGrid, cell?: number): Followed {
  const dirty = dirtyLines(grid, cell)
  let sweeps = 0
  for (let half = 0; ; half++) {
    const columns = half % 2 === 1
    let isNew = false
    for (let line = columns ? grid.height : 0; line < (columns ? grid.lines : grid.height); line++) {
      if (!dirty[line]) continue
      dirty[line] = 0
      const found = newlyProved(grid, line)
      if (!found) return { broken: line, sweeps }
      if (found.filled | found.empty) {
        isNew = true
        applyFound(grid, line, found, dirty)
      }
    }
    if (isNew) sweeps++
    if (!dirty.includes(1)) return { broken: -1, sweeps }
  }
}

/** A cell that was proved by contradiction: the opposite value makes a line impossible. */
export interface Contradiction {
  readonly cell: number
  readonly filled: boolean
  /** The line that would become impossible. */
  readonly broken: LineIndex
}

/**
 * The first cell that a contradiction proves, in reading order from a cell on; null if there is none. `grid` is not
 * changed.
 */
export function findContradiction(grid: SolverGrid, from = 0): Contradiction | null {
  const cells = grid.width * grid.height
  for (let i = 0; i < cells; i++) {
    const cell = (from + i) % cells
    if (grid.at(cell) >= 0) continue
    for (const assumed of [true, false]) {
      const trial = grid.copy()
      trial.set(cell, assumed)
      const { broken } = followLines(trial, cell)
      if (broken >= 0) return { cell, filled: !assumed, broken }
    }
  }
  return null
}

/** How far logic leads, and how hard it is. */
export interface Grade {
  /** The techniques suffice, and single lines alone suffice. */
  readonly isSolved: boolean
  readonly byLines: boolean
  /** Half sweeps (all rows, or all columns) that found something, while only single lines were used. */
  readonly sweeps: number
  /** Cells that were proved by contradiction. */
  readonly contradictions: number
  readonly grid: SolverGrid
}

/**
 * Solves a puzzle by the two techniques. There is no limit of time or steps.
 *
 * @param max the largest number of contradictions to use; 0 for single lines only
 */
export function grade(clues: Clues, max = Number.POSITIVE_INFINITY): Grade {
  const grid = new SolverGrid(clues)
  const first = followLines(grid)
  const byLines = first.broken < 0 && grid.isSolved
  let contradictions = 0
  let broken = first.broken >= 0
  let from = 0
  while (!broken && !grid.isSolved && contradictions < max) {
    const found = findContradiction(grid, from)
    if (!found) break
    from = found.cell + 1
    contradictions++
    grid.set(found.cell, found.filled)
    broken = followLines(grid, found.cell).broken >= 0
  }
  return { isSolved: !broken && grid.isSolved, byLines, sweeps: first.sweeps, contradictions, grid }
}
