/** Owns the shortest way to the order: depth first, one bound after the other (IDA*: Korf, Artificial Intelligence 27, 1985). */
import { itemAt } from '../../../engine/core/itemAt'
import { sideNeighbours } from '../../../engine/core/math/grid'
import type { Distance } from './distance'

/** Cells that are looked at between two looks at the clock. */
const STRIDE = 1 << 14

/**
 * The cells whose tiles slide one after the other, none when the tiles are in order; null when `stop` became true before.
 * `tiles` can be put in order with the empty cell last.
 */
export function shortest(
  start: readonly number[],
  size: number,
  distance: Distance,
  stop: () => boolean,
): number[] | null {
  const tiles = Uint8Array.from(start)
  const near = start.map((_, cell) => sideNeighbours(cell, size, size))
  const way: number[] = []
  let count = 0
  let stopped = false

  /** Whether the order is reached in `left` moves; the empty cell does not go back to where it came `from`. */
  function search(empty: number, from: number, left: number): boolean {
    if (++count % STRIDE === 0 && stop()) stopped = true
    for (const cell of itemAt(near, empty)) {
      if (stopped) return false
      if (cell === from) continue
      const tile = itemAt(tiles, cell)
      distance.moved(tile, cell, empty)
      const value = distance.value()
      if (value < left) {
        tiles[empty] = tile
        tiles[cell] = 0
        way.push(cell)
        if (value === 0 || search(cell, empty, left - 1)) return true
        way.pop()
        tiles[cell] = tile
        tiles[empty] = 0
      }
      distance.moved(tile, empty, cell)
    }
    return false
  }

  distance.lay(start)
  const least = distance.value()
  if (least === 0) return []
  // The colour of the empty cell's place changes with each move: every second bound can be none.
  for (let bound = least; !stopped; bound += 2) {
    if (search(start.indexOf(0), -1, bound)) return way
  }
  return null
}
