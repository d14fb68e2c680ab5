/** The heuristic of the search on 3x3: the Manhattan distance of every tile from its target. */
import { itemAt } from '../../../engine/core/itemAt'

/** An admissible heuristic: a lower bound of the remaining moves, updated as tiles move. */
export interface Heuristic {
  /** Resets the tiles, cell by cell; 0 is the empty cell, last in the solved order. */
  reset(tiles: readonly number[]): void
  /** A tile moved to a neighboring cell. */
  onMove(tile: number, from: number, to: number): void
  /** Never more than the remaining moves; 0 when solved. */
  value(): number
}

/** Sum of the distances of all tiles, as if they did not block each other. */
export function manhattanDistance(size: number): Heuristic {
  const cells = size * size
  const apart = (a: number, b: number) =>
    Math.abs(Math.floor(a / size) - Math.floor(b / size)) + Math.abs((a % size) - (b % size))
  const table = Uint8Array.from({ length: cells * cells }, (_, i) => {
    const tile = Math.floor(i / cells)
    return tile === 0 ? 0 : apart(tile - 1, i % cells)
  })
  let sum = 0
  return {
    reset(tiles) {
      sum = tiles.reduce((all, tile, cell) => all + itemAt(table, tile * cells + cell), 0)
    },
    onMove(tile, from, to) {
      sum += itemAt(table, tile * cells + to) - itemAt(table, tile * cells + from)
    },
    value: () => sum,
  }
}
