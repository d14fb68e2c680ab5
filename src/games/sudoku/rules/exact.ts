/** Owns the exact solver: finds and counts the solutions of a grid by search, the cell with the fewest digits first. */
import { type Random, shuffled } from '../../../engine/core/random'
import { ALL, bitOf, CELLS, digitsOf, SIZE } from './grid'

/** Places looked at before a search gives up: far beyond what any grid with a solution needs. */
const MOST_PLACES = 400_000

export interface Found {
  /** Solutions found, up to the limit asked for. */
  readonly count: number
  /** The first one. */
  readonly solution: readonly number[] | null
  /** The search was given up: there may be more. */
  readonly unsure: boolean
}

/**
 * Solutions of a grid of 81 digits (0 is empty), at most `limit`. With `random` the digits are tried in random order.
 * A grid with a digit twice in a house has none.
 */
export function solveExactly(digits: ArrayLike<number>, limit: number, random?: Random): Found {
  const rows = new Uint16Array(9).fill(ALL)
  const cols = new Uint16Array(9).fill(ALL)
  const boxes = new Uint16Array(9).fill(ALL)
  const grid = new Uint8Array(CELLS)
  const empty: number[] = []
  const free = (cell: number) =>
    (rows[ROW[cell] as number] as number) &
    (cols[COL[cell] as number] as number) &
    (boxes[BOX[cell] as number] as number)
  const flip = (cell: number, bit: number) => {
    ;(rows[ROW[cell] as number] as number) ^= bit
    ;(cols[COL[cell] as number] as number) ^= bit
    ;(boxes[BOX[cell] as number] as number) ^= bit
  }
  for (let cell = 0; cell < CELLS; cell++) {
    const digit = digits[cell] as number
    if (digit === 0) {
      empty.push(cell)
      continue
    }
    const bit = bitOf(digit)
    if (!(free(cell) & bit)) return { count: 0, solution: null, unsure: false }
    flip(cell, bit)
    grid[cell] = digit
  }
  let count = 0
  let solution: number[] | null = null
  let places = 0
  const search = (left: number) => {
    if (left === 0) {
      count++
      solution ??= [...grid]
      return
    }
    let best = 0
    let fewest = 10
    for (let i = 0; i < left; i++) {
      const size = SIZE[free(empty[i] as number)] as number
      if (size >= fewest) continue
      fewest = size
      best = i
      if (size <= 1) break
    }
    if (fewest === 0) return
    const cell = empty[best] as number
    empty[best] = empty[left - 1] as number
    empty[left - 1] = cell
    const choices = digitsOf(free(cell))
    for (const digit of random ? shuffled(random, choices) : choices) {
      if (++places > MOST_PLACES) break
      const bit = bitOf(digit)
      flip(cell, bit)
      grid[cell] = digit
      search(left - 1)
      flip(cell, bit)
      if (count >= limit) break
    }
    grid[cell] = 0
    empty[left - 1] = empty[best] as number
    empty[best] = cell
  }
  search(empty.length)
  return { count, solution, unsure: places > MOST_PLACES }
}

const ROW = Uint8Array.from({ length: CELLS }, (_, cell) => Math.floor(cell / 9))
const COL = Uint8Array.from({ length: CELLS }, (_, cell) => cell % 9)
const BOX = Uint8Array.from(
  { length: CELLS },
  (_, cell) => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3),
)

/** Whether a grid has exactly one solution. */
export function isUnique(digits: ArrayLike<number>): boolean {
  return solveExactly(digits, 2).count === 1
}

/** A full grid by chance. */
export function fullGrid(random: Random): number[] {
  return [...(solveExactly(new Uint8Array(CELLS), 1, random).solution as readonly number[])]
}
