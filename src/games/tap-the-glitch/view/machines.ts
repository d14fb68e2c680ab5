/** Where the machines in the floor of Shifts are, the traces between them, and their pictures. */
import type { Size } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import type { Point } from '../../../engine/core/math/geometry'
import { type Brush, paint } from '../../../engine/stage/painting/paint'
import { disc, roundRect } from '../../../engine/stage/painting/shapes'
import { TOP, type World } from '../rules'

/** In shares of the screen below the strip: the core, then chips scattered so that the first ones are far apart. */
const PLACES = [
  [0.5, 0.47],
  [0.14, 0.2],
  [0.84, 0.74],
  [0.82, 0.16],
  [0.18, 0.8],
  [0.5, 0.92],
  [0.5, 0.1],
  [0.12, 0.5],
  [0.88, 0.45],
  [0.33, 0.62],
  [0.68, 0.3],
] as const

export const machinesOf = ({ width, height }: Size): readonly Point[] =>
  PLACES.map(([across, down]) => ({
    x: Math.round(across * width),
    y: Math.round(TOP + down * (height - TOP)),
  }))

/** From a machine across and then down to the next. */
export interface Trace {
  readonly from: Point
  readonly to: Point
  /** Units. */
  readonly long: number
}

/** How many machines are awake: more in each shift and wave. */
export const awakeIn = ({ number, wave }: NonNullable<World['shift']>, places: readonly Point[]): number =>
  Math.min(places.length, number + Math.max(0, wave) + 1)

/** A glitch reaches for no machine nearer than this, units, if another is awake: its cable would not be seen. */
const APART = 150

/** The machine that a glitch at this place reaches for: the nearest that is awake and not below it. */
export function targetOf(places: readonly Point[], awake: number, { x, y }: Point): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (const [n, place] of places.slice(0, awake).entries()) {
    const far = Math.hypot(place.x - x, place.y - y)
    const cost = far < APART ? far + 10 * APART : far
    if (cost >= least) continue
    best = n
    least = cost
  }
  return best
}

export function tracesOf(size: Size): readonly Trace[] {
  const places = machinesOf(size)
  return places.map((from, n) => {
    const to = itemAt(places, (n + 1) % places.length)
    return { from, to, long: Math.abs(to.x - from.x) + Math.abs(to.y - from.y) }
  })
}

/** The point `far` units from the start of a trace. */
export function alongTrace({ from, to }: Trace, far: number): Point {
  const across = Math.abs(to.x - from.x)
  if (far < across) return { x: from.x + Math.sign(to.x - from.x) * far, y: from.y }
  return { x: to.x, y: from.y + Math.sign(to.y - from.y) * (far - across) }
}

/** All traces, quiet, with pads at their bends. `light` is `r, g, b`. */
export function drawTraces(brush: Brush, size: Size, light: string): void {
  brush.lineJoin = 'round'
  for (const { from, to } of tracesOf(size)) {
    brush.strokeStyle = `rgba(${light}, 0.2)`
    brush.lineWidth = 2
    brush.beginPath()
    brush.moveTo(from.x, from.y)
    brush.lineTo(to.x, from.y)
    brush.lineTo(to.x, to.y)
    brush.stroke()
    disc(brush, to.x, from.y, 4, `rgba(${light}, 0.3)`)
  }
}

/** One of three machines, white, to be tinted: a chip with pins and a core, a fan, a bank of lamps. */
export function machineTexture(look: number) {
  return paint(
    `glitch:machine:${look}`,
    72,
    72,
    (brush) => {
      brush.strokeStyle = '#fff'
      brush.fillStyle = 'rgba(4, 8, 14, 0.8)'
      roundRect(brush, 10, 10, 52, 52, 7)
      brush.fill()
      brush.lineWidth = 3
      brush.stroke()
      for (let n = 0; n < 5; n++)
        for (const [x, y, wide, high] of [
          [2, 16 + n * 9, 8, 4],
          [62, 16 + n * 9, 8, 4],
          [16 + n * 9, 2, 4, 8],
          [16 + n * 9, 62, 4, 8],
        ] as const) {
          brush.fillStyle = '#fff'
          brush.fillRect(x, y, wide, high)
        }
      if (look === 0) {
        for (const side of [34, 22]) {
          roundRect(brush, 36 - side / 2, 36 - side / 2, side, side, 4)
          brush.stroke()
        }
        disc(brush, 36, 36, 5, '#fff')
      } else if (look === 1) {
        for (let n = 0; n < 6; n++) {
          brush.beginPath()
          brush.arc(36, 36, 19, n * (Math.PI / 3), n * (Math.PI / 3) + 0.62)
          brush.lineTo(36, 36)
          brush.fill()
        }
        disc(brush, 36, 36, 6, '#0b141d')
        disc(brush, 36, 36, 3, '#fff')
      } else
        for (let row = 0; row < 4; row++)
          for (let col = 0; col < 4; col++) {
            brush.globalAlpha = (row * 3 + col * 5) % 4 ? 0.3 : 0.9
            brush.fillStyle = '#fff'
            roundRect(brush, 18 + col * 10, 18 + row * 10, 6, 6, 1.5)
            brush.fill()
          }
      brush.globalAlpha = 1
    },
    { role: 'far', sharpness: 2 },
  )
}
