/** Draws the four gardens of a race: a lawn each, with holes, flowers, and an edge in the color of its seat. */
import { FOUR_SEATS, SEAT_LOOKS } from '../../../../engine/core/input/seats'
import { PALETTE, tone } from '../../../../engine/core/palette'
import { type Brush, paint } from '../../../../engine/stage/painting/paint'
import { roundRect } from '../../../../engine/stage/painting/shapes'
import { cornerOf, GARDEN, HEIGHT, RACE_HOLES, raceHoleAt, SMALL, WIDTH } from '../../rules'
import { drawFlower } from './garden'
import { LOOKS } from './looks'
import { drawMound } from './mounds'

/** Half the width of the paths between the gardens. */
const PATH = 5
const ROUND = 16
/** Where flowers grow in each garden, and their size. */
const FLOWERS = [
  [34, 252, 'paper', 0.8],
  [262, 250, 'pink', 0.8],
  [58, 276, 'yellow', 0.7],
  [240, 278, 'sky', 0.7],
  [150, 152, 'paper', 0.7],
] as const

export function drawGardens(brush: Brush): void {
  brush.fillStyle = '#5b4636'
  brush.fillRect(0, 0, WIDTH, HEIGHT)
  const { lawn, light } = LOOKS.noon
  for (const seat of FOUR_SEATS) {
    const { x, y } = cornerOf(seat)
    const side = GARDEN - 2 * PATH
    brush.save()
    brush.translate(x + PATH, y + PATH)
    roundRect(brush, 0, 0, side, side, ROUND)
    brush.clip()
    for (let band = 0; band * 34 < side; band++) {
      brush.fillStyle = lawn[band % 2 === 0 ? 0 : 1]
      brush.fillRect(0, band * 34, side, 34)
    }
    const shine = brush.createLinearGradient(0, 0, 0, side)
    light.forEach((color, n) => {
      shine.addColorStop(n / 2, color)
    })
    brush.fillStyle = shine
    brush.fillRect(0, 0, side, side)
    brush.restore()
    const color = PALETTE[SEAT_LOOKS[seat].hue]
    for (const [width, shade] of [
      [9, tone(color, -0.35)],
      [5, color],
    ] as const) {
      brush.strokeStyle = shade
      brush.lineWidth = width
      roundRect(brush, x + PATH + 2, y + PATH + 2, side - 4, side - 4, ROUND)
      brush.stroke()
    }
    for (const [right, down, hue, big] of FLOWERS) drawFlower(brush, x + right, y + down, PALETTE[hue], big)
    for (const hole of RACE_HOLES) {
      const at = raceHoleAt(seat, hole)
      brush.save()
      brush.translate(at.x, at.y)
      brush.scale(SMALL, SMALL)
      drawMound(brush, 0, 0)
      brush.restore()
    }
  }
}

/** Lies over the garden of a mallet that rests. */
export function restTexture() {
  return paint('mole:rest', GARDEN - 2 * PATH, GARDEN - 2 * PATH, (brush) => {
    brush.fillStyle = 'rgba(12, 16, 30, 0.5)'
    roundRect(brush, 0, 0, GARDEN - 2 * PATH, GARDEN - 2 * PATH, ROUND)
    brush.fill()
  })
}
