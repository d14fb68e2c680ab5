/**
 * A perfect bot for Pong: moves the left paddle by keys to where the ball will arrive, and aims away from the other
 * paddle.
 */
import type { RealtimeBot } from '../../engine/core/game/contract'
import { clamp } from '../../engine/core/math/geometry'
import { type Action, faceOf, HEIGHT, PADDLE_HEIGHT, PADDLE_SPEED, type World } from './rules'
import { foresee } from './rules/paddles'

/**
 * Where on the paddle it hits the ball, as a fraction of half its height: near the tip, so that the ball leaves
 * steeply.
 */
const TIP = 0.72

export const bot: RealtimeBot<World, Action> = (world) => {
  const { ball, paddles } = world
  const coming = ball.vx < 0 ? foresee(ball, faceOf(0)) : null
  // A ball hit with the lower tip flies down: away from a computer paddle that is high up.
  const down = paddles[1].y < HEIGHT / 2
  const offset = (PADDLE_HEIGHT / 2) * TIP * (down ? -1 : 1)
  const to =
    coming === null ? HEIGHT / 2 : clamp(coming + offset, PADDLE_HEIGHT / 2, HEIGHT - PADDLE_HEIGHT / 2)
  const way = to - paddles[0].y
  if (Math.abs(way) < PADDLE_SPEED) return {}
  return { hold: [way < 0 ? 'up' : 'down'] }
}
