/** Draws the ground of Frogger: meadows, a road, a river, in the looks of all places. */

import { itemAt } from '../../../../engine/core/itemAt'
import { PALETTE, tone } from '../../../../engine/core/palette'
import { type Brush, paint } from '../../../../engine/stage/painting/paint'
import { scatter } from '../../../../engine/stage/painting/scatter'
import { disc, oval, roundRect } from '../../../../engine/stage/painting/shapes'
import { type Field, WIDTH } from '../../rules/world'
import type { Look } from '../looks'

/** The ground extends beyond the world by this much, so that shaking reveals no gap. */
export const MARGIN = 12
const LEFT = -MARGIN
const WIDE = WIDTH + 2 * MARGIN

function meadow(
  brush: Brush,
  { meadow, blades, dots, flowers }: Look,
  top: number,
  height: number,
  seed: number,
) {
  brush.fillStyle = meadow
  brush.fillRect(LEFT, top, WIDE, height)
  for (let n = 0; n < 34; n++) {
    const x = LEFT + scatter(seed + n) * WIDE
    const y = top + 8 + scatter(seed + n + 50) * (height - 16)
    brush.strokeStyle = itemAt(blades, n % 2)
    brush.lineWidth = 2
    brush.lineCap = 'round'
    brush.beginPath()
    brush.moveTo(x - 3, y + 3)
    brush.lineTo(x - 4, y - 3)
    brush.moveTo(x, y + 3)
    brush.lineTo(x, y - 5)
    brush.moveTo(x + 3, y + 3)
    brush.lineTo(x + 4, y - 3)
    brush.stroke()
  }
  for (let n = 0; n < 9; n++) {
    const x = 14 + n * 46 + scatter(seed + n + 200) * 18
    const y = top + 11 + scatter(seed + n + 300) * (height - 22)
    const hue = itemAt(dots, n % 3)
    if (!flowers) {
      brush.save()
      brush.translate(x, y)
      brush.rotate(scatter(seed + n) * Math.PI)
      oval(brush, 0, 0, 4, 2.6, hue)
      brush.restore()
      continue
    }
    brush.fillStyle = hue
    for (let petal = 0; petal < 5; petal++) {
      const angle = (petal / 5) * Math.PI * 2
      brush.beginPath()
      brush.arc(x + Math.cos(angle) * 2.6, y + Math.sin(angle) * 2.6, 1.9, 0, Math.PI * 2)
      brush.fill()
    }
    disc(brush, x, y, 1.5, hue === PALETTE.yellow ? PALETTE.orange : PALETTE.yellow)
  }
}

/** A wavy shore with a line of foam; `side` is the side of the water: 1 below, -1 above. */
function shore(brush: Brush, { meadow, bank }: Look, y: number, side: 1 | -1): void {
  for (const [shift, color] of [
    [6, 'rgba(190, 226, 255, 0.35)'],
    [3, bank],
    [0, meadow],
  ] as const) {
    brush.fillStyle = color
    brush.beginPath()
    brush.moveTo(LEFT, y - side * 6)
    for (let x = LEFT; x <= WIDTH + MARGIN; x += 4)
      brush.lineTo(x, y + side * (shift + Math.sin(x / 17) * 2.2 + Math.sin(x / 7 + 1) * 0.8))
    brush.lineTo(WIDTH + MARGIN, y - side * 6)
    brush.closePath()
    brush.fill()
  }
}

function road(brush: Brush, look: Look, top: number, rows: number, row: number): void {
  const bottom = top + rows * row
  brush.fillStyle = look.road
  brush.fillRect(LEFT, top, WIDE, bottom - top)
  for (let n = 0; n < rows; n++) {
    brush.fillStyle = n % 2 ? 'rgba(255, 255, 255, 0.018)' : 'rgba(0, 0, 0, 0.07)'
    brush.fillRect(LEFT, top + n * row, WIDE, row)
  }
  brush.fillStyle = look.line
  for (let n = 1; n < rows; n++)
    for (let x = -8; x < WIDTH + MARGIN; x += 44) brush.fillRect(x, top + n * row - 1.5, 22, 3)
  // Curbs: light stone with a dark edge below.
  for (const [y, lit] of [
    [top - 5, '#8d93a3'],
    [bottom - 3, '#a3a8b6'],
  ] as const) {
    brush.fillStyle = '#1a1d27'
    brush.fillRect(LEFT, y, WIDE, 9)
    for (let x = LEFT; x < WIDTH + MARGIN; x += 28) {
      brush.fillStyle = lit
      brush.fillRect(x, y, 27, 6)
    }
  }
}

/** The light over home: lanterns on a string. */
function lanterns(brush: Brush): void {
  brush.strokeStyle = '#0d2a22'
  brush.lineWidth = 1.5
  for (let n = 0; n < 5; n++) {
    const x = n * 100 - 50
    brush.beginPath()
    brush.moveTo(x, 2)
    brush.quadraticCurveTo(x + 50, 18, x + 100, 2)
    brush.stroke()
    const hue = itemAt([PALETTE.orange, PALETTE.sky, PALETTE.yellow, PALETTE.pink, PALETTE.orange], n)
    const glow = brush.createRadialGradient(x + 50, 16, 2, x + 50, 16, 30)
    glow.addColorStop(0, `${hue}88`)
    glow.addColorStop(1, `${hue}00`)
    brush.fillStyle = glow
    brush.fillRect(x + 20, -14, 60, 60)
    oval(brush, x + 50, 16, 7, 7.5, tone(hue, -0.28))
    oval(brush, x + 49.6, 15, 6.2, 6.2, hue)
    disc(brush, x + 47.5, 12.8, 1.8, 'rgba(255, 255, 255, 0.6)')
  }
}

/** Height of the space for the time bar below the start bank; 0 in Classic, where the bar is on it. */
export const bandOf = ({ height, row, start }: Field): number => height - (start + 1) * row

function drawField(brush: Brush, field: Field, look: Look): void {
  const { height, row, middle, start } = field
  brush.translate(MARGIN, MARGIN)
  brush.fillStyle = itemAt(look.water, 0)
  brush.fillRect(LEFT, LEFT, WIDE, height + 2 * MARGIN)
  for (let n = 1; n < middle; n++) {
    const water = brush.createLinearGradient(0, n * row, 0, (n + 1) * row)
    water.addColorStop(0, itemAt(look.water, 0))
    water.addColorStop(1, itemAt(look.water, 1))
    brush.fillStyle = water
    brush.fillRect(LEFT, n * row, WIDE, row)
  }
  meadow(brush, look, -MARGIN, row + MARGIN - 4, 3)
  shore(brush, look, row - 6, 1)
  if (look.lanterns) lanterns(brush)
  meadow(brush, look, middle * row + 4, row - 4, 40)
  shore(brush, look, middle * row + 6, -1)
  road(brush, look, (middle + 1) * row, start - middle - 1, row)
  const band = bandOf(field)
  meadow(brush, look, start * row + 6, row + (band > 0 ? 0 : MARGIN), 80)
  if (band === 0) return
  brush.fillStyle = '#10161f'
  brush.fillRect(LEFT, height - band, WIDE, band + MARGIN)
  brush.fillStyle = look.bank
  roundRect(brush, LEFT, height - band - 2, WIDE, 5, 2)
  brush.fill()
}

/** @param name - of the look */
export function groundTexture(field: Field, name: string, look: Look) {
  const draw = (brush: Brush) => drawField(brush, field, look)
  return paint(`frogger:ground:${name}:${field.height}`, WIDE, field.height + 2 * MARGIN, draw, {
    role: 'ground',
    sharpness: 2.5,
  })
}

/** Width of a strip of waves, units; the pattern repeats at this distance downward. */
export const RIPPLES_WIDTH = 128
const RIPPLES_APART = 64

/** A strip of small waves, `height` units high, to be tiled side by side. */
export function ripplesTexture(height: number) {
  return paint(
    `frogger:ripples:${height}`,
    RIPPLES_WIDTH,
    height,
    (brush) => {
      brush.strokeStyle = 'rgba(170, 214, 246, 0.16)'
      brush.lineWidth = 2
      brush.lineCap = 'round'
      for (let top = 0; top < height; top += RIPPLES_APART) {
        for (const [x, y, w] of [
          [14, top + 12, 26],
          [74, top + 22, 34],
          [30, top + 40, 20],
          [92, top + 52, 22],
        ] as const) {
          brush.beginPath()
          brush.moveTo(x, y)
          brush.quadraticCurveTo(x + w / 4, y - 4, x + w / 2, y)
          brush.quadraticCurveTo(x + w * 0.75, y + 4, x + w, y)
          brush.stroke()
        }
      }
    },
    { role: 'plain', sharpness: 2 },
  )
}
