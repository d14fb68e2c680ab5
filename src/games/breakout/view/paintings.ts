/** Draws the pictures of Breakout: bricks, balls, paddle and capsules. */
import { PALETTE, tone } from '../../../engine/core/palette'
import { type Brush, paint } from '../../../engine/stage/painting/paint'
import { disc, roundRect, toyBall, toyBlock, verticalGradient } from '../../../engine/stage/painting/shapes'
import { BALL_RADIUS, BRICK_HEIGHT, PADDLE_HEIGHT, type Power } from '../rules'
import { brickRadius, drawGrain } from './looks'

/** Colors of the rows, from the top. */
export const ROW_HUES = ['vermilion', 'orange', 'yellow', 'green', 'sky'] as const

/** Height of the front of a brick below its face, units. */
const FRONT = 8
/** Bricks are drawn this much beyond their bodies, and their pictures have room for a shadow, units. */
const BEYOND = 2
const ROOM = 7

/** A block seen from above and a little from the front: its face with bevels, and its front in shade. */
function block(brush: Brush, width: number, color: string, radius: number): void {
  const high = BRICK_HEIGHT + 2 * BEYOND
  const face = high - FRONT
  brush.fillStyle = 'rgba(4, 6, 16, 0.34)'
  roundRect(brush, 2, 4, width - 1, high + 1, radius + 1)
  brush.fill()
  brush.fillStyle = tone(color, -0.62)
  roundRect(brush, 0, 0, width, high, radius)
  brush.fill()
  brush.fillStyle = verticalGradient(brush, high, tone(color, -0.2), tone(color, -0.3), tone(color, -0.5))
  roundRect(brush, 0.8, 1, width - 1.6, high - 2.2, radius)
  brush.fill()
  brush.fillStyle = verticalGradient(brush, face, tone(color, 0.42), tone(color, 0.06), tone(color, -0.1))
  roundRect(brush, 0.8, 0.8, width - 1.6, face, radius)
  brush.fill()
  // Light along the upper and left bevel, shade along the right one.
  brush.save()
  roundRect(brush, 0.8, 0.8, width - 1.6, face, radius)
  brush.clip()
  brush.fillStyle = 'rgba(255, 255, 255, 0.55)'
  brush.fillRect(0, 0, width, 2.6)
  brush.fillStyle = 'rgba(255, 255, 255, 0.24)'
  brush.fillRect(0, 0, 3, face)
  // A gleam across the left half.
  brush.fillStyle = 'rgba(255, 255, 255, 0.16)'
  brush.beginPath()
  brush.moveTo(0, 0)
  brush.lineTo(width * 0.42, 0)
  brush.lineTo(width * 0.3, face)
  brush.lineTo(0, face)
  brush.fill()
  brush.fillStyle = 'rgba(0, 0, 0, 0.16)'
  brush.fillRect(width - 4, 2, 4, face)
  brush.fillRect(0, face - 1.4, width, 2.4)
  brush.restore()
}

/** A picture around the body of a brick; `draw` gets the width of the block. */
const brickPicture = (name: string, width: number, draw: (brush: Brush, width: number) => void) =>
  paint(`breakout:${name}:${width}`, width + 2 * ROOM, BRICK_HEIGHT + 2 * ROOM, (brush) => {
    brush.translate(ROOM - BEYOND, ROOM - BEYOND)
    draw(brush, width + 2 * BEYOND)
  })

/**
 * `hits`: one band of steel per hit after the first; 0 is steel with rivets, which never breaks. `cracks`: the hits that it has
 * taken. `look`: see `looks.ts`.
 */
export function brickTexture(row: number, bodyWidth: number, look: number, hits = 1, cracks = 0) {
  const hue = ROW_HUES[row % ROW_HUES.length] ?? 'sky'
  if (hits === 0) return steelTexture(bodyWidth)
  return brickPicture(`brick:${hue}:${look}:${hits}:${cracks}`, bodyWidth, (brush, width) => {
    block(brush, width, PALETTE[hue], brickRadius(look))
    drawGrain(brush, look, width, BRICK_HEIGHT + 2 * BEYOND - FRONT)
    for (let crack = 0; crack < cracks; crack++) drawCrack(brush, (width * (crack + 1)) / (cracks + 1))
    for (let band = 1; band < hits; band++) drawBand(brush, (width * band) / hits)
  })
}

/** A band of steel around a brick, with two rivets. */
function drawBand(brush: Brush, x: number): void {
  const high = BRICK_HEIGHT + 2 * BEYOND
  brush.fillStyle = '#3a4254'
  roundRect(brush, x - 7, -1, 14, high + 1, 3)
  brush.fill()
  brush.fillStyle = verticalGradient(brush, high, '#eef2fa', '#a9b3c6', '#697387')
  roundRect(brush, x - 5.6, 0, 11.2, high - 1.4, 2)
  brush.fill()
  for (const y of [5.5, high - 13]) {
    disc(brush, x, y + 0.7, 2.5, '#4a5468')
    disc(brush, x, y, 1.9, '#ffffff')
  }
}

/** A crack from the upper edge to the lower, with branches, dark with a light side. */
function drawCrack(brush: Brush, x: number): void {
  const high = BRICK_HEIGHT + 2 * BEYOND - 2
  brush.lineJoin = 'bevel'
  for (const [style, aside, wide] of [
    ['rgba(255, 255, 255, 0.5)', 1.3, 1.6],
    ['rgba(22, 12, 14, 0.9)', 0, 2.2],
  ] as const) {
    brush.strokeStyle = style
    brush.lineWidth = wide
    brush.beginPath()
    line(brush, [x + aside - 3, 1], [x + aside + 3, high * 0.28], [x + aside - 4, high * 0.55])
    line(brush, [x + aside - 4, high * 0.55], [x + aside + 2, high])
    line(brush, [x + aside + 3, high * 0.28], [x + aside + 13, high * 0.42])
    line(brush, [x + aside - 4, high * 0.55], [x + aside - 14, high * 0.7])
    brush.stroke()
  }
}

function steelTexture(bodyWidth: number) {
  return brickPicture('steel', bodyWidth, (brush, width) => {
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

/** The paddle is drawn about twice as high as its body, downward from the edge that balls touch. Units. */
const PADDLE_DRAWN = 28
const PADDLE_TOP = 8
const PADDLE_PICTURE = PADDLE_DRAWN + 12
/** The middle of its body as a share of the picture's height. */
export const PADDLE_MIDDLE = (PADDLE_TOP + PADDLE_HEIGHT / 2) / PADDLE_PICTURE

/** The paddle at its normal width; its shape shows sticky and laser. */
export function paddleTexture(power: 'plain' | 'sticky' | 'laser', width: number) {
  return paint(`breakout:paddle:${power}:${width}`, width, PADDLE_PICTURE, (brush) => {
    const top = PADDLE_TOP
    if (power === 'laser') {
      for (const x of [4, width - 20]) toyBlock(brush, x, 0, 16, 16, PALETTE.pink, 4, 3)
    }
    brush.fillStyle = 'rgba(6, 8, 18, 0.55)'
    roundRect(brush, 0, top + 1, width, PADDLE_DRAWN + 3, 9)
    brush.fill()
    toyBlock(brush, 0, top, width, PADDLE_DRAWN, PALETTE.paper, 8, 7)
    // A cap at each end, and a groove between them.
    for (const [x, part] of [
      [0, 0.24],
      [width * 0.76, 0.24],
    ] as const)
      toyBlock(brush, x, top, width * part, PADDLE_DRAWN, PALETTE.vermilion, 8, 7)
    brush.fillStyle = 'rgba(20, 22, 29, 0.22)'
    roundRect(brush, width * 0.34, top + 9, width * 0.32, 4, 2)
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
