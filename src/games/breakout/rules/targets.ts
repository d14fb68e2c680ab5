/** Aim assist for Breakout: where falling balls will meet the paddle. */
import type { Aim } from '../../../engine/core/game/aim'
import { type Ball, paddleY, type World } from './world'

/** Ticks until the ball reaches the paddle's height; far in the future if it rises. */
export function arrival(ball: Ball, world: World): number {
  return ball.vy > 0 ? (paddleY(world) - ball.y) / ball.vy : 1e6 - ball.y
}

/** Where the ball reaches the paddle's height, mirrored at the side walls; `late` ticks earlier, for a delayed view. */
export function landing(ball: Ball, world: World, late = 0): number {
  const { width } = world
  if (ball.vy <= 0) return ball.x
  const x = ball.x + ball.vx * Math.max(0, arrival(ball, world) - late)
  const folded = Math.abs(x % (2 * width))
  return folded > width ? 2 * width - folded : folded
}

export const aim: Aim<World> = {
  reach: 150,
  // The middle third of the paddle.
  steersTo: 18,
  targets(world) {
    const y = paddleY(world)
    const coming = world.balls.filter((ball) => ball.held === null && ball.vy > 0 && ball.y < y)
    const next = coming.sort((a, b) => arrival(a, world) - arrival(b, world))[0]
    return next ? [{ x: landing(next, world), y }] : []
  },
}
