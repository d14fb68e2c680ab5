/** Owns a plain player of Breakout: walks under the ball that comes down first, with keys, a moment late. */
import type { RealtimeBot } from '../../engine/core/contract'
import { type Action, type Ball, paddleY, plainWidth, type World } from './rules'

/** Ticks by which the player sees everything too late (about 130 ms). */
const REACTION = 8

/** Ticks until the ball reaches the paddle's height; far away when it rises. */
function arrival(ball: Ball, world: World): number {
  return ball.vy > 0 ? (paddleY(world) - ball.y) / ball.vy : 1e6 - ball.y
}

/** Where the ball meets the paddle's height, mirrored at the side walls. */
function landing(ball: Ball, world: World): number {
  const { width } = world
  if (ball.vy <= 0) return ball.x
  const x = ball.x + ball.vx * Math.max(0, arrival(ball, world) - REACTION / 2)
  const folded = Math.abs(x % (2 * width))
  return folded > width ? 2 * width - folded : folded
}

export const bot: RealtimeBot<World, Action> = (world, tick) => {
  if (world.state === 'waiting' || world.balls.some((ball) => ball.held !== null)) {
    return tick % 40 === 0 ? { hold: ['launch'] } : {}
  }
  // A ball that is already past the paddle is given up.
  const coming = world.balls.filter((ball) => ball.y < paddleY(world))
  const next = coming.sort((a, b) => arrival(a, world) - arrival(b, world))[0]
  if (!next) return {}
  // The aim wanders over the paddle, so that the ball does not fly the same way for ever.
  const aimed = landing(next, world) + (((tick >> 6) % 5) - 2) * (plainWidth(world) / 7)
  const gap = aimed - world.paddle
  if (Math.abs(gap) < 10) return {}
  return { hold: [gap < 0 ? 'left' : 'right'] }
}
