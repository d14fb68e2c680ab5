/**
 * The path of a shot: bounces off the walls, the first bubble or the ceiling that it touches, and where it comes to
 * rest.
 */
import type { Size } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { cos, hypot, sin } from '../../../engine/core/math/exactMath'
import { type Point, sweepCircleCircle } from '../../../engine/core/math/geometry'
import { lookup, nearestFreeCell } from './board'
import { type Bubble, type Cell, HEIGHT, launcherOf, middleOf, RADIUS, TOUCH, WIDTH } from './world'

export interface Way {
  /** Start, bounces, and the middle of the final cell. */
  readonly path: readonly Point[]
  readonly to: Cell
  /** Where it touched, just before it moves into its cell. */
  readonly touch: Point
}

/** More bounces than the flattest shot has. */
const MAX_LEGS = 40

/**
 * The path of a bubble fired at `angle` (radians from straight up) over this board, in a field of this size. It is
 * computed leg by leg with swept circles, without steps, so that the aim line and the flight are identical.
 */
export function wayOf(
  bubbles: readonly Bubble[],
  parity: number,
  angle: number,
  size: Size = { width: WIDTH, height: HEIGHT },
): Way {
  let { x, y } = launcherOf(size)
  let dx = sin(angle)
  const dy = -cos(angle)
  const path: Point[] = [{ x, y }]
  for (let leg = 0; leg < MAX_LEGS; leg++) {
    const toCeiling = (RADIUS - y) / dy
    const toWall =
      dx > 0 ? (size.width - RADIUS - x) / dx : dx < 0 ? (RADIUS - x) / dx : Number.POSITIVE_INFINITY
    const reach = Math.min(toCeiling, toWall)
    let first = 1
    let hit = false
    for (const bubble of bubbles) {
      const met = sweepCircleCircle(x, y, dx * reach, dy * reach, TOUCH / 2, bubble.x, bubble.y, TOUCH / 2)
      if (met && met.t <= first) {
        first = met.t
        hit = true
      }
    }
    x += dx * reach * first
    y += dy * reach * first
    if (hit || toCeiling <= toWall) break
    path.push({ x, y })
    dx = -dx
  }
  const to = nearestFreeCell(lookup(bubbles), x, y, parity, size.width)
  path.push(middleOf(to.row, to.col, parity))
  return { path, to, touch: { x, y } }
}

/** The point `far` units along a path. */
export function along(path: readonly Point[], far: number): Point {
  let left = far
  for (let i = 1; i < path.length; i++) {
    const a = itemAt(path, i - 1)
    const b = itemAt(path, i)
    const length = hypot(b.x - a.x, b.y - a.y)
    if (left <= length && length > 0)
      return { x: a.x + ((b.x - a.x) * left) / length, y: a.y + ((b.y - a.y) * left) / length }
    left -= length
  }
  return itemAt(path, -1)
}

export function lengthOf(path: readonly Point[]): number {
  let length = 0
  for (let i = 1; i < path.length; i++) {
    const a = itemAt(path, i - 1)
    const b = itemAt(path, i)
    length += hypot(b.x - a.x, b.y - a.y)
  }
  return length
}
