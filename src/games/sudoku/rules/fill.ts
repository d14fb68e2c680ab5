/** Owns full grids by chance: the digits of each cell are tried in random order, the cell with the fewest first. */
import { itemAt } from '../../../engine/core/itemAt'
import { type Random, shuffled } from '../../../engine/core/math/random'
import { ALL, bitOf, CELLS, digitsOf, SIZE } from './grid'
import type { Shape } from './shape'

/** Where more houses cross, an early digit may lead nowhere for long: after so many tries it is begun anew. */
const MOST_TRIES = 400

/** A full grid by chance: the same one for the same seed for ever, for seeds are shared and kept. */
export function fullGrid(random: Random, shape: Shape): number[] {
  // Plain grids are found soon, and were always looked for to the end.
  const most = shape.kind === 'classic' ? Number.POSITIVE_INFINITY : MOST_TRIES
  for (;;) {
    const grid = attempt(random, shape, most)
    if (grid) return grid
  }
}

/** Null where it took more than `most` tries. */
function attempt(random: Random, { houses, housesOf }: Shape, most: number): number[] | null {
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
    if (++tries > most) return false
    let best = 0
    let fewest = 10
    for (let i = 0; i < left; i++) {
      const size = SIZE[open(itemAt(empty, i))] as number
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
      if (tries > most) return false
    }
    empty[left - 1] = itemAt(empty, best)
    empty[best] = cell
    return false
  }
  return fill(CELLS) ? grid : null
}
