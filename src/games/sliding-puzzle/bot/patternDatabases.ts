/**
 * The heuristic of the search on 4x4: four disjoint pattern databases of three or four tiles, which together contain
 * every tile once. A move moves one tile, so their counts can be added. The mirrored board gives another sum, and the
 * larger one counts. Source: Korf and Felner, Disjoint pattern database heuristics, Artificial Intelligence 134
 * (2002).
 */
import { itemAt } from '../../../engine/core/itemAt'
import type { Heuristic } from './heuristic'

const SIZE = 4
const CELLS = 16
const BITS = 4
/** Tiles of each database. They are neighbors in the solved order, because these block each other. */
const PATTERNS = [
  [1, 5, 6, 9],
  [2, 3, 4, 7],
  [8, 11, 12, 15],
  [10, 13, 14],
] as const
const TILES = 4
/** One entry for all positions of four tiles, four bits per position; entries with coinciding positions stay unused. */
const ENTRIES = 1 << (TILES * BITS)
const UNSEEN = 255
/** Positions of four tiles and the empty cell: 16 x 15 x 14 x 13 x 12. */
const NODES = 524_160
/** State of a node: waiting for the next layer, in the current layer, or visited. */
const WAITS = 1
const NOW = 2
const DONE = 3

/** Neighbors of each cell. */
const NEAR: readonly (readonly number[])[] = Array.from({ length: CELLS }, (_, cell) =>
  [cell - SIZE, cell + SIZE, cell % SIZE > 0 ? cell - 1 : -1, cell % SIZE < SIZE - 1 ? cell + 1 : -1].filter(
    (near) => near >= 0 && near < CELLS,
  ),
)

/**
 * The number of moves of a pattern's own tiles, from all their positions. Breadth first from the solved order; moving
 * the empty cell past other tiles is free.
 */
function build(pattern: readonly number[]): Uint8Array {
  const min = new Uint8Array(ENTRIES).fill(UNSEEN)
  const seen = new Uint8Array(ENTRIES * CELLS)
  const positions = pattern.length * BITS
  let layer = new Int32Array(NODES)
  let next = new Int32Array(NODES)
  layer[0] = pattern.reduce((all, tile, i) => all | ((tile - 1) << (i * BITS)), (CELLS - 1) << positions)
  for (let moves = 0, length = 1; length > 0; moves++) {
    let later = 0
    // Free moves join the current layer.
    while (length > 0) {
      const node = itemAt(layer, --length)
      if (seen[node] === DONE) continue
      seen[node] = DONE
      const entry = node & ((1 << positions) - 1)
      const empty = node >>> positions
      if (min[entry] === UNSEEN) min[entry] = moves
      let taken = 0
      for (let shift = 0; shift < positions; shift += BITS) taken |= 1 << ((entry >>> shift) & (CELLS - 1))
      for (const near of NEAR[empty] as number[]) {
        if ((taken & (1 << near)) === 0) {
          const free = entry | (near << positions)
          if (seen[free] !== 0 && seen[free] !== WAITS) continue
          seen[free] = NOW
          layer[length++] = free
          continue
        }
        let shift = 0
        while (((entry >>> shift) & (CELLS - 1)) !== near) shift += BITS
        const moved = (entry + ((empty - near) << shift)) | (near << positions)
        if (seen[moved] !== 0) continue
        seen[moved] = WAITS
        next[later++] = moved
      }
    }
    ;[layer, next] = [next, layer]
    length = later
  }
  return min
}

/** The database of each tile, and the index of its position in the entry. */
const OF = new Uint8Array(CELLS)
const SHIFT = new Uint8Array(CELLS)
for (const [index, pattern] of PATTERNS.entries())
  for (const [i, tile] of pattern.entries()) {
    OF[tile] = index
    SHIFT[tile] = i * BITS
  }

/** The mirror image swaps rows and columns, of cells and of tiles. */
const MIRRORED = Uint8Array.from(
  { length: CELLS },
  (_, cell) => (cell % SIZE) * SIZE + Math.floor(cell / SIZE),
)
const TWIN = Uint8Array.from({ length: CELLS }, (_, tile) =>
  tile === 0 ? 0 : itemAt(MIRRORED, tile - 1) + 1,
)

/** The lower bound from the databases. Building them takes a tenth of a second, so keep the result. */
export function patternDatabases(): Heuristic {
  const tables = PATTERNS.map(build)
  const [first, second, third, fourth] = tables as [Uint8Array, Uint8Array, Uint8Array, Uint8Array]
  const plain = new Int32Array(PATTERNS.length)
  const mirrored = new Int32Array(PATTERNS.length)
  const sumOf = (positions: Int32Array) =>
    itemAt(first, itemAt(positions, 0)) +
    itemAt(second, itemAt(positions, 1)) +
    itemAt(third, itemAt(positions, 2)) +
    itemAt(fourth, itemAt(positions, 3))
  return {
    reset(tiles) {
      plain.fill(0)
      mirrored.fill(0)
      for (const [cell, tile] of tiles.entries()) if (tile > 0) this.onMove(tile, 0, cell)
    },
    onMove(tile, from, to) {
      const index = itemAt(OF, tile)
      plain[index] = itemAt(plain, index) + ((to - from) << itemAt(SHIFT, tile))
      const twin = itemAt(TWIN, tile)
      const other = itemAt(OF, twin)
      const difference = itemAt(MIRRORED, to) - itemAt(MIRRORED, from)
      mirrored[other] = itemAt(mirrored, other) + (difference << itemAt(SHIFT, twin))
    },
    value: () => Math.max(sumOf(plain), sumOf(mirrored)),
  }
}
