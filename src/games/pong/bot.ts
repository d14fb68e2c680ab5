/**
 * A perfect bot for Pong: moves a paddle, by default the left one, by keys to where the ball will arrive, and aims away
 * from the other paddle.
 */
import type { RealtimeBot } from '../../engine/core/game/contract'
import { teamOf } from '../../engine/core/input/seats'
import { clamp } from '../../engine/core/math/geometry'
import {
  type Action,
  arrivalAt,
  COURT,
  faceOf,
  HEIGHT,
  isSides,
  isUpright,
  PADDLE_HEIGHT,
  PADDLE_SPEED,
  paddleOf,
  type Worlds,
} from './rules'
import { foresee } from './rules/paddles'

/**
 * Where on the paddle it hits the ball, as a fraction of half its height: near the tip, so that the ball leaves
 * steeply.
 */
const TIP = 0.72

export const bot: RealtimeBot<Worlds, Action> = (world, _tick, side = 0) => {
  if (isSides(world)) {
    const distance = (arrivalAt(world, side) ?? COURT / 2) - (world.paddles[side]?.at ?? 0)
    if (Math.abs(distance) < PADDLE_SPEED) return {}
    const [less, more] = isUpright(side) ? (['up', 'down'] as const) : (['left', 'right'] as const)
    return { hold: [distance < 0 ? less : more] }
  }
  const { ball, paddles } = world
  const team = teamOf(side)
  const coming = ball.vx < 0 === (team === 0) ? foresee(ball, faceOf(side)) : null
  // A ball hit with the lower tip flies down: away from a paddle that is high up.
  const down = paddles[team === 0 ? 1 : 0].y < HEIGHT / 2
  const offset = (PADDLE_HEIGHT / 2) * TIP * (down ? -1 : 1)
  const to =
    coming === null ? HEIGHT / 2 : clamp(coming + offset, PADDLE_HEIGHT / 2, HEIGHT - PADDLE_HEIGHT / 2)
  const distance = to - paddleOf(world, side).y
  if (Math.abs(distance) < PADDLE_SPEED) return {}
  return { hold: [distance < 0 ? 'up' : 'down'] }
}
