/** Owns full grids by chance: the digits of each cell are tried in random order, the cell with the fewest first. */
import { type Random, shuffled } from '../../../engine/core/random'
import { ALL, bitOf, CELLS, digitsOf, HOUSES_OF, SIZE } from './grid'

/** A full grid by chance: the same one for the same seed for ever, for seeds are shared and kept. */
export function fullGrid(random: Random): number[] {
  const free = new Uint16Array(27).fill(ALL)
  const grid = new Array<number>(CELLS).fill(0)
  const empty = Array.from({ length: CELLS }, (_, cell) => cell)
  const housesOf = (cell: number) => HOUSES_OF[cell] as readonly number[]
  const open = (cell: number) => housesOf(cell).reduce((bits, house) => bits & (free[house] as number), ALL)
  const flip = (cell: number, bit: number) => {
    for (const house of housesOf(cell)) (free[house] as number) ^= bit
  }
  const fill = (left: number): boolean => {
    if (left === 0) return true
    let best = 0
    let fewest = 10
    for (let i = 0; i < left; i++) {
      const size = SIZE[open(empty[i] as number)] as number
      if (size >= fewest) continue
      fewest = size
      best = i
      if (size <= 1) break
    }
    if (fewest === 0) return false
    const cell = empty[best] as number
    empty[best] = empty[left - 1] as number
    empty[left - 1] = cell
    for (const digit of shuffled(random, digitsOf(open(cell)))) {
      flip(cell, bitOf(digit))
      grid[cell] = digit
      if (fill(left - 1)) return true
      flip(cell, bitOf(digit))
    }
    empty[left - 1] = empty[best] as number
    empty[best] = cell
    return false
  }
  fill(CELLS)
  return grid
}
