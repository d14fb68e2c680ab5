/** Draws the pictures of Pong: the court, the paddles, the ball. */
import { type Seat, teamOf } from '../../../engine/core/input/seats'
import { following, PALETTE, tone } from '../../../engine/core/palette'
import { type Brush, paint } from '../../../engine/stage/painting/paint'
import { fillSeatSymbol } from '../../../engine/stage/painting/seats'
import { disc, polyline, roundRect, toyBall, verticalGradient } from '../../../engine/stage/painting/shapes'
import { BALL_RADIUS, HEIGHT, PADDLE_HEIGHT, PADDLE_WIDTH, type Side, WIDTH } from '../rules'
import { drawFloor, drawFrame } from './floors'
import type { Look } from './looks'

const SIDE_COLORS = following(() => [PALETTE.orange, PALETTE.sky] as const)
/** The court extends beyond the world by this much, so that shaking reveals no gap. */
export const MARGIN = 12

/** An indoor court of soft boards, or a neon one: a warm and a cool half, painted or glowing lines. */
export function drawCourt(brush: Brush, { ground, line, isNeon, rival }: Look): void {
  brush.fillStyle = verticalGradient(brush, HEIGHT, ...ground)
  brush.fillRect(0, 0, WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN)
  brush.translate(MARGIN, MARGIN)
  if (isNeon) {
    drawMiddleLight(brush, line)
    drawGrid(brush, line)
  } else
    for (let x = -MARGIN; x < WIDTH + MARGIN; x += 40) {
      brush.fillStyle = (x / 40) % 2 < 1 ? 'rgba(255, 255, 255, 0.022)' : 'rgba(0, 0, 0, 0.03)'
      brush.fillRect(x, -MARGIN, 40, HEIGHT + 2 * MARGIN)
    }
  // Added on a neon court: laid over it, orange would be brown.
  brush.globalCompositeOperation = isNeon ? 'lighter' : 'source-over'
  SIDE_COLORS.forEach((color, side) => {
    const x = side * WIDTH
    const glow = brush.createRadialGradient(x, HEIGHT / 2, 20, x, HEIGHT / 2, 330)
    glow.addColorStop(0, `${color}48`)
    glow.addColorStop(1, `${color}00`)
    brush.fillStyle = glow
    brush.fillRect(-MARGIN, -MARGIN, WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN)
  })
  brush.globalCompositeOperation = 'source-over'
  if (rival) {
    drawFloor(brush, rival, line)
    drawFrame(brush, rival, line)
  }
  if (isNeon) {
    brush.shadowColor = `rgba(${line}, 0.9)`
    brush.shadowBlur = 22
  }
  brush.strokeStyle = `rgba(${line}, ${isNeon ? 0.9 : 0.5})`
  brush.lineWidth = 4
  brush.lineCap = 'round'
  brush.strokeRect(2, 2, WIDTH - 4, HEIGHT - 4)
  brush.setLineDash([1, 17])
  brush.lineWidth = 6
  brush.beginPath()
  brush.moveTo(WIDTH / 2, 16)
  brush.lineTo(WIDTH / 2, HEIGHT - 8)
  brush.stroke()
  brush.setLineDash([])
  brush.lineWidth = 3
  brush.strokeStyle = `rgba(${line}, ${isNeon ? 0.55 : 0.3})`
  brush.beginPath()
  brush.arc(WIDTH / 2, HEIGHT / 2, 62, 0, Math.PI * 2)
  brush.stroke()
}

/** Light from the middle circle: the court is brighter there than at its walls. */
function drawMiddleLight(brush: Brush, line: string): void {
  const light = brush.createRadialGradient(WIDTH / 2, HEIGHT / 2, 40, WIDTH / 2, HEIGHT / 2, 380)
  light.addColorStop(0, `rgba(${line}, 0.24)`)
  light.addColorStop(1, `rgba(${line}, 0)`)
  brush.fillStyle = light
  brush.fillRect(0, 0, WIDTH, HEIGHT)
}

/** A faint grid, as on an old screen. */
function drawGrid(brush: Brush, line: string): void {
  brush.strokeStyle = `rgba(${line}, 0.07)`
  brush.lineWidth = 1.5
  brush.beginPath()
  for (let x = 40; x < WIDTH; x += 40) {
    brush.moveTo(x, -MARGIN)
    brush.lineTo(x, HEIGHT + MARGIN)
  }
  for (let y = 40; y < HEIGHT; y += 40) {
    brush.moveTo(-MARGIN, y)
    brush.lineTo(WIDTH + MARGIN, y)
  }
  brush.stroke()
}

/** Soft light, in white, to be tinted: behind paddles and the ball on a neon court. */
export function haloTexture() {
  return paint(
    'pong:halo',
    80,
    80,
    (brush) => {
      const light = brush.createRadialGradient(40, 40, 4, 40, 40, 40)
      light.addColorStop(0, 'rgba(255, 255, 255, 0.6)')
      light.addColorStop(1, 'rgba(255, 255, 255, 0)')
      brush.fillStyle = light
      brush.fillRect(0, 0, 80, 80)
    },
    { role: 'plain', sharpness: 1 },
  )
}

/** Light over half the court, strongest at the left end, in white, to be tinted. */
export function flashTexture() {
  return paint(
    'pong:flash',
    WIDTH / 2,
    HEIGHT,
    (brush) => {
      const light = brush.createLinearGradient(0, 0, WIDTH / 2, 0)
      light.addColorStop(0, 'rgba(255, 255, 255, 0.9)')
      light.addColorStop(1, 'rgba(255, 255, 255, 0)')
      brush.fillStyle = light
      brush.fillRect(0, 0, WIDTH / 2, HEIGHT)
    },
    { role: 'plain', sharpness: 0.5 },
  )
}

/** The left edge of a paddle in its texture. */
const PADDLE_X = 4

/** A paddle with a grip mark that distinguishes the sides without color. */
export function paddleTexture(side: Side) {
  return paint(`pong:paddle:${side}`, PADDLE_WIDTH + 8, PADDLE_HEIGHT + 8, (brush) => {
    const color = SIDE_COLORS[side]
    drawPaddle(brush, color)
    brush.fillStyle = tone(color, -0.45)
    for (let i = 0; i <= side; i++) {
      brush.beginPath()
      brush.arc(PADDLE_X + PADDLE_WIDTH / 2, 4 + PADDLE_HEIGHT / 2 + (i - side / 2) * 9, 2.6, 0, Math.PI * 2)
      brush.fill()
    }
  })
}

/** A paddle of two against two, with the sign of its seat. */
export function pairPaddleTexture(seat: Seat) {
  return paint(`pong:pair:${seat}`, PADDLE_WIDTH + 8, PADDLE_HEIGHT + 8, (brush) => {
    const color = SIDE_COLORS[teamOf(seat)]
    drawPaddle(brush, color)
    brush.fillStyle = tone(color, -0.55)
    fillSeatSymbol(brush, seat, PADDLE_X + PADDLE_WIDTH / 2, 4 + PADDLE_HEIGHT / 2, 6)
  })
}

/** A paddle with a soft face toward the court. */
function drawPaddle(brush: Brush, color: string): void {
  brush.fillStyle = 'rgba(0, 0, 0, 0.3)'
  roundRect(brush, PADDLE_X + 1, 7, PADDLE_WIDTH, PADDLE_HEIGHT, 7)
  brush.fill()
  // A bright outline: nothing on a court stands out more.
  brush.fillStyle = '#ffffff'
  roundRect(brush, PADDLE_X - 2, 2, PADDLE_WIDTH + 4, PADDLE_HEIGHT + 4, 9)
  brush.fill()
  brush.fillStyle = tone(color, -0.34)
  roundRect(brush, PADDLE_X, 4, PADDLE_WIDTH, PADDLE_HEIGHT, 7)
  brush.fill()
  brush.fillStyle = tone(color, 0.12)
  roundRect(brush, PADDLE_X, 4, PADDLE_WIDTH, PADDLE_HEIGHT - 5, 7)
  brush.fill()
  // Rubber bands at both ends.
  brush.fillStyle = tone(color, -0.5)
  for (const y of [15, PADDLE_HEIGHT - 15]) brush.fillRect(PADDLE_X, 4 + y - 2, PADDLE_WIDTH, 4)
  brush.fillStyle = tone(color, 0.4)
  brush.fillRect(PADDLE_X + PADDLE_WIDTH - 3, 12, 2, PADDLE_HEIGHT - 22)
  brush.fillStyle = 'rgba(255, 255, 255, 0.5)'
  roundRect(brush, PADDLE_X + 3, 9, 3, PADDLE_HEIGHT * 0.36, 1.5)
  brush.fill()
}

/** Points to the paddle at its left, in the color of that side. */
export function arrowTexture() {
  return paint('pong:arrow', 40, 36, (brush) => {
    for (const [wide, color] of [
      [11, '#14161d'],
      [5, SIDE_COLORS[0]],
    ] as const) {
      polyline(brush, color, wide, [34, 18], [8, 18])
      polyline(brush, color, wide, [18, 8], [8, 18], [18, 28])
    }
  })
}

/** On a neon court the ball is drawn larger than it bounces, and a paddle thicker, away from the court. */
export const DRAWN = 1.33

export function ballTexture() {
  const side = BALL_RADIUS * 2 + 6
  return paint('pong:ball', side, side, (brush) => {
    disc(brush, side / 2, side / 2, BALL_RADIUS + 1.4, 'rgba(8, 10, 18, 0.55)')
    toyBall(brush, side / 2, side / 2, BALL_RADIUS, PALETTE.paper)
  })
}
