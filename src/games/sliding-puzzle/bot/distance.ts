/** Owns what a search knows of the way that is left, for boards of nine cells: how far every tile is from its place. */

import { itemAt } from '../../../engine/core/itemAt'

/** A lower bound of the moves that are left, kept up while tiles move. */
export interface Distance {
  /** Begins anew with these tiles, cell by cell; 0 is the empty one, and last in order. */
  lay(tiles: readonly number[]): void
  /** A tile went from a cell to one beside it. */
  moved(tile: number, from: number, to: number): void
  /** Never more than the moves that are left; 0 in order. */
  value(): number
}

/** The sum of the ways of all tiles, as if none stood in the way of another. */
export function wayOf(size: number): Distance {
  const cells = size * size
  const apart = (a: number, b: number) =>
    Math.abs(Math.floor(a / size) - Math.floor(b / size)) + Math.abs((a % size) - (b % size))
  const table = Uint8Array.from({ length: cells * cells }, (_, i) => {
    const tile = Math.floor(i / cells)
    return tile === 0 ? 0 : apart(tile - 1, i % cells)
  })
  let sum = 0
  return {
    lay(tiles) {
      sum = tiles.reduce((all, tile, cell) => all + itemAt(table, tile * cells + cell), 0)
    },
    moved(tile, from, to) {
      sum += itemAt(table, tile * cells + to) - itemAt(table, tile * cells + from)
    },
    value: () => sum,
  }
}
