/** The honeycomb: neighbors, groups of one color, loose bubbles, and where a bubble comes to rest. */
import { square } from '../../../engine/core/math/exactMath'
import { type Bubble, type Cell, colsOf, middleOf, RADIUS, ROW_HEIGHT, WIDTH } from './world'

/** More rows than a board can have, for the keys of cells. */
const key = (row: number, col: number) => row * 16 + col

/** The board by cell. */
export type Lookup = ReadonlyMap<number, Bubble>

export function lookup(bubbles: readonly Bubble[]): Lookup {
  return new Map(bubbles.map((bubble) => [key(bubble.row, bubble.col), bubble]))
}

export function bubbleAt(board: Lookup, row: number, col: number): Bubble | undefined {
  return col < 0 ? undefined : board.get(key(row, col))
}

/** The up to six cells next to one, inside the walls of a field of this width. */
export function neighborsOf({ row, col }: Cell, parity: number, width = WIDTH): Cell[] {
  // The upper and lower neighbors of a row that is indented by half a bubble are at the same column and the next.
  const set = (row + parity) % 2
  const cells = [
    { row, col: col - 1 },
    { row, col: col + 1 },
    { row: row - 1, col: col - 1 + set },
    { row: row - 1, col: col + set },
    { row: row + 1, col: col - 1 + set },
    { row: row + 1, col: col + set },
  ]
  return cells.filter((cell) => cell.row >= 0 && cell.col >= 0 && cell.col < colsOf(cell.row, parity, width))
}

function spread(
  board: Lookup,
  from: readonly Bubble[],
  parity: number,
  width: number,
  joins: (bubble: Bubble) => boolean,
): Bubble[] {
  const found = [...from]
  const known = new Set(from)
  // The list grows during the loop: nearest first.
  for (const bubble of found) {
    for (const { row, col } of neighborsOf(bubble, parity, width)) {
      const other = bubbleAt(board, row, col)
      if (!other || known.has(other) || !joins(other)) continue
      known.add(other)
      found.push(other)
    }
  }
  return found
}

/** The group of one color that contains `bubble`, which comes first, then the nearest. */
export function groupOf(board: Lookup, bubble: Bubble, parity: number, width = WIDTH): Bubble[] {
  return spread(board, [bubble], parity, width, ({ color }) => color === bubble.color)
}

/** Loose bubbles, which are not connected to the top row. */
export function floating(bubbles: readonly Bubble[], parity: number, width = WIDTH): Bubble[] {
  const top = bubbles.filter(({ row }) => row === 0)
  const held = new Set(spread(lookup(bubbles), top, parity, width, () => true))
  return bubbles.filter((bubble) => !held.has(bubble))
}

/** The free cell nearest to a point of the field. */
export function nearestFreeCell(board: Lookup, x: number, y: number, parity: number, width = WIDTH): Cell {
  const about = Math.round((y - RADIUS) / ROW_HEIGHT)
  let best: Cell = { row: 0, col: 0 }
  let min = Number.POSITIVE_INFINITY
  for (let row = Math.max(0, about - 2); row <= Math.max(0, about) + 2; row++) {
    for (let col = 0; col < colsOf(row, parity, width); col++) {
      if (bubbleAt(board, row, col)) continue
      const at = middleOf(row, col, parity)
      const far = square(at.x - x) + square(at.y - y)
      if (far < min) {
        min = far
        best = { row, col }
      }
    }
  }
  return best
}
