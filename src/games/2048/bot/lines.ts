/**
 * Lines of 2048 as numbers, five bits per cell: their value, and their result when they slide. Each line is computed
 * once. The value counts free cells, available merges and monotonicity, with the weights of nneonneo's 2048-ai (MIT).
 */
import { itemAt } from '../../../engine/core/itemAt'
import { pow, square } from '../../../engine/core/math/exactMath'

const EMPTY_WEIGHT = 270
const MERGE_WEIGHT = 700
const MONOTONICITY_WEIGHT = 47
const SUM_WEIGHT = 11
/** Larger than any sum of penalties, so that a board with moves is worth more than one without. */
const ALIVE = 200_000
/** Value of a free cell, which counts in its row and in its column. */
export const CELL = 2 * EMPTY_WEIGHT

/** Bits per cell: six cells fit into an integer, and ranks stay below 32. */
export const BITS = 5
export const CELL_MASK = (1 << BITS) - 1

const FOURTH = Array.from({ length: 1 << BITS }, (_, rank) => square(square(rank)))
const SUMS = Array.from({ length: 1 << BITS }, (_, rank) => (rank === 0 ? 0 : pow(rank, 3.5)))

/** A row or column, with the first cell in the lowest bits. */
export interface Line {
  readonly value: number
  /** The result of sliding to the first cell, and to the last. */
  readonly toFirst: number
  readonly toLast: number
}

/** The value of a row or column of these ranks. */
function lineValue(line: readonly number[]): number {
  let empty = 0
  let merges = 0
  let sum = 0
  let falls = 0
  let rises = 0
  let before = 0
  let pair = false
  for (const [i, rank] of line.entries()) {
    sum += itemAt(SUMS, rank)
    if (rank === 0) empty++
    else {
      // A pair counts for both of its tiles, and each further equal tile for itself.
      if (rank === before) merges += pair ? 1 : 2
      pair = rank === before
      before = rank
    }
    const last = line[i - 1]
    if (last === undefined) continue
    const step = itemAt(FOURTH, last) - itemAt(FOURTH, rank)
    if (step > 0) falls += step
    else rises -= step
  }
  return (
    ALIVE +
    EMPTY_WEIGHT * empty +
    MERGE_WEIGHT * merges -
    MONOTONICITY_WEIGHT * Math.min(falls, rises) -
    SUM_WEIGHT * sum
  )
}

/** Tiles slide to the first cell; equal ones merge in pairs, each once. */
export function slidLine(line: readonly number[]): number[] {
  const result: number[] = []
  let open = false
  for (const rank of line) {
    if (rank === 0) continue
    if (open && result.at(-1) === rank) {
      result[result.length - 1] = rank + 1
      open = false
    } else {
      result.push(rank)
      open = true
    }
  }
  while (result.length < line.length) result.push(0)
  return result
}

export function codeOf(line: readonly number[]): number {
  return line.reduce((code, rank, i) => code | (rank << (i * BITS)), 0)
}

/** Lines by their number, one table per length. */
const tables = new Map<number, Map<number, Line>>()

/** The lines of this length, computed on demand: see `lineOf`. */
export function linesOf(side: number): Map<number, Line> {
  const table = tables.get(side) ?? new Map<number, Line>()
  tables.set(side, table)
  return table
}

export function lineOf(table: Map<number, Line>, code: number, side: number): Line {
  const known = table.get(code)
  if (known) return known
  const line = Array.from({ length: side }, (_, i) => (code >> (i * BITS)) & CELL_MASK)
  const made: Line = {
    value: lineValue(line),
    toFirst: codeOf(slidLine(line)),
    toLast: codeOf(slidLine(line.toReversed()).reverse()),
  }
  table.set(code, made)
  return made
}
