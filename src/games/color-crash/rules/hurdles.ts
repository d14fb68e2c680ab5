/** The hurdles of the tunnel in Color Crash: their shapes, how they turn, and what the ball touches. */
import { itemAt } from '../../../engine/core/itemAt'
import { atan2, cos, hypot, sin } from '../../../engine/core/math/exactMath'
import { type Color, HIT_RADIUS, type Hurdle, type World } from './world'

const TURN = 2 * Math.PI
/** Half of the thickness of bars, arcs and arms. */
export const HALF_BAR = 10
export const HALF_ARC = 8
export const HALF_ARM = 9
/** Radius of a cross's hub, which has no color. */
export const HUB = 15

type Field = Pick<World, 'width'>

/** What the ball touches: a color, a wall without color, or nothing. */
export type Touch = Color | 'wall' | null

/** How far the hurdle extends above and below its middle. */
export const halfOf = ({ kind, radius }: Hurdle) => (kind === 'bar' ? HALF_BAR : radius)

/** The index of the equal part at this angle, of the parts that begin at `turn`. */
const partAt = (angle: number, turn: number, parts: number) =>
  Math.floor(((((angle - turn) % TURN) + TURN) % TURN) / (TURN / parts)) % parts

/** The parts of a bar: their edges in units, and their colors; null is a gap. */
export function partsOf({ colors, cuts }: Hurdle, { width }: Field) {
  return colors.map((color, n) => ({
    color,
    left: n === 0 ? 0 : (cuts[n - 1] ?? 0) * width,
    right: n === colors.length - 1 ? width : (cuts[n] ?? 1) * width,
  }))
}

function touchBar(hurdle: Hurdle, x: number, dy: number, field: Field): Touch {
  if (Math.abs(dy) >= HALF_BAR + HIT_RADIUS) return null
  const parts = partsOf(hurdle, field)
  const under = parts.find(({ left, right }) => x >= left && x < right) ?? itemAt(parts, parts.length - 1)
  // In a gap, the edges of its neighbors count; of two colors, the one above the ball's middle.
  if (under.color) return under.color
  const beside = parts.find(
    ({ color, left, right }) => color && x + HIT_RADIUS > left && x - HIT_RADIUS < right,
  )
  return beside?.color ?? null
}

/** Walls lead from the sides of the field to a ring. */
const touchWall = ({ x: middle, radius }: Hurdle, x: number, dy: number): boolean =>
  Math.abs(dy) < HALF_BAR + HIT_RADIUS - 4 && Math.abs(x - middle) > radius - HALF_ARC

function touchRing(hurdle: Hurdle, x: number, dy: number): Touch {
  const { x: middle, radius, turn, colors } = hurdle
  const far = hypot(x - middle, dy)
  if (Math.abs(far - radius) < HALF_ARC + HIT_RADIUS)
    return itemAt(colors, partAt(atan2(dy, x - middle), turn, colors.length))
  return touchWall(hurdle, x, dy) ? 'wall' : null
}

function touchCross({ x: middle, radius, turn, colors }: Hurdle, x: number, dy: number): Touch {
  const dx = x - middle
  if (hypot(dx, dy) < HUB + HIT_RADIUS) return 'wall'
  for (const [n, color] of colors.entries()) {
    const angle = turn + (n / colors.length) * TURN
    const along = dx * cos(angle) + dy * sin(angle)
    const aside = Math.abs(dy * cos(angle) - dx * sin(angle))
    if (along > 0 && along < radius + HIT_RADIUS / 2 && aside < HALF_ARM + HIT_RADIUS) return color
  }
  return null
}

/** What a ball at `x`, `y` touches of a hurdle. */
export function touchOf(hurdle: Hurdle, x: number, y: number, field: Field): Touch {
  const dy = y - hurdle.y
  if (Math.abs(dy) > halfOf(hurdle) + HIT_RADIUS + HALF_ARC) return null
  if (hurdle.kind === 'bar') return touchBar(hurdle, x, dy, field)
  if (hurdle.kind === 'ring') return touchRing(hurdle, x, dy)
  if (hurdle.kind === 'cross') return touchCross(hurdle, x, dy)
  return hypot(x - hurdle.x, dy) < hurdle.radius + HIT_RADIUS ? itemAt(hurdle.colors, 0) : null
}
