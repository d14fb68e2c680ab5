/**
 * A simple bot for Air Hockey. It plays one half, by default the left one, as well as the computer at level Normal: with
 * keys, and in a cup with a mouse.
 */
import type { RealtimeBot } from '../../engine/core/game/contract'
import { type Seat, teamOf } from '../../engine/core/input/seats'
import { type Action, inHalf, type Side, type World } from './rules'
import { type Plan, plan } from './rules/computer'
import { handOf, malletOf } from './rules/pairs'
import { SKILLS } from './rules/skills'

/** Ticks for which the bot keeps one target. */
const IDEA = 40
/** Within this distance of its target it releases the keys. */
const CLOSE = 4
/** Ticks for which the mallet glides on after the keys are released. */
const GLIDE = 1.5

/**
 * Ticks by which the mouse follows the plan late, as a hand does. A mallet that follows at once strikes with less swing:
 * it lost six of eight matches against the last opponent, this one loses none.
 */
const HAND = 4

/** The plans that the hand has not followed yet, oldest first. */
const plans = new WeakMap<World, Plan[]>()

const play: RealtimeBot<World, Action> = (world, tick, side = 0) => {
  // The aim changes slowly with time, so that no two attacks are alike.
  const sway = ((Math.floor(tick / IDEA) * 37) % 41) - 20
  const team = teamOf(side)
  const to = plan(world, team, SKILLS.normal, sway / 20, malletOf(world, side))
  if (!world.cup) return byKeys(world, side, to)
  const waiting = plans.get(world) ?? []
  plans.set(world, waiting)
  waiting.push(to)
  return byMouse(world, team, (waiting.length > HAND && waiting.shift()) || to)
}

export const bot = Object.assign(play, { delay: HAND })

function byKeys(world: World, seat: Seat, to: Plan): { hold: Action[] } {
  const mallet = malletOf(world, seat)
  const { vx, vy } = handOf(world, seat)
  const dx = to.x - mallet.x - vx * GLIDE
  const dy = to.y - mallet.y - vy * GLIDE
  const hold: Action[] = []
  if (Math.abs(dx) > CLOSE) hold.push(dx < 0 ? 'left' : 'right')
  if (Math.abs(dy) > CLOSE) hold.push(dy < 0 ? 'up' : 'down')
  return { hold }
}

function byMouse(world: World, side: Side, { x, y }: Plan) {
  const at = inHalf(world, side, x, y)
  return {
    pointers: [{ id: side, ...at, down: true, pressed: false, released: false, kind: 'mouse' as const }],
  }
}
