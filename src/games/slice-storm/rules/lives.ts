/** The option "Lives: Come back": a lost life comes back at round scores. */
import type { Emit } from '../../../engine/core/game/contract'
import { type Event, LIVES, type World } from './world'

/** A life comes back with each so many points, at most to as many as at first. */
export const LIFE_EVERY = 1000

/** After the cuts of a tick. Whoever has none left is out, and whoever has all goes on to the next round score. */
export function giveLife(world: World, emit: Emit<Event>): void {
  if (world.nextLife === null || world.score < world.nextLife) return
  while (world.score >= world.nextLife) world.nextLife += LIFE_EVERY
  if (world.lives === 0 || world.lives >= LIVES) return
  world.lives++
  emit({ type: 'lifeBack', lives: world.lives })
}
