/** Geometry for games: swept circles, which never tunnel at any speed, and plain overlap tests. y points down. */
import { hypot } from './exactMath'

export interface Point {
  readonly x: number
  readonly y: number
}

/** Top-left corner and size. */
export interface Rect extends Point {
  readonly width: number
  readonly height: number
}

/**
 * The first contact along a movement: `t` is the fraction of the way (0 to 1), with the outward normal of the
 * surface.
 */
export interface Hit {
  readonly t: number
  readonly nx: number
  readonly ny: number
}

/** Limits `value` to the range `low` to `high`. `low` must not exceed `high`. */
export function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high))
}

/** Linear interpolation: t = 0 gives a, t = 1 gives b. */
export function lerp(a: number, b: number, t: number): number {
  return a + (b - a) * t
}

/** True if the rectangles share area; touching edges do not count. */
export function rectsOverlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

/** True if the circle and the rectangle share area. */
export function circleOverlapsRect(x: number, y: number, radius: number, rect: Rect): boolean {
  const dx = x - clamp(x, rect.x, rect.x + rect.width)
  const dy = y - clamp(y, rect.y, rect.y + rect.height)
  return dx * dx + dy * dy < radius * radius
}

/** True if the circles share area. */
export function circlesOverlap(
  ax: number,
  ay: number,
  ar: number,
  bx: number,
  by: number,
  br: number,
): boolean {
  const dx = ax - bx
  const dy = ay - by
  const sum = ar + br
  return dx * dx + dy * dy < sum * sum
}

/** Distance from a point to the segment a-b, in units. */
export function distanceToSegment(p: Point, a: Point, b: Point): number {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const length2 = dx * dx + dy * dy
  const t = length2 === 0 ? 0 : clamp(((p.x - a.x) * dx + (p.y - a.y) * dy) / length2, 0, 1)
  return hypot(p.x - a.x - t * dx, p.y - a.y - t * dy)
}

/**
 * The first contact of a moving circle with a fixed circle, or null. Treats it as a moving point against a circle
 * with the sum of both radii: the smaller root of |p + v t - c|² = r² (Ericson, Real-Time Collision Detection,
 * 5.5.5). Circles that already overlap collide at t = 0 if the movement goes deeper.
 */
export function sweepCircleCircle(
  x: number,
  y: number,
  vx: number,
  vy: number,
  radius: number,
  cx: number,
  cy: number,
  cr: number,
): Hit | null {
  const mx = x - cx
  const my = y - cy
  const r = radius + cr
  const b = mx * vx + my * vy
  if (b >= 0) return null
  const c = mx * mx + my * my - r * r
  if (c <= 0) return { t: 0, ...unit(mx, my) }
  const a = vx * vx + vy * vy
  const discriminant = b * b - a * c
  if (discriminant < 0) return null
  const t = (-b - Math.sqrt(discriminant)) / a
  // Also rejects NaN, which occurs when the speed is too small to square.
  if (!(t >= 0 && t <= 1)) return null
  return { t, ...unit(mx + vx * t, my + vy * t) }
}

/** Much larger than any rounding error on a playfield. */
const NEAR = 0.001

/**
 * The first contact of a moving circle with a fixed rectangle, or null. Works at any speed. Treats it as a point
 * against the rectangle grown by the radius, with rounded corners (Ericson, Real-Time Collision Detection, 5.5.7).
 */
export function sweepCircleRect(
  x: number,
  y: number,
  vx: number,
  vy: number,
  radius: number,
  rect: Rect,
): Hit | null {
  const right = rect.x + rect.width
  const bottom = rect.y + rect.height
  // Fast path: most rectangles are outside the bounding box of the movement, padded for rounding.
  const reach = radius + NEAR
  if (Math.min(x, x + vx) - reach > right || Math.max(x, x + vx) + reach < rect.x) return null
  if (Math.min(y, y + vy) - reach > bottom || Math.max(y, y + vy) + reach < rect.y) return null
  // Already inside: push out along the nearest side if the movement goes deeper.
  if (circleOverlapsRect(x, y, radius, rect)) {
    const nearX = clamp(x, rect.x, right)
    const nearY = clamp(y, rect.y, bottom)
    let { nx, ny } = unit(x - nearX, y - nearY)
    if (nearX === x && nearY === y) {
      const gaps = [x - rect.x, right - x, y - rect.y, bottom - y]
      const side = gaps.indexOf(Math.min(...gaps))
      nx = side === 0 ? -1 : side === 1 ? 1 : 0
      ny = side === 2 ? -1 : side === 3 ? 1 : 0
    }
    return vx * nx + vy * ny < 0 ? { t: 0, nx, ny } : null
  }
  let best: Hit | null = null
  const consider = (hit: Hit | null) => {
    if (hit && (!best || hit.t < best.t)) best = hit
  }
  const side = (t: number, nx: number, ny: number) => {
    if (t < 0 || t > 1) return
    const along = nx !== 0 ? y + vy * t : x + vx * t
    const low = nx !== 0 ? rect.y : rect.x
    const high = nx !== 0 ? bottom : right
    if (along >= low && along <= high) consider({ t, nx, ny })
  }
  if (vx > 0) side((rect.x - radius - x) / vx, -1, 0)
  if (vx < 0) side((right + radius - x) / vx, 1, 0)
  if (vy > 0) side((rect.y - radius - y) / vy, 0, -1)
  if (vy < 0) side((bottom + radius - y) / vy, 0, 1)
  for (const cx of [rect.x, right]) {
    for (const cy of [rect.y, bottom]) consider(sweepCircleCircle(x, y, vx, vy, radius, cx, cy, 0))
  }
  return best
}

/** Velocity after a mirror reflection off a surface with the given unit normal. */
export function reflect(vx: number, vy: number, nx: number, ny: number): { vx: number; vy: number } {
  const along = 2 * (vx * nx + vy * ny)
  return { vx: vx - along * nx, vy: vy - along * ny }
}

function unit(x: number, y: number): { nx: number; ny: number } {
  const length = hypot(x, y)
  return length === 0 ? { nx: 0, ny: -1 } : { nx: x / length, ny: y / length }
}
