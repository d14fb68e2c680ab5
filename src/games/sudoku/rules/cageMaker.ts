/** Generates cages over a solved grid: they grow randomly from cell to cell without repeating a digit. */
import { itemAt } from '../../../engine/core/itemAt'
import { drawInt, pick, type Random, shuffled } from '../../../engine/core/math/random'
import type { Cage } from './cages'
import { CELLS } from './grid'

/** The side neighbors of each cell. */
const BESIDE: readonly (readonly number[])[] = Array.from({ length: CELLS }, (_, cell) => [
  ...(cell >= 9 ? [cell - 9] : []),
  ...(cell % 9 > 0 ? [cell - 1] : []),
  ...(cell % 9 < 8 ? [cell + 1] : []),
  ...(cell < 72 ? [cell + 9] : []),
])

/**
 * Covers the grid with cages of `min` to `max` cells, sorted by their first cell. A leftover cell joins a
 * neighboring cage, which may exceed `max` by one; a few stay single.
 */
export function layCages(full: readonly number[], min: number, max: number, random: Random): Cage[] {
  const cages: number[][] = []
  const cageOf = new Array<number>(CELLS).fill(-1)
  const fits = (cage: readonly number[], cell: number) => cage.every((each) => full[each] !== full[cell])
  const join = (cage: number, cell: number) => {
    itemAt(cages, cage).push(cell)
    cageOf[cell] = cage
  }
  for (const start of shuffled(random, [...full.keys()])) {
    if (cageOf[start] !== -1) continue
    const cage = cages.push([]) - 1
    const cells = itemAt(cages, cage)
    join(cage, start)
    for (let size = drawInt(random, min, max); cells.length < size; ) {
      const next = cells.flatMap((cell) =>
        itemAt(BESIDE, cell).filter((each) => cageOf[each] === -1 && fits(cells, each)),
      )
      if (next.length === 0) break
      join(cage, pick(random, next))
    }
  }
  for (const cells of cages.filter(({ length }) => length === 1)) {
    const cell = itemAt(cells, 0)
    const hosts = itemAt(BESIDE, cell)
      .map((each) => itemAt(cageOf, each))
      .filter((each) => itemAt(cages, each).length <= max && fits(itemAt(cages, each), cell))
      .filter((each) => each !== cageOf[cell])
    if (cells.length > 1 || hosts.length === 0) continue
    cells.pop()
    join(pick(random, hosts), cell)
  }
  return cages
    .filter(({ length }) => length > 0)
    .map((cells) => cells.toSorted((a, b) => a - b))
    .sort((a, b) => itemAt(a, 0) - itemAt(b, 0))
    .map((cells) => ({ cells, sum: cells.reduce((all, cell) => all + itemAt(full, cell), 0) }))
}
