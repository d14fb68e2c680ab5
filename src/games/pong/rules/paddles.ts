/** Moves the paddles of Pong: by keys and sticks, by mouse and fingers, or by the computer. */
import type { Input, Pointer } from '../../../engine/core/game/contract'
import { clamp } from '../../../engine/core/math/geometry'
import { readGrips } from '../../shared/paddles/pointerOwners'
import { computerSpeed, rivalOf, skillOf } from './ladder'
import {
  type Action,
  BALL_RADIUS,
  faceOf,
  HEIGHT,
  PADDLE_HEIGHT,
  PADDLE_SPEED,
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

function drive(world: World, side: Side, wish: number, top: number): void {
  const paddle = world.paddles[side]
  const to = clamp(paddle.y + clamp(wish, -top, top), PADDLE_HEIGHT / 2, HEIGHT - PADDLE_HEIGHT / 2)
  paddle.vy = to - paddle.y
  paddle.y = to
}

/** The computer follows an approaching ball, with its misjudgment, and otherwise returns to the middle. */
function computerWish(world: World): number {
  const { ball, paddles } = world
  const comes = world.state === 'play' && ball.vx > 0 && ball.x > WIDTH * 0.3
  const seen = comes ? (foresee(ball, faceOf(1)) ?? ball.y) : HEIGHT / 2
  // It only follows a ball that is far away.
  const follows = ball.x < WIDTH * skillOf(world).foresees
  // Hit with the lower end, the ball flies down: away from a paddle that is high up.
  const aside = rivalOf(world)?.aims ? AIM * (paddles[0].y < HEIGHT / 2 ? -1 : 1) : 0
  const to = comes ? (follows ? ball.y : seen + world.error + aside) : HEIGHT / 2
  const distance = to - paddles[1].y
  return Math.abs(distance) < CLOSE ? 0 : distance
}

export function movePaddles(world: World, input: Input<Action>): void {
  const sideAt = ({ x }: Pointer): Side => (world.alone || x < WIDTH / 2 ? 0 : 1)
  for (const { player, y } of readGrips(world.grips, input.pointers, sideAt)) world.paddles[player].aim = y
  for (const side of [0, 1] as const) {
    if (side === 1 && world.alone) {
      drive(world, 1, computerWish(world), computerSpeed(world))
      continue
    }
    const paddle = world.paddles[side]
    const distance = input.axis('up', 'down', side)
    if (distance !== 0) paddle.aim = null
    drive(world, side, paddle.aim === null ? distance * PADDLE_SPEED : paddle.aim - paddle.y, PADDLE_SPEED)
  }
}
