/** The rules of Snake: one snake, or four on one field. */
import type { RealtimeRules } from '../../../engine/core/game/contract'
import type { Options } from '../options'
import type { Stat } from '../texts/game'
import { alone } from './alone'
import { four } from './four'
import type { FourWorld } from './fourWorld'
import type { Action, Event, World } from './world'

export * from './fourWorld'
export { isLocked, LATE_TICKS } from './road'
export { facing } from './turns'
export * from './world'
export * from './worlds'

export type Either = World | FourWorld

export const isFour = (world: Either): world is FourWorld => 'snakes' in world

export const rules: RealtimeRules<Either, Action, Event, Options, Stat> = {
  start: (options, ...rest) => (options.mode === 'four' ? four : alone).start(options, ...rest),
  step: (world, ...rest) => (isFour(world) ? four.step(world, ...rest) : alone.step(world, ...rest)),
  hud: (world) => (isFour(world) ? four.hud(world) : alone.hud(world)),
  outcome: (world) => (isFour(world) ? four.outcome(world) : alone.outcome(world)),
  debug: (world) => (isFour(world) ? four.debug?.(world) : alone.debug?.(world)) ?? '',
}
