/** The rules of Whack-a-Mole: one garden, or a race in four. */
import type { RealtimeRules } from '../../../engine/core/game/contract'
import type { Options } from '../options'
import type { Stat } from '../texts/game'
import { alone, aloneTicks } from './alone'
import { type RaceWorld, race, raceStay } from './race'
import type { Action, Event, Hole, World } from './world'

export * from './race'
export * from './rush'
export * from './stages'
export * from './world'

export type Either = World | RaceWorld

export const isRace = (world: Either): world is RaceWorld => 'racers' in world

/** Ticks the mole of a hole stays up. */
export const escapeTicks = (world: Either, hole: Pick<Hole, 'dress'>): number =>
  isRace(world) ? raceStay(world, hole) : aloneTicks(world, hole)

export const rules: RealtimeRules<Either, Action, Event, Options, Stat> = {
  start: (options, ...rest) => (options.mode === 'race' ? race : alone).start(options, ...rest),
  step: (world, ...rest) => (isRace(world) ? race.step(world, ...rest) : alone.step(world, ...rest)),
  hud: (world) => (isRace(world) ? race.hud(world) : alone.hud(world)),
  outcome: (world) => (isRace(world) ? race.outcome(world) : alone.outcome(world)),
}
