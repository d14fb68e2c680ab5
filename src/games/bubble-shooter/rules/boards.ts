/**
 * The thirty boards of the road: six shapes in five color patterns, with increasing rows and colors.
 */
import type { Size } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { floating } from './board'
import { measuresOf, sceneOf } from './measures'
import { type Bubble, colsOf, middleOf } from './world'

export * from './measures'

/** Points per star. */
export const STAR_POINTS = 200
/** Clears in a row, and bubbles that fall at once, that earn a special bubble. */
export const RUN_FOR_RAINBOW = 3
export const FALL_FOR_BOMB = 6
/** Bubbles that fall at once and make a great drop. */
export const GREAT_DROP = 8

/** Across -1 (left wall) to 1, down 0 (ceiling) to 1: whether there is a bubble. */
type Shape = (across: number, down: number, row: number) => boolean
const SHAPES: readonly Shape[] = [
  // A garland, an arch, a wedge, curtains, a chandelier, ribs.
  (across, down) => down <= 0.45 + 0.55 * (1 - Math.abs(Math.abs(across) * 2 - 1)),
  (across, down) => down <= 0.25 + Math.abs(across) * 0.9,
  (across, down) => Math.abs(across) <= 1.1 - down,
  (across) => Math.abs(Math.abs(across) - 0.5) > 0.14,
  (across, down) => down < 0.3 || Math.abs(across) < 0.45 || Math.abs(across) > 0.85,
  (across, down, row) => row % 2 === 0 || Math.abs(across) < 0.3 || down < 0.2,
]
/** Colors in rows, in pairs, in diagonals, in chevrons, in rings: numbers to be taken modulo the colors. */
type Paint = (row: number, col: number, cols: number) => number
const PAINTS: readonly Paint[] = [
  (row, col) => row + Math.floor(col / 4),
  (row, col) => Math.floor(col / 2) + Math.floor(row / 2) * 2,
  (row, col) => Math.floor((row + 2 * col) / 3),
  (row, col, cols) => Math.floor((row + Math.floor(Math.abs(col - (cols - 1) / 2))) / 2),
  (row, col, cols) => Math.floor(Math.abs(col - (cols - 1) / 2) / 1.5) + Math.floor(row / 2),
]

/** In each water, one bubble in this many breaks the pattern. */
const STRAYS = [Number.POSITIVE_INFINITY, 5, 3] as const

/** A board's bubbles, always the same. `id` numbers them. */
export function boardOf(board: number, size: Size, id: () => number): Bubble[] {
  const { colors, rows } = measuresOf(board, size)
  const shape = itemAt(SHAPES, (board - 1) % SHAPES.length)
  const color = itemAt(PAINTS, (board - 1) % PAINTS.length)
  const strays = itemAt(STRAYS, sceneOf(board))
  const bubbles: Bubble[] = []
  for (let row = 0; row < rows; row++) {
    const cols = colsOf(row, 0, size.width)
    for (let col = 0; col < cols; col++) {
      const at = middleOf(row, col, 0)
      const across = (2 * at.x) / size.width - 1
      if (!shape(across, row / (rows - 1), row)) continue
      const stray = (row * 2 + col + board) % strays === 0 ? 1 + (row % 2) : 0
      bubbles.push({ id: id(), row, col, color: (color(row, col, cols) + stray) % colors, ...at })
    }
  }
  const loose = new Set(floating(bubbles, 0, size.width))
  return bubbles.filter((bubble) => !loose.has(bubble))
}
