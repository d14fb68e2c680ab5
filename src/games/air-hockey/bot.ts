/** A simple bot for Air Hockey: plays the left half with keys, like the computer at level Normal, and starts the next match of a cup. */
import type { RealtimeBot } from '../../engine/core/game/contract'
import type { Action, World } from './rules'
import { plan } from './rules/computer'
import { SKILLS } from './rules/skills'

/** Ticks for which the player keeps to one idea of where to shoot. */
const IDEA = 40
/** Nearer than this to the wished place the keys are let go. */
const CLOSE = 4
/** Ticks for which the mallet glides on after the keys are released; a player allows for it. */
const GLIDE = 1.5

export const bot: RealtimeBot<World, Action> = (world, tick) => {
  if (world.state === 'between') return tick % IDEA === 0 ? { hold: ['next'] } : {}
  // The aim sways a little with time, so that no two attacks are alike.
  const sway = ((Math.floor(tick / IDEA) * 37) % 41) - 20
  const to = plan(world, 0, SKILLS.normal, sway / 20)
  const mallet = world.mallets[0]
  const hand = world.hands[0]
  const dx = to.x - mallet.x - hand.vx * GLIDE
  const dy = to.y - mallet.y - hand.vy * GLIDE
  const hold: Action[] = []
  if (Math.abs(dx) > CLOSE) hold.push(dx < 0 ? 'left' : 'right')
  if (Math.abs(dy) > CLOSE) hold.push(dy < 0 ? 'up' : 'down')
  return { hold }
}
