/** Owns how cages are laid over a full grid: grown by chance from cell to cell, no digit twice in one. */
import { drawInt, pick, type Random, shuffled } from '../../../engine/core/math/random'
import type { Cage } from './cages'
import { CELLS } from './grid'

/** The cells beside each cell. */
const BESIDE: readonly (readonly number[])[] = Array.from({ length: CELLS }, (_, cell) => [
  ...(cell >= 9 ? [cell - 9] : []),
  ...(cell % 9 > 0 ? [cell - 1] : []),
  ...(cell % 9 < 8 ? [cell + 1] : []),
  ...(cell < 72 ? [cell + 9] : []),
])

/**
 * Cages of `least` to `most` cells that cover the grid, in reading order of their first cells. Where a cell is left over it
 * joins a cage beside it, which may become larger by one; a few stay alone.
 */
export function layCages(full: readonly number[], least: number, most: number, random: Random): Cage[] {
  const cages: number[][] = []
  const cageOf = new Array<number>(CELLS).fill(-1)
  const fits = (cage: readonly number[], cell: number) => cage.every((each) => full[each] !== full[cell])
  const join = (cage: number, cell: number) => {
    ;(cages[cage] as number[]).push(cell)
    cageOf[cell] = cage
  }
  for (const start of shuffled(random, [...full.keys()])) {
    if (cageOf[start] !== -1) continue
    const cage = cages.push([]) - 1
    const cells = cages[cage] as number[]
    join(cage, start)
    for (let size = drawInt(random, least, most); cells.length < size; ) {
      const next = cells.flatMap((cell) =>
        (BESIDE[cell] as readonly number[]).filter((each) => cageOf[each] === -1 && fits(cells, each)),
      )
      if (next.length === 0) break
      join(cage, pick(random, next))
    }
  }
  for (const cells of cages.filter(({ length }) => length === 1)) {
    const cell = cells[0] as number
    const hosts = (BESIDE[cell] as readonly number[])
      .map((each) => cageOf[each] as number)
      .filter((each) => (cages[each] as number[]).length <= most && fits(cages[each] as number[], cell))
      .filter((each) => each !== cageOf[cell])
    if (cells.length > 1 || hosts.length === 0) continue
    cells.pop()
    join(pick(random, hosts), cell)
  }
  return cages
    .filter(({ length }) => length > 0)
    .map((cells) => cells.toSorted((a, b) => a - b))
    .sort((a, b) => (a[0] as number) - (b[0] as number))
    .map((cells) => ({ cells, sum: cells.reduce((all, cell) => all + (full[cell] as number), 0) }))
}
