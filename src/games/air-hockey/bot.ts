/**
 * A simple bot for Air Hockey. It plays one half, by default the left one, with keys, as well as the computer at level
 * Normal, and starts the next match of a cup.
 */
import type { RealtimeBot } from '../../engine/core/game/contract'
import type { Action, World } from './rules'
import { plan } from './rules/computer'
import { SKILLS } from './rules/skills'

/** Ticks for which the bot keeps one target. */
const IDEA = 40
/** Within this distance of its target it releases the keys. */
const CLOSE = 4
/** Ticks for which the mallet glides on after the keys are released. */
const GLIDE = 1.5

export const bot: RealtimeBot<World, Action> = (world, tick, side = 0) => {
  if (world.state === 'between') return tick % IDEA === 0 ? { hold: ['next'] } : {}
  // The aim changes slowly with time, so that no two attacks are alike.
  const sway = ((Math.floor(tick / IDEA) * 37) % 41) - 20
  const to = plan(world, side, SKILLS.normal, sway / 20)
  const mallet = world.mallets[side]
  const { vx, vy } = world.hands[side]
  const dx = to.x - mallet.x - vx * GLIDE
  const dy = to.y - mallet.y - vy * GLIDE
  const hold: Action[] = []
  if (Math.abs(dx) > CLOSE) hold.push(dx < 0 ? 'left' : 'right')
  if (Math.abs(dy) > CLOSE) hold.push(dy < 0 ? 'up' : 'down')
  return { hold }
}
