/** A simple bot for Whack-a-Mole: whacks a mole a third of a second after it appears, and leaves decoys alone. */
import type { RealtimeBot } from '../../engine/core/game/contract'
import { itemAt } from '../../engine/core/itemAt'
import { type Action, type Either, HOLE_ACTIONS, isRace, wayTo } from './rules'

/** Reaction time, ticks: about 330 ms. */
const REACTION = 20

export const bot: RealtimeBot<Either, Action> = (world) => {
  const hole = world.holes.findIndex(
    ({ state, decoy, ticks }) => state === 'up' && !decoy && ticks >= REACTION,
  )
  return hole < 0 ? {} : { hold: [isRace(world) ? wayTo(hole) : itemAt(HOLE_ACTIONS, hole)] }
}
