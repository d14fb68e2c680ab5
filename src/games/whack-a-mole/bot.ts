/** A simple bot for Whack-a-Mole: whacks a mole a third of a second after it appears, and leaves decoys alone. */
import type { RealtimeBot } from '../../engine/core/game/contract'
import { itemAt } from '../../engine/core/itemAt'
import { type Action, HOLE_ACTIONS, type World } from './rules'

/** Reaction time, ticks: about 330 ms. */
const REACTION = 20

export const bot: RealtimeBot<World, Action> = (world) => {
  const hole = world.holes.findIndex(
    ({ state, decoy, ticks }) => state === 'up' && !decoy && ticks >= REACTION,
  )
  return hole < 0 ? {} : { hold: [itemAt(HOLE_ACTIONS, hole)] }
}
