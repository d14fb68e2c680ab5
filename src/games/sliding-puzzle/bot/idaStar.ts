/** Finds shortest solutions with iterative deepening A* (IDA*: Korf, Artificial Intelligence 27, 1985). */
import { itemAt } from '../../../engine/core/itemAt'
import { sideNeighbors } from '../../../engine/core/math/grid'
import type { Heuristic } from './heuristic'

/** Positions searched between two checks of the clock. */
const STRIDE = 1 << 14

/**
 * The cells whose tiles slide, in order; empty if the board is solved; null if `stop` became true first. `tiles` must
 * be solvable with the empty cell last.
 */
export function shortest(
  start: readonly number[],
  size: number,
  heuristic: Heuristic,
  stop: () => boolean,
): number[] | null {
  const tiles = Uint8Array.from(start)
  const near = start.map((_, cell) => sideNeighbors(cell, size, size))
  const path: number[] = []
  let count = 0
  let stopped = false

  /** Whether the board can be solved in `left` moves without moving the empty cell back to `from`. */
  function search(empty: number, from: number, left: number): boolean {
    if (++count % STRIDE === 0 && stop()) stopped = true
    for (const cell of itemAt(near, empty)) {
      if (stopped) return false
      if (cell === from) continue
      const tile = itemAt(tiles, cell)
      heuristic.onMove(tile, cell, empty)
      const value = heuristic.value()
      if (value < left) {
        tiles[empty] = tile
        tiles[cell] = 0
        path.push(cell)
        if (value === 0 || search(cell, empty, left - 1)) return true
        path.pop()
        tiles[cell] = tile
        tiles[empty] = 0
      }
      heuristic.onMove(tile, empty, cell)
    }
    return false
  }

  heuristic.reset(start)
  const min = heuristic.value()
  if (min === 0) return []
  // The empty cell changes its checkerboard color with each move, so only every second bound is possible.
  for (let bound = min; !stopped; bound += 2) {
    if (search(start.indexOf(0), -1, bound)) return path
  }
  return null
}
