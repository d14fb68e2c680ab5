/** The rules of Pong: two paddles or two in each half, or four around a square court. */
import type { RealtimeRules } from '../../../engine/core/game/contract'
import type { Options } from '../options'
import type { Stat } from '../texts/game'
import { duel } from './duel'
import { type SidesWorld, sides } from './sides'
import type { Action, Event, World } from './world'

export * from './ladder'
export { paddleOf, seatsIn } from './pairs'
export * from './rivals'
export * from './sides'
export * from './world'

export type Worlds = World | SidesWorld

export const isSides = (world: Worlds): world is SidesWorld => 'lives' in world

export const rules: RealtimeRules<Worlds, Action, Event, Options, Stat> = {
  start: (options, ...rest) => (options.ball === 'sides' ? sides : duel).start(options, ...rest),
  step: (world, ...rest) => (isSides(world) ? sides.step(world, ...rest) : duel.step(world, ...rest)),
  hud: (world) => (isSides(world) ? sides.hud(world) : duel.hud(world)),
  outcome: (world) => (isSides(world) ? sides.outcome(world) : duel.outcome(world)),
}
