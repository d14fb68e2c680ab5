/** Draws the pictures of four paddles: the square court, the paddles, the walls, the lives. */
import { FOUR_SEATS, SEAT_LOOKS, type Seat } from '../../../engine/core/input/seats'
import { PALETTE, tone } from '../../../engine/core/palette'
import { type Brush, paint } from '../../../engine/stage/painting/paint'
import { fillSeatSymbol } from '../../../engine/stage/painting/seats'
import { roundRect } from '../../../engine/stage/painting/shapes'
import { BLOCK, BLOCKS, COURT, PADDLE_WIDTH, SIDES_PADDLE } from '../rules'
import { MARGIN } from './paintings'

const LINE = '120, 190, 255'

/** A dark court with a faint grid, the light of a seat at each side, and blocks in the corners. */
export function drawSidesCourt(brush: Brush): void {
  const all = COURT + 2 * MARGIN
  const ground = brush.createRadialGradient(all / 2, all / 2, 40, all / 2, all / 2, all * 0.75)
  ground.addColorStop(0, '#17264a')
  ground.addColorStop(1, '#0b1226')
  brush.fillStyle = ground
  brush.fillRect(0, 0, all, all)
  brush.translate(MARGIN, MARGIN)
  brush.strokeStyle = `rgba(${LINE}, 0.07)`
  brush.lineWidth = 1.5
  brush.beginPath()
  for (let at = 40; at < COURT; at += 40) {
    brush.moveTo(at, 0)
    brush.lineTo(at, COURT)
    brush.moveTo(0, at)
    brush.lineTo(COURT, at)
  }
  brush.stroke()
  const half = COURT / 2
  const edges = [
    [0, half],
    [COURT, half],
    [half, 0],
    [half, COURT],
  ] as const
  for (const seat of FOUR_SEATS) {
    const [x, y] = edges[seat]
    const light = brush.createRadialGradient(x, y, 10, x, y, 230)
    light.addColorStop(0, `${PALETTE[SEAT_LOOKS[seat].hue]}50`)
    light.addColorStop(1, `${PALETTE[SEAT_LOOKS[seat].hue]}00`)
    brush.fillStyle = light
    brush.fillRect(0, 0, COURT, COURT)
  }
  brush.lineWidth = 3
  brush.strokeStyle = `rgba(${LINE}, 0.35)`
  brush.beginPath()
  brush.arc(half, half, 70, 0, Math.PI * 2)
  brush.stroke()
  for (const { x, y, width, height } of BLOCKS) {
    brush.fillStyle = '#0a1020'
    roundRect(brush, x, y, width, height, 12)
    brush.fill()
    brush.fillStyle = '#2b3d68'
    roundRect(brush, x, y, width, height - 5, 12)
    brush.fill()
    brush.strokeStyle = `rgba(${LINE}, 0.55)`
    brush.lineWidth = 2.5
    roundRect(brush, x + 5, y + 5, width - 10, height - 15, 8)
    brush.stroke()
  }
}

/** A paddle as at the left side, with the sign of its seat. */
export function sidesPaddleTexture(seat: Seat) {
  return paint(`pong:sides-paddle:${seat}`, PADDLE_WIDTH + 8, SIDES_PADDLE + 8, (brush) => {
    const color = PALETTE[SEAT_LOOKS[seat].hue]
    brush.fillStyle = tone(color, -0.34)
    roundRect(brush, 4, 4, PADDLE_WIDTH, SIDES_PADDLE, 7)
    brush.fill()
    brush.fillStyle = color
    roundRect(brush, 5, 4, PADDLE_WIDTH - 2, SIDES_PADDLE - 4, 7)
    brush.fill()
    brush.fillStyle = tone(color, -0.55)
    fillSeatSymbol(brush, seat, 4 + PADDLE_WIDTH / 2, 4 + SIDES_PADDLE / 2, 5.5)
  })
}

/** The wall in place of a player who is out, as at the left side. */
export function wallTexture() {
  const long = COURT - 2 * BLOCK
  return paint('pong:sides-wall', 30, long, (brush) => {
    brush.fillStyle = '#2b3d68'
    roundRect(brush, 0, 0, 30, long, 8)
    brush.fill()
    brush.strokeStyle = `rgba(${LINE}, 0.55)`
    brush.lineWidth = 2.5
    roundRect(brush, 5, 5, 20, long - 10, 5)
    brush.stroke()
  })
}
