/** Draws the pictures of Breakout: bricks, balls, paddle and capsules. */
import { PALETTE, tone } from '../../../engine/core/palette'
import { type Brush, paint } from '../../../engine/stage/painting/paint'
import { disc, roundRect, toyBall, toyBlock, verticalGradient } from '../../../engine/stage/painting/shapes'
import { BALL_RADIUS, BRICK_HEIGHT, PADDLE_HEIGHT, type Power } from '../rules'
import { brickRadius, drawGrain } from './looks'

/** Colors of the rows, from the top. */
export const ROW_HUES = ['vermilion', 'orange', 'yellow', 'green', 'sky'] as const

/** Height of the front of a brick below its face, units. */
const FRONT = 6

/** A block seen from above and a little from the front: its face with bevels, and its front in shade. */
function block(brush: Brush, width: number, color: string, radius: number): void {
  const face = BRICK_HEIGHT - FRONT
  brush.fillStyle = tone(color, -0.55)
  roundRect(brush, 0, 0, width, BRICK_HEIGHT, radius)
  brush.fill()
  brush.fillStyle = tone(color, -0.3)
  roundRect(brush, 0.8, 1, width - 1.6, BRICK_HEIGHT - 2.4, radius)
  brush.fill()
  brush.fillStyle = verticalGradient(brush, face, tone(color, 0.24), color, tone(color, -0.06))
  roundRect(brush, 0.8, 0.8, width - 1.6, face, radius)
  brush.fill()
  // Light along the upper and left bevel, shade along the right one.
  brush.save()
  roundRect(brush, 0.8, 0.8, width - 1.6, face, radius)
  brush.clip()
  brush.fillStyle = 'rgba(255, 255, 255, 0.42)'
  brush.fillRect(0, 0, width, 2.6)
  brush.fillStyle = 'rgba(255, 255, 255, 0.2)'
  brush.fillRect(0, 0, 3, face)
  brush.fillStyle = 'rgba(0, 0, 0, 0.16)'
  brush.fillRect(width - 4, 2, 4, face)
  brush.fillRect(0, face - 1.4, width, 2.4)
  brush.restore()
}

/** `hits`: one band per hit after the first; 0 is steel with rivets, which never breaks. `look`: see `looks.ts`. */
export function brickTexture(row: number, width: number, look: number, hits = 1) {
  const hue = ROW_HUES[row % ROW_HUES.length] ?? 'sky'
  if (hits === 0) return steelTexture(width)
  return paint(`breakout:brick:${hue}:${width}:${look}:${hits}`, width, BRICK_HEIGHT, (brush) => {
    block(brush, width, PALETTE[hue], brickRadius(look))
    drawGrain(brush, look, width, BRICK_HEIGHT - FRONT)
    brush.fillStyle = PALETTE.night
    for (let band = 1; band < hits; band++) {
      roundRect(brush, (width * band) / hits - 3, 2, 6, BRICK_HEIGHT - FRONT - 3, 2)
      brush.fill()
    }
  })
}

function steelTexture(width: number) {
  return paint(`breakout:steel:${width}`, width, BRICK_HEIGHT, (brush) => {
    block(brush, width, '#8d97ab', 3)
    brush.strokeStyle = '#5d6679'
    brush.lineWidth = 2.5
    brush.beginPath()
    brush.moveTo(10, 4)
    brush.lineTo(width - 10, BRICK_HEIGHT - 10)
    brush.moveTo(width - 10, 4)
    brush.lineTo(10, BRICK_HEIGHT - 10)
    brush.stroke()
    for (const x of [7, width - 7])
      for (const y of [6, BRICK_HEIGHT - 11]) toyBall(brush, x, y, 2.6, PALETTE.paper)
  })
}

/** In Arcade a ball is drawn larger than it bounces, by 15%. */
export const BALL_DRAWN = 1.15

export function ballTexture(bonus: boolean) {
  const side = BALL_RADIUS * 2 + 4
  return paint(`breakout:ball:${bonus}`, side, side, (brush) => {
    disc(brush, side / 2, side / 2, BALL_RADIUS + 1.4, 'rgba(8, 10, 22, 0.6)')
    toyBall(brush, side / 2, side / 2, BALL_RADIUS, bonus ? PALETTE.yellow : PALETTE.paper)
  })
}

/** The paddle at its normal width; its shape shows sticky and laser. */
export function paddleTexture(power: 'plain' | 'sticky' | 'laser', width: number) {
  const high = PADDLE_HEIGHT + 12
  return paint(`breakout:paddle:${power}:${width}`, width, high, (brush) => {
    const top = 8
    if (power === 'laser') {
      for (const x of [4, width - 20]) toyBlock(brush, x, 0, 16, 16, PALETTE.pink, 4, 3)
    }
    brush.fillStyle = 'rgba(6, 8, 18, 0.55)'
    roundRect(brush, 0, top + 1, width, PADDLE_HEIGHT + 3, 9)
    brush.fill()
    toyBlock(brush, 0, top, width, PADDLE_HEIGHT, PALETTE.paper, 8, 4)
    // A cap at each end, and a groove between them.
    for (const [x, part] of [
      [0, 0.24],
      [width * 0.76, 0.24],
    ] as const)
      toyBlock(brush, x, top, width * part, PADDLE_HEIGHT, PALETTE.vermilion, 8, 4)
    brush.fillStyle = 'rgba(20, 22, 29, 0.22)'
    roundRect(brush, width * 0.34, top + 4, width * 0.32, 3, 1.5)
    brush.fill()
    if (power !== 'sticky') return
    // Drops of glue along the top.
    brush.fillStyle = PALETTE.green
    for (let x = 34; x < width - 30; x += 11) {
      brush.beginPath()
      brush.arc(x, top + 1, 4.5, 0, Math.PI * 2)
      brush.fill()
    }
  })
}

const POWER_HUES = {
  wide: 'sky',
  slow: 'green',
  life: 'vermilion',
  sticky: 'yellow',
  laser: 'pink',
  three: 'orange',
} as const

export function powerColor(power: Power): string {
  return PALETTE[POWER_HUES[power]]
}

/** A capsule with the symbol of its power-up. */
export function capsuleTexture(power: Power) {
  return paint(`breakout:capsule:${power}`, 46, 26, (brush) => {
    toyBlock(brush, 1, 1, 44, 24, powerColor(power), 12, 5)
    brush.fillStyle = PALETTE.paper
    brush.strokeStyle = PALETTE.night
    brush.lineWidth = 2.4
    brush.lineCap = brush.lineJoin = 'round'
    brush.beginPath()
    SYMBOLS[power](brush)
  })
}

const line = (brush: Brush, ...points: readonly (readonly [number, number])[]) => {
  points.forEach(([x, y], i) => {
    if (i === 0) brush.moveTo(x, y)
    else brush.lineTo(x, y)
  })
}

const SYMBOLS: Readonly<Record<Power, (brush: Brush) => void>> = {
  wide(brush) {
    line(brush, [15, 7], [10, 12], [15, 17])
    line(brush, [31, 7], [36, 12], [31, 17])
    line(brush, [10, 12], [36, 12])
    brush.stroke()
  },
  slow(brush) {
    line(brush, [17, 6], [29, 6], [23, 12], [17, 6])
    line(brush, [17, 18], [29, 18], [23, 12], [17, 18])
    brush.stroke()
  },
  life(brush) {
    brush.moveTo(23, 19)
    brush.bezierCurveTo(9, 11, 15, 2, 23, 8)
    brush.bezierCurveTo(31, 2, 37, 11, 23, 19)
    brush.fill()
  },
  sticky(brush) {
    brush.moveTo(23, 4)
    brush.bezierCurveTo(34, 16, 27, 19, 23, 19)
    brush.bezierCurveTo(19, 19, 12, 16, 23, 4)
    brush.stroke()
  },
  three(brush) {
    for (const [x, y] of [
      [14, 15],
      [23, 8],
      [32, 15],
    ] as const) {
      brush.moveTo(x + 4, y)
      brush.arc(x, y, 4, 0, Math.PI * 2)
    }
    brush.fill()
  },
  laser(brush) {
    line(brush, [25, 4], [18, 13], [27, 12], [21, 20])
    brush.stroke()
  },
}

export function boltTexture() {
  return paint('breakout:bolt', 8, 22, (brush) => {
    brush.fillStyle = tone(PALETTE.pink, 0.2)
    roundRect(brush, 1, 1, 6, 20, 3)
    brush.fill()
    brush.fillStyle = '#ffffff'
    roundRect(brush, 3, 3, 2, 14, 1)
    brush.fill()
  })
}

/** A small arrow that prompts for the launch. */
export function arrowTexture() {
  return paint('breakout:arrow', 28, 20, (brush) => {
    brush.strokeStyle = PALETTE.paper
    brush.lineWidth = 4
    brush.lineCap = brush.lineJoin = 'round'
    brush.beginPath()
    line(brush, [4, 16], [14, 5], [24, 16])
    brush.stroke()
  })
}
