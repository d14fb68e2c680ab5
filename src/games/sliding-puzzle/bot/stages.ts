/**
 * Solves a board in stages, like people do: rows and columns from the outside, with the last two tiles of each
 * together. Not the shortest solution, but found instantly on every size.
 */
import { itemAt } from '../../../engine/core/itemAt'
import { sideNeighbors } from '../../../engine/core/math/grid'

/** Tiles that are placed together. */
interface Stage {
  readonly tiles: readonly number[]
  /** Cells that are already in order and stay so. */
  readonly fixed: ReadonlySet<number>
}

/** The inner board of this size is solved by its shortest solution. */
export const LAST_SIDE = 3

/** All stages until the inner board remains; its cells are those not `fixed` then. */
function stagesOf(size: number, inner: number): readonly Stage[] {
  const stages: Stage[] = []
  const fixed = new Set<number>()
  const add = (cells: readonly number[]) => {
    stages.push({ tiles: cells.map((cell) => cell + 1), fixed: new Set(fixed) })
    for (const cell of cells) fixed.add(cell)
  }
  const addLine = (line: readonly number[]) => {
    for (const cell of line.slice(0, -2)) add([cell])
    add(line.slice(-2))
  }
  for (let at = 0; size - at > inner; at++) {
    const rest = Array.from({ length: size - at }, (_, i) => at + i)
    addLine(rest.map((col) => at * size + col))
    addLine(rest.slice(1).map((row) => row * size + at))
  }
  return stages
}

/** The first stage that is not complete; null if only the inner board is left. */
export function stageOf(tiles: readonly number[], size: number, inner: number): Stage | null {
  const home = ({ tiles: wanted }: Stage) => wanted.every((tile) => tiles[tile - 1] === tile)
  return stagesOf(size, inner).find((stage) => !home(stage)) ?? null
}

/**
 * The shortest way to complete a stage: cells whose tiles slide, in order. Breadth first over the positions of its
 * tiles.
 */
export function wayTo({ tiles: wanted, fixed }: Stage, tiles: readonly number[], size: number): number[] {
  const cells = tiles.length
  const near = tiles.map((_, cell) => sideNeighbors(cell, size, size).filter((each) => !fixed.has(each)))
  // A node encodes the empty cell and the positions of the wanted tiles, in base of the number of cells.
  const codeOf = (positions: readonly number[]) =>
    positions.reduce((code, position) => code * cells + position, 0)
  const start = [tiles.indexOf(0), ...wanted.map((tile) => tiles.indexOf(tile))]
  const from = new Map<number, number>([[codeOf(start), -1]])
  const queue = [start]
  for (const node of queue) {
    const [empty, ...positions] = node as [number, ...number[]]
    if (positions.every((position, i) => position === itemAt(wanted, i) - 1)) return back(node)
    for (const cell of itemAt(near, empty)) {
      const next = [cell, ...positions.map((position) => (position === cell ? empty : position))]
      const code = codeOf(next)
      if (from.has(code)) continue
      from.set(code, codeOf(node))
      queue.push(next)
    }
  }
  return []

  function back(end: readonly number[]): number[] {
    const path: number[] = []
    const base = wanted.reduce((product) => product * cells, 1)
    for (let code = codeOf(end); from.get(code) !== -1; code = from.get(code) as number)
      path.push(Math.floor(code / base))
    return path.reverse()
  }
}

/** The inner board as a separate one with renumbered tiles, and the whole board's cell for each of its cells. */
export function innerOf(
  tiles: readonly number[],
  size: number,
  inner: number,
): { readonly tiles: readonly number[]; readonly cells: readonly number[] } {
  const at = size - inner
  const cells = Array.from(
    { length: inner * inner },
    (_, i) => (at + Math.floor(i / inner)) * size + at + (i % inner),
  )
  return { cells, tiles: cells.map((cell) => cells.indexOf(itemAt(tiles, cell) - 1) + 1) }
}
