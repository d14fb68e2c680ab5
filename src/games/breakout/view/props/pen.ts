/** What the things in a landscape of Breakout are drawn with: shapes in three colors, in a box of 100 units. */
import type { Brush } from '../../../../engine/stage/painting/paint'
import { oval, polygon, polyline } from '../../../../engine/stage/painting/shapes'

export interface Pen {
  readonly brush: Brush
  /** Of the silhouette, of its lit side, and of windows and lamps. */
  readonly dark: string
  readonly mid: string
  readonly lit: string
}

/** Draws around (0, 0), the middle of its foot: 100 units wide and high, y downward. */
export type Prop = (pen: Pen) => void

type At = readonly [x: number, y: number]

export const area = ({ brush }: Pen, style: string, ...points: readonly At[]): void =>
  polygon(brush, style, ...points)

export function box(
  { brush }: Pen,
  style: string,
  x: number,
  y: number,
  wide: number,
  high: number,
  radius = 0,
) {
  brush.fillStyle = style
  brush.beginPath()
  brush.roundRect(x, y, wide, high, radius)
  brush.fill()
}

export const ball = (
  { brush }: Pen,
  style: string,
  x: number,
  y: number,
  rx: number,
  ry = rx,
  turn = 0,
): void => oval(brush, x, y, rx, ry, style, turn)

export const wire = ({ brush }: Pen, style: string, wide: number, ...points: readonly At[]): void =>
  polyline(brush, style, wide, ...points)

export function hoop({ brush }: Pen, style: string, wide: number, x: number, y: number, rx: number, ry = rx) {
  brush.strokeStyle = style
  brush.lineWidth = wide
  brush.beginPath()
  brush.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2)
  brush.stroke()
}
