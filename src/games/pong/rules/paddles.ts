/** Moves the paddles of Pong: by keys and sticks, by mouse and fingers, or by the computer. */
import type { Input, Pointer } from '../../../engine/core/game/contract'
import { type Seat, teamOf } from '../../../engine/core/input/seats'
import { itemAt } from '../../../engine/core/itemAt'
import { clamp } from '../../../engine/core/math/geometry'
import { readGrips } from '../../shared/paddles/pointerOwners'
import { computerSpeed, rivalOf, skillOf } from './ladder'
import { isComputer, joinPairs, paddleOf, seatsOfSide } from './pairs'
import {
  type Action,
  BALL_RADIUS,
  FRONT,
  faceOf,
  HEIGHT,
  PADDLE_HEIGHT,
  PADDLE_SPEED,
  type Paddle,
  type Side,
  WIDTH,
  type World,
} from './world'

/** The computer rests when its paddle is this close to its target. */
const CLOSE = 3

/** How far from its middle a rival that aims hits the ball, units. */
const AIM = PADDLE_HEIGHT * 0.28

/** Where a ball will be at `x`, after bouncing off the walls; null if it flies the other way. */
export function foresee(ball: World['ball'], x: number): number | null {
  const ticks = ball.vx === 0 ? -1 : (x - ball.x) / ball.vx
  if (ticks < 0) return null
  const span = HEIGHT - 2 * BALL_RADIUS
  const free = ball.y - BALL_RADIUS + ball.vy * ticks
  const folded = ((free % (2 * span)) + 2 * span) % (2 * span)
  return BALL_RADIUS + (folded > span ? 2 * span - folded : folded)
}

function drive(paddle: Paddle, wish: number, top: number): void {
  const to = clamp(paddle.y + clamp(wish, -top, top), PADDLE_HEIGHT / 2, HEIGHT - PADDLE_HEIGHT / 2)
  paddle.vy = to - paddle.y
  paddle.y = to
}

/** The computer follows an approaching ball, with its misjudgment, and otherwise returns to the middle. */
function computerWish(world: World, seat: Seat): number {
  const { ball, paddles, pairs } = world
  const own = paddleOf(world, seat)
  const side = teamOf(seat)
  // From the other end.
  const far = side === 1 ? ball.x : WIDTH - ball.x
  const approaches = world.state === 'play' && (side === 1 ? ball.vx > 0 : ball.vx < 0) && far > WIDTH * 0.3
  const seen = foresee(ball, faceOf(seat))
  // A ball that has passed the paddle in front is the other one's.
  const comes = approaches && (seat < 2 || seen !== null)
  // It only follows a ball that is far away.
  const follows = far < (seat > 1 ? WIDTH - FRONT : WIDTH) * skillOf(world).foresees
  // Hit with the lower end, the ball flies down: away from a paddle that is high up.
  const aside = rivalOf(world)?.aims ? AIM * (paddles[0].y < HEIGHT / 2 ? -1 : 1) : 0
  const error = pairs ? itemAt(pairs.errors, seat) : world.error
  const arrives = comes ? (seen ?? ball.y) : HEIGHT / 2
  const to = comes ? (follows ? ball.y : arrives + error + aside) : HEIGHT / 2
  const distance = to - own.y
  return Math.abs(distance) < CLOSE ? 0 : distance
}

export function movePaddles(world: World, input: Input<Action>): void {
  const { pairs } = world
  const sideAt = ({ x }: Pointer): Side => (world.alone || x < WIDTH / 2 ? 0 : 1)
  if (pairs) joinPairs(world, pairs, input)
  else
    for (const { player, y } of readGrips(world.grips, input.pointers, sideAt)) world.paddles[player].aim = y
  for (const seat of [0, 1].flatMap((side) => seatsOfSide(world, side as Side))) {
    const paddle = paddleOf(world, seat)
    if (isComputer(world, seat)) {
      drive(paddle, computerWish(world, seat), computerSpeed(world))
      continue
    }
    const distance = input.axis('up', 'down', seat)
    if (distance !== 0) paddle.aim = null
    drive(paddle, paddle.aim === null ? distance * PADDLE_SPEED : paddle.aim - paddle.y, PADDLE_SPEED)
  }
}
