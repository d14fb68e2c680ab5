/**
 * The rule of 45: sums derived from cages for the cells they leave over in rows, columns and boxes, or for the cells
 * that stick out of them.
 */
import { itemAt } from '../../../engine/core/itemAt'
import type { Cage, Sum } from './cages'

/** A derived sum: the nine digits of each house add up to 45. */
export interface Derived extends Sum {
  /** The adjacent houses it is derived from. */
  readonly houses: readonly number[]
  /** True if its cells are inside the houses, left over by the cages within; false if they are outside. */
  readonly within: boolean
}

/** Larger combinations are ignored: people do not find them. */
const MAX_HOUSES = 3
const MAX_CELLS = 4

/** Each single house, and two or three adjacent rows or columns. */
const GROUPS: readonly (readonly number[])[] = Array.from({ length: 27 }, (_, house) =>
  Array.from({ length: house < 18 ? Math.min(MAX_HOUSES, 9 - (house % 9)) : 1 }, (_, more) =>
    Array.from({ length: more + 1 }, (_, i) => house + i),
  ),
).flat()

/** All derived sums of a few cells that see each other, those of fewer houses first. */
export function deriveSums(
  houses: readonly (readonly number[])[],
  cages: readonly Cage[],
  peers: readonly (readonly number[])[],
): readonly Derived[] {
  const known = new Set(cages.map(({ cells }) => key(cells)))
  const found: Derived[] = []
  const add = (cells: readonly number[], sum: number, from: readonly number[], within: boolean) => {
    if (cells.length === 0 || cells.length > MAX_CELLS || known.has(key(cells))) return
    if (!cells.every((a, i) => cells.slice(i + 1).every((b) => peers[a]?.includes(b)))) return
    known.add(key(cells))
    found.push({ cells, sum, houses: from, within })
  }
  for (const group of GROUPS.toSorted((a, b) => a.length - b.length)) {
    const inside = new Set(group.flatMap((house) => itemAt(houses, house)))
    const whole = 45 * group.length
    const touching = cages.filter(({ cells }) => cells.some((cell) => inside.has(cell)))
    const within = touching.filter(({ cells }) => cells.every((cell) => inside.has(cell)))
    const caged = new Set(within.flatMap(({ cells }) => cells))
    const left = [...inside].filter((cell) => !caged.has(cell))
    const out = touching.flatMap(({ cells }) => cells.filter((cell) => !inside.has(cell)))
    add(left, whole - total(within), group, true)
    add(out, total(touching) - whole, group, false)
  }
  return found
}

const total = (cages: readonly Cage[]) => cages.reduce((all, { sum }) => all + sum, 0)
const key = (cells: readonly number[]) => cells.toSorted((a, b) => a - b).join()
