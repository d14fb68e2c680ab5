/** Draws the vehicles of Frogger from above, all facing right. */
import { following, PALETTE, tone } from '../../../../engine/core/palette'
import { type Brush, paint } from '../../../../engine/stage/painting/paint'
import { roundRect } from '../../../../engine/stage/painting/shapes'
import type { Vehicle } from '../../rules/world'
import { slab } from './afloat'

const HUES: Readonly<Record<Vehicle, readonly string[]>> = following(() => ({
  car: [PALETTE.sky, PALETTE.pink, PALETTE.green],
  van: [PALETTE.orange, PALETTE.paper, PALETTE.sky],
  racer: [PALETTE.vermilion, PALETTE.yellow, PALETTE.vermilion],
  truck: [PALETTE.blue, PALETTE.orange, PALETTE.pink],
}))
/** Space before and behind a vehicle for its lights. */
const LIGHT = 46
const TALL = 44

function pane(brush: Brush, x: number, y: number, w: number, h: number): void {
  brush.fillStyle = '#1b2536'
  roundRect(brush, x, y, w, h, 3)
  brush.fill()
  brush.fillStyle = 'rgba(150, 205, 245, 0.5)'
  roundRect(brush, x + 1, y + 1.5, w - 2, h * 0.32, 2)
  brush.fill()
}

function lamps(brush: Brush, front: number, middle: number, half: number): void {
  for (const side of [-1, 1]) {
    const y = middle + side * (half - 6)
    const beam = brush.createLinearGradient(front, 0, front + LIGHT - 4, 0)
    beam.addColorStop(0, 'rgba(255, 240, 180, 0.34)')
    beam.addColorStop(1, 'rgba(255, 240, 180, 0)')
    brush.fillStyle = beam
    brush.beginPath()
    brush.moveTo(front - 2, y - 3)
    brush.lineTo(front + LIGHT - 4, y - 9)
    brush.lineTo(front + LIGHT - 4, y + 9)
    brush.lineTo(front - 2, y + 3)
    brush.closePath()
    brush.fill()
  }
}

function wheels(brush: Brush, xs: readonly number[], middle: number, half: number): void {
  brush.fillStyle = '#0e1016'
  for (const x of xs)
    for (const y of [middle - half - 2, middle + half - 4]) {
      roundRect(brush, x - 5.5, y, 11, 6, 2.5)
      brush.fill()
    }
}

export function vehicleTexture(kind: Vehicle, width: number, look: number) {
  const hue = HUES[kind][look] ?? PALETTE.sky
  return paint(`frogger:${kind}:${width}:${look}`, width + 2 * LIGHT, TALL, (brush) => {
    const left = LIGHT
    const right = LIGHT + width
    const middle = TALL / 2
    const half = kind === 'racer' ? 14 : 16
    brush.fillStyle = 'rgba(0, 0, 0, 0.3)'
    roundRect(brush, left + 1, middle - half + 5, width, half * 2, 9)
    brush.fill()
    lamps(brush, right, middle, half)
    wheels(
      brush,
      kind === 'truck' ? [left + 14, left + 28, right - 15] : [left + 12, right - 13],
      middle,
      half,
    )
    if (kind === 'truck') truck(brush, left, right, middle, half, hue)
    else {
      slab(brush, left, middle - half, width, half * 2, hue, kind === 'van' ? 7 : 11)
      if (kind === 'racer') racer(brush, left, right, middle, half, hue)
      else cabin(brush, left, right, middle, half, hue, kind === 'van')
    }
    for (const side of [-1, 1]) {
      brush.fillStyle = '#fff3c4'
      roundRect(brush, right - 4, middle - 2.5 + side * (half - 6), 4, 5, 2)
      brush.fill()
      brush.fillStyle = '#ff6a4d'
      roundRect(brush, left, middle - 2.5 + side * (half - 6), 3, 5, 1.5)
      brush.fill()
    }
  })
}

function cabin(
  brush: Brush,
  left: number,
  right: number,
  middle: number,
  half: number,
  hue: string,
  long: boolean,
): void {
  const from = long ? left + 6 : left + 10
  pane(brush, right - 21, middle - half + 5, 9, half * 2 - 12)
  if (!long) pane(brush, left + 5, middle - half + 6, 6, half * 2 - 14)
  brush.fillStyle = tone(hue, 0.22)
  roundRect(brush, from + 2, middle - half + 4, right - 22 - from, half * 2 - 11, 5)
  brush.fill()
  brush.fillStyle = 'rgba(255, 255, 255, 0.45)'
  roundRect(brush, from + 5, middle - half + 6, (right - 30 - from) * 0.7, 3, 1.5)
  brush.fill()
}

function racer(brush: Brush, left: number, right: number, middle: number, half: number, hue: string): void {
  brush.fillStyle = hue === PALETTE.yellow ? '#1d212b' : PALETTE.paper
  brush.fillRect(left + 4, middle - 5, right - left - 8, 2.6)
  brush.fillRect(left + 4, middle + 0.5, right - left - 8, 2.6)
  pane(brush, right - 27, middle - half + 5, 9, half * 2 - 12)
  brush.fillStyle = tone(hue, -0.45)
  roundRect(brush, left - 2, middle - half - 1, 6, half * 2 + 1, 2.5)
  brush.fill()
}

function truck(brush: Brush, left: number, right: number, middle: number, half: number, hue: string): void {
  slab(brush, right - 28, middle - half + 1, 28, half * 2 - 2, hue, 8)
  pane(brush, right - 15, middle - half + 5, 8, half * 2 - 12)
  slab(brush, left, middle - half - 1, right - left - 31, half * 2 + 2, '#d9d3c5', 5)
  brush.fillStyle = hue
  brush.fillRect(left + 6, middle - 5, right - left - 43, 7)
  brush.fillStyle = 'rgba(255, 255, 255, 0.6)'
  roundRect(brush, left + 5, middle - half + 2, (right - left - 31) * 0.6, 3, 1.5)
  brush.fill()
}
