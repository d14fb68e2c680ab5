/** Cuts a picture: one curve for each inner edge, shared by its two pieces, so that they fit exactly. */
import { itemAt } from '../../../engine/core/itemAt'
import type { Point } from '../../../engine/core/math/geometry'
import { chance, createRandom, drawBetween } from '../../../engine/core/math/random'
import type { Shape } from './world'

/**
 * A line of 2 points, or three cubic Bezier curves as 10 points: the start, then two control points and an end for
 * each.
 */
export type Curve = readonly Point[]

export interface Cut {
  readonly cols: number
  readonly rows: number
  readonly width: number
  readonly height: number
  /** `across[row][col]`: the upper edge of that cell, left to right; one row more than cells. */
  readonly across: readonly (readonly Curve[])[]
  /** `down[row][col]`: the left edge of that cell, top to bottom; one column more than cells. */
  readonly down: readonly (readonly Curve[])[]
}

/** Maximum extent of tabs beyond their cell, as a share of its shorter side. */
export const TAB_REACH = 0.3

/** Half the width of a tab's neck and its slant, as shares of the cell's shorter side. */
const NECK = [0.088, 0.108] as const
const SLANT = 0.045
const SHIFT = 0.05
/** Variation of the shoulders. */
const SWAY = 0.05

/** Cuts a picture of `width` x `height` into `cols` x `rows` pieces; the same seed cuts the same curves, at any size. */
export function cutPicture(seed: number, cols: number, rows: number, width: number, height: number): Cut {
  const random = createRandom(seed ^ 0x51a7)
  const cell = { width: width / cols, height: height / rows }
  const unit = Math.min(cell.width, cell.height)
  const edge = (flat: boolean, length: number, at: (along: number, out: number) => Point): Curve => {
    const side = chance(random, 0.5) ? 1 : -1
    const neck = drawBetween(random, ...NECK)
    const shift = drawBetween(random, -SHIFT, SHIFT)
    const slant = drawBetween(random, -SLANT, SLANT)
    const first = drawBetween(random, -SWAY, SWAY)
    const last = drawBetween(random, -SWAY, SWAY)
    if (flat) return [at(0, 0), at(length, 0)]
    // Along the edge, measured from its middle, and out of it on the tab's side.
    const point = (along: number, out: number) => at(length / 2 + (along + shift) * unit, out * side * unit)
    return [
      at(0, 0),
      at(length * 0.2, first * side * unit),
      // The neck: the control points on both sides of its ends are collinear, so that it is smooth.
      point(slant, -neck),
      point(-neck, neck),
      point(-2 * neck - slant, 3 * neck),
      point(2 * neck - slant, 3 * neck),
      point(neck, neck),
      point(slant, -neck),
      at(length * 0.8, last * side * unit),
      at(length, 0),
    ]
  }
  const across = grid(rows + 1, cols, (row, col) =>
    edge(row === 0 || row === rows, cell.width, (along, out) => ({
      x: col * cell.width + along,
      y: row * cell.height + out,
    })),
  )
  const down = grid(rows, cols + 1, (row, col) =>
    edge(col === 0 || col === cols, cell.height, (along, out) => ({
      x: col * cell.width + out,
      y: row * cell.height + along,
    })),
  )
  return { cols, rows, width, height, across, down }
}

function grid<T>(rows: number, cols: number, make: (row: number, col: number) => T): T[][] {
  return Array.from({ length: rows }, (_, row) => Array.from({ length: cols }, (_, col) => make(row, col)))
}

/** The four edges of a piece, clockwise from its upper left corner, in units of the picture. */
export function outline(
  { across, down }: Cut,
  row: number,
  col: number,
): readonly [Curve, Curve, Curve, Curve] {
  const top = itemAt(itemAt(across, row), col)
  const right = itemAt(itemAt(down, row), col + 1)
  const bottom = itemAt(itemAt(across, row + 1), col)
  const left = itemAt(itemAt(down, row), col)
  return [top, right, [...bottom].reverse(), [...left].reverse()]
}

/** Tabs and sockets of a piece. */
export function shapeOf({ across, down }: Cut, row: number, col: number): Shape {
  // The sixth point is the far side of the tab.
  const out = (curve: Curve | undefined, axis: 'x' | 'y') =>
    curve && curve.length > 2 ? Math.sign(itemAt(curve, 5)[axis] - itemAt(curve, 0)[axis]) : 0
  const none = (value: number) => (value === 0 ? 0 : value)
  return {
    top: none(-out(across[row]?.[col], 'y')),
    right: out(down[row]?.[col + 1], 'x'),
    bottom: out(across[row + 1]?.[col], 'y'),
    left: none(-out(down[row]?.[col], 'x')),
  }
}

/** The outline as a polygon, `steps` points per Bezier curve. Mating edges return exactly the same points. */
export function polygon(edges: readonly Curve[], steps = 8): Point[] {
  const points: Point[] = []
  for (const curve of edges) {
    points.push(itemAt(curve, 0))
    for (let i = 0; i + 3 < curve.length; i += 3) {
      const [a, b, c, d] = curve.slice(i, i + 4) as [Point, Point, Point, Point]
      for (let n = 1; n <= steps; n++) {
        if (n === steps && i + 4 === curve.length) break
        points.push({ x: bezier(a.x, b.x, c.x, d.x, n / steps), y: bezier(a.y, b.y, c.y, d.y, n / steps) })
      }
    }
  }
  return points
}

/** A cubic Bezier curve at `t` (Bernstein form). */
function bezier(a: number, b: number, c: number, d: number, t: number): number {
  const s = 1 - t
  return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
}

/** Whether a position is inside a polygon (even-odd rule). */
export function covers(points: readonly Point[], x: number, y: number): boolean {
  let inside = false
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const a = itemAt(points, i)
    const b = itemAt(points, j)
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside
  }
  return inside
}
