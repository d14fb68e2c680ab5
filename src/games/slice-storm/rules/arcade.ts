/** The option "Arcade": a minute without lives, in which bombs cost points and power fruit freeze, rush or double. */
import { type Emit, TICK_MS, TICKS_PER_SECOND } from '../../../engine/core/game/contract'
import { chance, pick } from '../../../engine/core/math/random'
import { type Arcade, COMBO_TICKS, type Event, type Power, type Thing, type World } from './world'
import { LAST_SECONDS } from './zen'

export const ARCADE_SECONDS = 60
const BOMB_POINTS = 50
/** Probability that a fruit is a power fruit, from this wave on, while none is in the air or active. */
const POWER_CHANCE = 0.07
const POWERS_FROM = 3
export const POWERS: readonly Power[] = ['freeze', 'frenzy', 'double']
/** Duration of each power, ticks. */
export const POWER_TICKS: Readonly<Record<Power, number>> = { freeze: 300, frenzy: 270, double: 420 }
/** The speed factor of flying objects and the clock during a freeze. */
export const FROZEN_PACE = 0.4
/** Interval between waves in a frenzy, ms: small ones, without bombs. */
export const FRENZY_MS = 420
export const FRENZY_FRUIT = 3

export const newArcade = (): Arcade => ({
  left: ARCADE_SECONDS * TICKS_PER_SECOND,
  freeze: 0,
  frenzy: 0,
  double: 0,
})

/** The speed factor now: 1, or less during a freeze. */
export const paceOf = ({ arcade }: Pick<World, 'arcade'>) => (arcade && arcade.freeze > 0 ? FROZEN_PACE : 1)

/** The current factor of all points. */
export const worthOf = ({ arcade }: Pick<World, 'arcade'>) => (arcade && arcade.double > 0 ? 2 : 1)

/** The power of a fruit about to be thrown, if any. */
export function powerFor(world: World): Power | undefined {
  const { arcade, random, waves, things, queue } = world
  if (!arcade || waves < POWERS_FROM || arcade.freeze + arcade.frenzy + arcade.double > 0) return undefined
  const flies = (thing: Thing) => thing.power !== undefined
  if (things.some(flies) || queue.some(({ thing }) => flies(thing)) || !chance(random, POWER_CHANCE))
    return undefined
  return pick(random, POWERS)
}

/** A power fruit was cut. */
export function takePower(world: World, power: Power, emit: Emit<Event>): void {
  if (!world.arcade) return
  world.arcade[power] = POWER_TICKS[power]
  if (power === 'frenzy') world.untilWave = 0
  emit({ type: 'power', power })
}

/** A bomb in Arcade: costs points, and ends every power. */
export function payForBomb(world: World): number {
  if (!world.arcade) return 0
  const lost = Math.min(world.score, BOMB_POINTS)
  world.score -= lost
  for (const power of POWERS) world.arcade[power] = 0
  return lost
}

/** Whole seconds left, including the current one. */
export const arcadeSeconds = ({ left }: Arcade) => Math.max(0, Math.ceil(left / TICKS_PER_SECOND))

/** Advances the clock and the powers by one tick. Returns true when time is up. */
export function stepArcade(world: World, arcade: Arcade, emit: Emit<Event>): boolean {
  const before = arcadeSeconds(arcade)
  arcade.left -= paceOf(world)
  for (const power of POWERS) if (arcade[power] > 0) arcade[power]--
  if (world.tick - world.lastCut > COMBO_TICKS) world.combo = 0
  if (arcade.left <= 0) return true
  const now = arcadeSeconds(arcade)
  if (now < before && now <= LAST_SECONDS) emit({ type: 'second', left: now })
  return false
}

/** Ms that pass for the waves in one tick. */
export const waveMs = (world: World) => TICK_MS * paceOf(world)
