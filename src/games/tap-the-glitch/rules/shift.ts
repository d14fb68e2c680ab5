/** A game of the mode "Shifts": four waves of 15 seconds, a breath after each, and a boss in the last one. */
import { type Emit, TICKS_PER_SECOND } from '../../../engine/core/game/contract'
import { draw, pick } from '../../../engine/core/math/random'
import { planOf } from './shifts'
import {
  type Boss,
  type Event,
  type Glitch,
  type GlitchType,
  type Grid,
  middleOf,
  playedTicks,
  SLOT,
  statusOf,
  type World,
} from './world'

export const WAVE_TICKS = 15 * TICKS_PER_SECOND
/** At the end of each wave nothing appears for this long. */
const BREATH_TICKS = 2.5 * TICKS_PER_SECOND
const BOSS_WAVE = 3
/** A wave is faster than the one before by these shares of the first; with the boss, less appears. */
const SOONER = 0.09
const SHORTER = 0.06
const BESIDE_BOSS = 1.7
/** What a glitch that got through costs, compared with the specified game. */
export const DAMAGE = 3
/** The boss goes to another place this often. */
const BOSS_HOPS = 1.6 * TICKS_PER_SECOND
const BOSS_POINTS = 20
const BEATEN_POINTS = 200
/** Glitches that hop do so after this share of their life. */
const HOP_AT = 0.45

export type Shift = NonNullable<World['shift']>

export const newShift = (number: number): Shift => ({
  number,
  wave: -1,
  seen: [],
  boss: null,
  isBeaten: false,
})

const waveOf = (world: World): number => Math.floor(playedTicks(world) / WAVE_TICKS)

/** Whether nothing appears now. */
export const isBreath = (world: World): boolean =>
  playedTicks(world) % WAVE_TICKS >= WAVE_TICKS - BREATH_TICKS

export function spawnTicksOf(world: World, { number, boss }: Shift): number {
  const ticks = planOf(number).spawn * (1 - SOONER * waveOf(world)) * (boss ? BESIDE_BOSS : 1)
  return Math.round(ticks)
}

export const lifeTicksOf = (world: World, { number }: Shift): number =>
  Math.round(planOf(number).life * (1 - SHORTER * waveOf(world)))

export function typeOf(world: World, { number }: Shift): GlitchType {
  let left = draw(world.random)
  for (const [type, share] of Object.entries(planOf(number).types) as [GlitchType, number][]) {
    left -= share
    if (left < 0) return type
  }
  return 'pixel'
}

/** The four slots of the boss, from its upper left one. */
export const bossSlots = ({ slot }: Boss, { cols }: Grid): number[] => [
  slot,
  slot + 1,
  slot + cols,
  slot + cols + 1,
]

/** Its middle. */
export function bossMiddle({ slot }: Boss, { cols }: Grid): { x: number; y: number } {
  const { x, y } = middleOf(slot, cols)
  return { x: x + SLOT / 2, y: y + SLOT / 2 }
}

/** Where a boss fits without covering a glitch. */
function bossPlaces(world: World): number[] {
  const { cols, rows, glitches } = world
  const taken = new Set(glitches.map(({ slot }) => slot))
  return Array.from({ length: cols * (rows - 1) }, (_, slot) => slot).filter(
    (slot) =>
      slot % cols < cols - 1 &&
      bossSlots({ slot, hits: 0, wait: 0 }, world).every((each) => !taken.has(each)),
  )
}

function moveBoss(world: World, shift: Shift, emit: Emit<Event>): void {
  const hits = shift.boss?.hits ?? planOf(shift.number).boss
  const places = bossPlaces(world).filter((slot) => slot !== shift.boss?.slot)
  if (places.length === 0) return
  const isNew = !shift.boss
  shift.boss = { slot: pick(world.random, places), hits, wait: BOSS_HOPS }
  if (isNew) emit({ type: 'boss', ...bossMiddle(shift.boss, world) })
}

/** The waves, and the boss in the last one until it is beaten. */
export function stepShift(world: World, shift: Shift, emit: Emit<Event>): void {
  const wave = waveOf(world)
  if (wave !== shift.wave && wave <= BOSS_WAVE) {
    shift.wave = wave
    emit({ type: 'wave', wave: wave + 1 })
  }
  if (wave < BOSS_WAVE || shift.isBeaten) return
  if (!shift.boss || --shift.boss.wait <= 0) moveBoss(world, shift, emit)
}

/** Reports the first glitch of each type, so that its value can be shown. */
export function meet(shift: Shift, { type, x, y }: Glitch, emit: Emit<Event>): void {
  if (shift.seen.includes(type)) return
  shift.seen.push(type)
  emit({ type: 'first', kind: type, x, y })
}

/** Where glitches that hop go now: to a free slot beside theirs. */
export function hopFrom(glitch: Glitch, shift: Shift): boolean {
  return planOf(shift.number).hops && glitch.age === Math.round(glitch.life * HOP_AT)
}

/**
 * The boss was hit. Returns its points without the multiplier, or null if it is not there.
 */
export function hitBoss(world: World, slot: number, emit: Emit<Event>): number | null {
  const { shift } = world
  if (!shift?.boss || !bossSlots(shift.boss, world).includes(slot)) return null
  shift.boss.hits--
  const middle = bossMiddle(shift.boss, world)
  if (shift.boss.hits > 0) {
    emit({ type: 'bossHit', ...middle, left: shift.boss.hits })
    return BOSS_POINTS
  }
  shift.boss = null
  shift.isBeaten = true
  emit({ type: 'bossDown', ...middle })
  return BEATEN_POINTS
}

/** One star each for a system that survives, a beaten boss, and a secure system at the end. */
export const starsOf = ({ health }: Pick<World, 'health'>, { isBeaten }: Shift): number =>
  health > 0 ? 1 + Number(isBeaten) + Number(statusOf(health) === 'SECURE') : 0
