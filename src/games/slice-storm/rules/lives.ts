/** The option "Regain lives": round scores restore lost lives. */
import type { Emit } from '../../../engine/core/game/contract'
import { type Event, LIVES, type World } from './world'

/** A life is restored at each multiple of this score, up to the number at the start. */
export const LIFE_EVERY = 1000

/**
 * Runs after the cuts of a tick. A player without lives is out; with all lives nothing happens until the next round
 * score.
 */
export function giveLife(world: World, emit: Emit<Event>): void {
  if (world.nextLife === null || world.score < world.nextLife) return
  while (world.score >= world.nextLife) world.nextLife += LIFE_EVERY
  if (world.lives === 0 || world.lives >= LIVES) return
  world.lives++
  emit({ type: 'lifeBack', lives: world.lives })
}
