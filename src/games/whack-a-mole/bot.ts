/** Owns a plain player of Whack-a-Mole: sees a mole, takes a third of a second, whacks it, and leaves decoys alone. */
import type { RealtimeBot } from '../../engine/core/game/contract'
import { type Action, HOLE_ACTIONS, type World } from './rules'

/** Ticks from seeing to whacking: about 330 ms. */
const REACTION = 20

export const bot: RealtimeBot<World, Action> = (world) => {
  const at = world.holes.findIndex((hole) => hole.state === 'up' && !hole.decoy && hole.ticks >= REACTION)
  return at < 0 ? {} : { hold: [HOLE_ACTIONS[at] as Action] }
}
