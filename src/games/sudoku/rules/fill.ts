/** Generates random solved grids: fills the cell with the fewest candidates first, with its digits in random order. */
import { itemAt } from '../../../engine/core/itemAt'
import { type Random, shuffled } from '../../../engine/core/math/random'
import { ALL, bitOf, CELLS, digitsOf, SIZE } from './grid'
import type { Shape } from './shape'

/** With additional houses an early digit can lead to a long dead end, so the attempt restarts after this many tries. */
const MAX_TRIES = 400

/** A random solved grid. The same seed must always give the same grid, because seeds are shared and stored. */
export function fullGrid(random: Random, shape: Shape): number[] {
  // Classic grids are found quickly. They have no limit, because adding one would change the grids of existing seeds.
  const max = shape.kind === 'classic' ? Number.POSITIVE_INFINITY : MAX_TRIES
  for (;;) {
    const grid = attempt(random, shape, max)
    if (grid) return grid
  }
}

/** Null if it took more than `max` tries. */
function attempt(random: Random, { houses, housesOf }: Shape, max: number): number[] | null {
  const free = new Uint16Array(houses.length).fill(ALL)
  const grid = new Array<number>(CELLS).fill(0)
  const empty = Array.from({ length: CELLS }, (_, cell) => cell)
  const own = (cell: number) => itemAt(housesOf, cell)
  const open = (cell: number) => own(cell).reduce((bits, house) => bits & itemAt(free, house), ALL)
  const flip = (cell: number, bit: number) => {
    for (const house of own(cell)) (free[house] as number) ^= bit
  }
  let tries = 0
  const fill = (left: number): boolean => {
    if (left === 0) return true
    if (++tries > max) return false
    let best = 0
    let fewest = 10
    for (let i = 0; i < left; i++) {
      const size = itemAt(SIZE, open(itemAt(empty, i)))
      if (size >= fewest) continue
      fewest = size
      best = i
      if (size <= 1) break
    }
    if (fewest === 0) return false
    const cell = itemAt(empty, best)
    empty[best] = itemAt(empty, left - 1)
    empty[left - 1] = cell
    for (const digit of shuffled(random, digitsOf(open(cell)))) {
      flip(cell, bitOf(digit))
      grid[cell] = digit
      if (fill(left - 1)) return true
      flip(cell, bitOf(digit))
      if (tries > max) return false
    }
    empty[left - 1] = itemAt(empty, best)
    empty[best] = cell
    return false
  }
  return fill(CELLS) ? grid : null
}
