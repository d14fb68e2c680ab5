/** Generates a circuit: nodes on a grid, a path through them along links, branches and extra links. */
import { itemAt } from '../../../engine/core/itemAt'
import { chance, drawInt, pick, type Random, shuffled } from '../../../engine/core/math/random'
import type { Plan } from './growth'
import { type CircuitNode, type Link, SIDE } from './world'

/** A place on the grid. */
interface Spot {
  readonly row: number
  readonly col: number
}

interface Raster {
  readonly cols: number
  readonly rows: number
  readonly gap: number
}

/** Small circuits use a wide grid, large ones a narrow one. A tall board has more rows. */
function rasterOf(count: number, tall: boolean): Raster {
  if (count <= 6) return tall ? { cols: 3, rows: 4, gap: 124 } : { cols: 3, rows: 3, gap: 104 }
  if (count <= 9) return tall ? { cols: 4, rows: 5, gap: 98 } : { cols: 4, rows: 4, gap: 88 }
  return tall ? { cols: 5, rows: 7, gap: 76 } : { cols: 5, rows: 5, gap: 72 }
}

const same = (a: Spot, b: Spot) => a.row === b.row && a.col === b.col
const beside = (a: Spot, b: Spot) =>
  !same(a, b) && Math.abs(a.row - b.row) <= 1 && Math.abs(a.col - b.col) <= 1

/** Whether two links cross. Only the two diagonals of a square can. */
function cut(a: readonly [Spot, Spot], b: readonly [Spot, Spot]): boolean {
  const middle = ([p, q]: readonly [Spot, Spot]) => [p.row + q.row, p.col + q.col] as const
  const [ar, ac] = middle(a)
  const [br, bc] = middle(b)
  // Both centers are in the middle of a square: odd in rows and columns.
  return ar === br && ac === bc && ar % 2 === 1 && ac % 2 === 1
}

type Wire = readonly [Spot, Spot]

/** Free spots that a link from `from` can lead to. */
function waysOn(from: Spot, spots: readonly Spot[], wires: readonly Wire[], { cols, rows }: Raster): Spot[] {
  const ways: Spot[] = []
  for (let row = from.row - 1; row <= from.row + 1; row++) {
    for (let col = from.col - 1; col <= from.col + 1; col++) {
      const to = { row, col }
      if (row < 0 || col < 0 || row >= rows || col >= cols) continue
      if (spots.some((spot) => same(spot, to)) || wires.some((wire) => cut(wire, [from, to]))) continue
      ways.push(to)
    }
  }
  return ways
}

/** A path over the grid that never touches or crosses itself; retried after a dead end. */
function walk(random: Random, length: number, raster: Raster): { spots: Spot[]; wires: Wire[] } {
  for (;;) {
    const spots: Spot[] = [
      { row: drawInt(random, 0, raster.rows - 1), col: drawInt(random, 0, raster.cols - 1) },
    ]
    const wires: Wire[] = []
    while (spots.length < length) {
      const from = itemAt(spots, -1)
      const ways = waysOn(from, spots, wires, raster)
      if (ways.length === 0) break
      const to = pick(random, ways)
      wires.push([from, to])
      spots.push(to)
    }
    if (spots.length === length) return { spots, wires }
  }
}

export interface Circuit {
  readonly nodes: CircuitNode[]
  readonly links: Link[]
  readonly sequence: number[]
}

/**
 * A circuit by its plan. The sequence is its path; ids reveal nothing about it.
 *
 * @param height of the board
 */
export function drawCircuit(
  random: Random,
  { nodes: count, targets, forks }: Pick<Plan, 'nodes' | 'targets' | 'forks'>,
  height = SIDE,
): Circuit {
  const raster = rasterOf(count, height > SIDE)
  const { gap } = raster
  const { spots, wires } = walk(random, targets, raster)
  // Other nodes are attached to any node with space beside it.
  while (spots.length < count) {
    const from = pick(random, spots)
    const ways = waysOn(from, spots, wires, raster)
    if (ways.length === 0) continue
    const to = pick(random, ways)
    wires.push([from, to])
    spots.push(to)
  }
  if (forks > 0) {
    for (const from of spots) {
      if (!chance(random, forks)) continue
      const free = spots.filter(
        (to) =>
          beside(from, to) &&
          !wires.some(
            ([a, b]) =>
              (same(a, from) && same(b, to)) || (same(a, to) && same(b, from)) || cut([a, b], [from, to]),
          ),
      )
      if (free.length > 0) wires.push([from, pick(random, free)])
    }
  }
  const ids = shuffled(
    random,
    spots.map((_, index) => index),
  )
  const idOf = (spot: Spot) => {
    const index = spots.findIndex((other) => same(other, spot))
    return itemAt(ids, index)
  }
  // Centered on the board, wherever the path is on the grid.
  const from = (axis: (spot: Spot) => number, length: number) => {
    const places = spots.map(axis)
    return length / 2 - ((Math.min(...places) + Math.max(...places)) / 2) * gap
  }
  const left = from(({ col }) => col, SIDE)
  const top = from(({ row }) => row, height)
  const nodes = spots
    .map((spot, index) => ({
      id: itemAt(ids, index),
      x: left + spot.col * gap,
      y: top + spot.row * gap,
      isTarget: index < targets,
      completed: false,
      active: false,
    }))
    .sort((a, b) => a.id - b.id)
  return {
    nodes,
    links: wires.map(([a, b]) => ({ from: idOf(a), to: idOf(b), active: false })),
    sequence: ids.slice(0, targets),
  }
}
