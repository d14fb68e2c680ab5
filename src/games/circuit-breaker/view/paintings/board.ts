/**
 * Draws the circuit boards: lacquer, faint tracks, what is soldered at the edges, and the device printed in the middle. What
 * lights up is painted apart.
 */
import { itemAt } from '../../../../engine/core/itemAt'
import { tone } from '../../../../engine/core/palette'
import { type Brush, paint } from '../../../../engine/stage/painting/paint'
import { disc, verticalGradient } from '../../../../engine/stage/painting/shapes'
import { SIDE } from '../../rules'
import type { Bend, Look } from '../looks'
import { drawFittings, plug, screw } from './fittings'

/** The board extends beyond the field by this, so that nothing bare shows when it shakes. */
export const MARGIN = 12

type Point = readonly [x: number, y: number]

/** A track along `points`, and a pad at its end. */
function track(brush: Brush, bend: Bend, points: readonly Point[]): void {
  brush.beginPath()
  points.forEach(([x, y], n) => {
    const before = points[n - 1]
    const after = points[n + 1]
    if (!before || bend === 'slant') brush.lineTo(x, y)
    else if (bend === 'curve' && after) brush.arcTo(x, y, after[0], after[1], 22)
    else {
      // A slanted piece becomes two: it goes on as the piece before.
      const isUpright = points[n - 2]?.[0] === before[0]
      if (bend === 'square') brush.lineTo(isUpright ? before[0] : x, isUpright ? y : before[1])
      brush.lineTo(x, y)
    }
  })
  brush.stroke()
  const [x, y] = itemAt(points, -1)
  disc(brush, x, y, 2.4, brush.strokeStyle as string)
}

/** The bundles of tracks, one lit for each part of the device. */
function bundles(height: number): readonly (readonly (readonly Point[])[])[] {
  const right = SIDE + MARGIN
  const low = height + MARGIN
  const bundle = (tracks: number, of: (n: number) => readonly Point[]) =>
    Array.from({ length: tracks }, (_, n) => of(n))
  return [
    bundle(6, (n) => {
      const at = 70 + n * 9
      return [
        [-MARGIN, at],
        [18 + n * 5, at],
        [44 + n * 5, at + 26],
        [44 + n * 5, at + 70 + n * 8],
      ]
    }),
    bundle(7, (n) => {
      const at = SIDE - 126 - n * 9
      return [
        [at, -MARGIN],
        [at, 24 + n * 4],
        [at - 34, 58 + n * 4],
        [at - 34, 74 + n * 4],
      ]
    }),
    bundle(6, (n) => {
      const at = height - 70 - n * 9
      return [
        [right, at],
        [SIDE - 18 - n * 5, at],
        [SIDE - 44 - n * 5, at - 26],
        [SIDE - 44 - n * 5, at - 70 - n * 8],
      ]
    }),
    bundle(7, (n) => {
      const at = 126 + n * 9
      return [
        [at, low],
        [at, height - 30 - n * 4],
        [at + 40, height - 70 - n * 4],
        [at + 40, height - 100],
      ]
    }),
    bundle(4, (n) => {
      const at = height - 84 - n * 9
      return [
        [-MARGIN, at],
        [26 + n * 6, at],
        [46 + n * 6, at - 20],
        [46 + n * 6, at - 44 - n * 8],
      ]
    }),
  ]
}

/** Draws what belongs to one of the five parts: a bundle of tracks, and its part of the device. Much thinner than a link. */
function drawPart(brush: Brush, { bend, device }: Look, part: number, height: number, style: string): void {
  brush.strokeStyle = style
  brush.lineJoin = brush.lineCap = 'round'
  brush.lineWidth = 1.6
  for (const points of itemAt(bundles(height), part)) track(brush, bend, points)
  const scale = height > SIDE ? 1.6 : 1.45
  brush.save()
  brush.translate(SIDE / 2, height / 2)
  brush.scale(scale, scale)
  brush.lineWidth = 1.8
  brush.stroke(new Path2D(itemAt(device, part)))
  brush.restore()
}

function drawBoard(brush: Brush, look: Look, height: number): void {
  const { lacquer, light, fittings, device } = look
  brush.fillStyle = verticalGradient(brush, height + 2 * MARGIN, ...lacquer)
  brush.fillRect(0, 0, SIDE + 2 * MARGIN, height + 2 * MARGIN)
  brush.translate(MARGIN, MARGIN)
  const glow = brush.createRadialGradient(SIDE / 2, height / 2, 40, SIDE / 2, height / 2, height * 0.75)
  glow.addColorStop(0, `rgba(${light}, 0.14)`)
  glow.addColorStop(0.6, 'rgba(0, 0, 0, 0)')
  glow.addColorStop(1, 'rgba(2, 8, 10, 0.5)')
  brush.fillStyle = glow
  brush.fillRect(-MARGIN, -MARGIN, SIDE + 2 * MARGIN, height + 2 * MARGIN)
  device.forEach((_, part) => {
    drawPart(brush, look, part, height, `rgba(${light}, 0.05)`)
  })
  plug(brush, height)
  drawFittings(brush, fittings, height)
  for (const x of [18, SIDE - 18]) for (const y of [18, height - 18]) screw(brush, x, y)
}

const painted = (key: string, height: number, draw: (brush: Brush) => void, sharpness: number) =>
  paint(`circuit-breaker:${key}:${height}`, SIDE + 2 * MARGIN, height + 2 * MARGIN, draw, {
    role: 'ground',
    sharpness,
  })

export function boardTexture(look: Look, height: number) {
  return painted(`ground:${look.name}`, height, (brush) => drawBoard(brush, look, height), 2)
}

/** @param part of the device, 0..4 */
export function litTexture(look: Look, part: number, height: number) {
  const draw = (brush: Brush) => {
    brush.translate(MARGIN, MARGIN)
    brush.shadowColor = look.current
    brush.shadowBlur = 8
    drawPart(brush, look, part, height, tone(look.current, 0.25))
  }
  return painted(`lit:${look.name}:${part}`, height, draw, 1.25)
}
