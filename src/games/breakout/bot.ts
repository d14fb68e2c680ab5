/** A simple bot for Breakout. It moves under the ball that comes down first, with keys and a short delay. */
import type { RealtimeBot } from '../../engine/core/game/contract'
import { type Action, paddleWidth, paddleY, plainWidth, type World } from './rules'
import { arrival, landing } from './rules/targets'

/** Ticks by which the bot sees everything late (about 130 ms). */
const REACTION = 8

export const bot: RealtimeBot<World, Action> = (world, tick) => {
  if (world.state === 'waiting' || world.balls.some((ball) => ball.held !== null)) {
    return tick % 40 === 0 ? { hold: ['launch'] } : {}
  }
  // A ball below the paddle is lost.
  const coming = world.balls.filter((ball) => ball.y < paddleY(world))
  const next = coming.sort((a, b) => arrival(a, world) - arrival(b, world))[0]
  if (!next) return {}
  // The aim moves over the paddle, so that the ball does not repeat the same path forever.
  const aimed =
    landing(next, world, REACTION / 2) +
    (((tick >> 6) % 5) - 2) * (Math.min(plainWidth(world), paddleWidth(world)) / 7)
  const gap = aimed - world.paddle
  if (Math.abs(gap) < 10) return {}
  return { hold: [gap < 0 ? 'left' : 'right'] }
}
