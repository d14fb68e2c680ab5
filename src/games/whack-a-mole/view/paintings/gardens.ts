/** Draws the four gardens of a race: a lawn each, with holes, flowers, and an edge in the color of its seat. */
import { FOUR_SEATS, SEAT_LOOKS } from '../../../../engine/core/input/seats'
import { PALETTE, tone } from '../../../../engine/core/palette'
import { type Brush, paint } from '../../../../engine/stage/painting/paint'
import { roundRect } from '../../../../engine/stage/painting/shapes'
import { cornerOf, GARDEN, PLOTS, type PlotName, RACE_HOLES, raceHoleAt, WIDTH } from '../../rules'
import { drawFlower } from './garden'
import { LOOKS } from './looks'
import { drawMound } from './mounds'

/** Half the width of the paths between the gardens. */
const PATH = 5
const ROUND = 16
/** Where flowers grow in each garden, and their size: from its left edge, and down the square one. */
const FLOWERS = [
  [34, 252, 'paper', 0.8],
  [262, 250, 'pink', 0.8],
  [58, 276, 'yellow', 0.7],
  [240, 278, 'sky', 0.7],
  [150, 152, 'paper', 0.7],
] as const

export function drawGardens(brush: Brush, plot: PlotName): void {
  const { height, scale } = PLOTS[plot]
  brush.fillStyle = '#5b4636'
  brush.fillRect(0, 0, WIDTH, height * 2)
  const { lawn, light } = LOOKS.noon
  for (const seat of FOUR_SEATS) {
    const { x, y } = cornerOf(seat, plot)
    const [wide, high] = [GARDEN - 2 * PATH, height - 2 * PATH]
    brush.save()
    brush.translate(x + PATH, y + PATH)
    roundRect(brush, 0, 0, wide, high, ROUND)
    brush.clip()
    for (let band = 0; band * 34 < high; band++) {
      brush.fillStyle = lawn[band % 2 === 0 ? 0 : 1]
      brush.fillRect(0, band * 34, wide, 34)
    }
    const shine = brush.createLinearGradient(0, 0, 0, high)
    light.forEach((color, n) => {
      shine.addColorStop(n / 2, color)
    })
    brush.fillStyle = shine
    brush.fillRect(0, 0, wide, high)
    brush.restore()
    const color = PALETTE[SEAT_LOOKS[seat].hue]
    for (const [width, shade] of [
      [9, tone(color, -0.35)],
      [5, color],
    ] as const) {
      brush.strokeStyle = shade
      brush.lineWidth = width
      roundRect(brush, x + PATH + 2, y + PATH + 2, wide - 4, high - 4, ROUND)
      brush.stroke()
    }
    for (const [right, down, hue, big] of FLOWERS)
      drawFlower(brush, x + right, y + (down / GARDEN) * height, PALETTE[hue], big)
    for (const hole of RACE_HOLES) {
      const at = raceHoleAt(seat, hole, plot)
      brush.save()
      brush.translate(at.x, at.y)
      brush.scale(scale, scale)
      drawMound(brush, 0, 0)
      brush.restore()
    }
  }
}

/** Lies over the garden of a mallet that rests. */
export function restTexture(plot: PlotName) {
  const [wide, high] = [GARDEN - 2 * PATH, PLOTS[plot].height - 2 * PATH]
  return paint(`mole:rest:${plot}`, wide, high, (brush) => {
    brush.fillStyle = 'rgba(12, 16, 30, 0.5)'
    roundRect(brush, 0, 0, wide, high, ROUND)
    brush.fill()
  })
}
