/**
 * The option "Arcade": stages of a minute without lives, in which bombs cost points and power fruit freeze, rush or double.
 * Waves grow from one fruit, and every third of the minute is denser.
 */
import { type Emit, TICK_MS, TICKS_PER_SECOND } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import type { Point } from '../../../engine/core/math/geometry'
import { chance, drawInt, pick } from '../../../engine/core/math/random'
import { stageOf } from './stages'
import { type Arcade, COMBO_TICKS, type Event, type Power, type Thing, type World } from './world'
import { LAST_SECONDS } from './zen'

export const ARCADE_SECONDS = 60
const BOMB_POINTS = 50
/** Fruit can have powers after this many waves, while none is in the air or active; waves can have bombs. */
const POWERS_FROM = 3
export const BOMBS_FROM = 5
/** Ms between two waves, and between the two of a pair. */
const WAVE_MS = 1370
const PAIR_MS = 420
/** How much denser each third of the minute is than the one before, as a fraction of the first. */
const THIRD = { bombs: 0.5, sooner: 0.12 }
/** In Arcade a combo pays no more than this factor: its goals are reached by many combos, not by one. */
const MOST_COMBO = 5
/** Three fruit cut by one blade within this time are a big moment, and pay this much more. */
const STROKE_TICKS = 15
const THREE_POINTS = 30
export const POWERS: readonly Power[] = ['freeze', 'frenzy', 'double']
/** Duration of each power, ticks. */
export const POWER_TICKS: Readonly<Record<Power, number>> = { freeze: 300, frenzy: 270, double: 420 }
/** The speed factor of flying objects and the clock during a freeze. */
export const FROZEN_PACE = 0.4
/** Interval between waves in a frenzy, ms: small ones, without bombs. */
const FRENZY_MS = 420
export const FRENZY_FRUIT = 3

export const newArcade = (stage: number): Arcade => ({
  stage,
  stars: 0,
  cuts: [],
  left: ARCADE_SECONDS * TICKS_PER_SECOND,
  freeze: 0,
  frenzy: 0,
  double: 0,
})

/** The speed factor of the clock and the waves: 1, or less during a freeze. */
const clockPace = ({ arcade }: Pick<World, 'arcade'>) => (arcade && arcade.freeze > 0 ? FROZEN_PACE : 1)

/** The speed factor of flying objects. */
export const paceOf = (world: Pick<World, 'arcade'>) =>
  clockPace(world) * (world.arcade ? stageOf(world.arcade.stage).speed : 1)

/** The third of the minute, 0 to 2. */
const thirdOf = ({ left }: Arcade) =>
  Math.min(2, Math.max(0, Math.floor(3 * (1 - left / (ARCADE_SECONDS * TICKS_PER_SECOND)))))

/** The number of fruit of the next wave, 1, 1, 2, 2, 3 and so on, and the probability of a bomb with each. */
export function nextInArcade(world: World, arcade: Arcade): { count: number; bombs: number } {
  if (arcade.frenzy > 0) return { count: FRENZY_FRUIT, bombs: 0 }
  const { most, bombs } = stageOf(arcade.stage)
  const grown = Math.floor(world.waves / 2) + 1
  return {
    count: grown < most ? grown : drawInt(world.random, most - 2, most),
    bombs: world.waves < BOMBS_FROM ? 0 : bombs * (1 + THIRD.bombs * thirdOf(arcade)),
  }
}

/** Ms until the wave after the one just thrown. */
export function arcadeInterval({ waves }: World, arcade: Arcade): number {
  if (arcade.frenzy > 0) return FRENZY_MS
  const usual = WAVE_MS * (1 - THIRD.sooner * thirdOf(arcade))
  if (!stageOf(arcade.stage).pairs) return usual
  return waves % 2 === 1 ? PAIR_MS : 2 * usual - PAIR_MS
}

/** The current factor of all points. */
const worthOf = ({ arcade }: Pick<World, 'arcade'>) => (arcade && arcade.double > 0 ? 2 : 1)

/** The factor of the next fruit's points. */
export const comboWorth = (world: Pick<World, 'arcade' | 'combo'>) =>
  worthOf(world) * (world.arcade ? Math.min(MOST_COMBO, world.combo) : world.combo)

/** The power of a fruit about to be thrown, if any. */
export function powerFor(world: World): Power | undefined {
  const { arcade, random, waves, things, queue } = world
  if (!arcade || waves < POWERS_FROM || arcade.freeze + arcade.frenzy + arcade.double > 0) return undefined
  const { powers, power } = stageOf(arcade.stage)
  const flies = (thing: Thing) => thing.power !== undefined
  if (things.some(flies) || queue.some(({ thing }) => flies(thing)) || !chance(random, power))
    return undefined
  return pick(random, powers)
}

/** A power fruit was cut. */
export function takePower(world: World, power: Power, emit: Emit<Event>): void {
  if (!world.arcade) return
  world.arcade[power] = POWER_TICKS[power]
  if (power === 'frenzy') world.untilWave = 0
  emit({ type: 'power', power })
}

/** A fruit was cut by this blade: the third one of a stroke pays. */
export function countStroke(world: World, blade: number, at: Point, emit: Emit<Event>): void {
  const { arcade, tick } = world
  if (!arcade) return
  arcade.cuts = [...arcade.cuts, { blade, tick }].filter(
    (cut) => cut.blade === blade && tick - cut.tick <= STROKE_TICKS,
  )
  if (arcade.cuts.length < 3) return
  arcade.cuts = []
  const points = THREE_POINTS * worthOf(world)
  world.score += points
  emit({ type: 'three', x: at.x, y: at.y, points })
}

/** A bomb in Arcade: costs points, and ends every power. */
export function payForBomb(world: World): number {
  if (!world.arcade) return 0
  const lost = Math.min(world.score, BOMB_POINTS)
  world.score -= lost
  world.arcade.cuts = []
  for (const power of POWERS) world.arcade[power] = 0
  return lost
}

/** The points of the next star, or of the third. */
export const goalOf = ({ stage, stars }: Arcade) => itemAt(stageOf(stage).goals, Math.min(2, stars))

/** Whole seconds left, including the current one. */
export const arcadeSeconds = ({ left }: Arcade) => Math.max(0, Math.ceil(left / TICKS_PER_SECOND))

/** Advances the clock and the powers by one tick. Returns true when time is up. */
export function stepArcade(world: World, arcade: Arcade, emit: Emit<Event>): boolean {
  if (world.tick === 1) emit({ type: 'stage', stage: arcade.stage, goal: goalOf(arcade) })
  const before = arcadeSeconds(arcade)
  const third = thirdOf(arcade)
  arcade.left -= clockPace(world)
  for (const power of POWERS) if (arcade[power] > 0) arcade[power]--
  if (world.tick - world.lastCut > COMBO_TICKS) world.combo = 0
  while (arcade.stars < 3 && world.score >= goalOf(arcade)) emit({ type: 'star', stars: ++arcade.stars })
  if (arcade.left <= 0) return true
  if (thirdOf(arcade) > third) emit({ type: 'denser' })
  const now = arcadeSeconds(arcade)
  if (now < before && now <= LAST_SECONDS) emit({ type: 'second', left: now })
  return false
}

/** Ms that pass for the waves in one tick. */
export const waveMs = (world: World) => TICK_MS * clockPace(world)
