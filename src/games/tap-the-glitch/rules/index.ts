/**
 * The rules of Tap the Glitch: tap glitches before they damage the system, for sixty seconds or as long as it survives.
 */

import {
  type Emit,
  type Hud,
  type Input,
  type Outcome,
  type RealtimeRules,
  TICKS_PER_SECOND,
} from '../../../engine/core/game/contract'
import { STARS } from '../../../engine/core/game/road'
import { cursorKeys, noSteps, type Step } from '../../../engine/core/input/steps'
import { createRandom, pick } from '../../../engine/core/math/random'
import { ending } from '../../shared/reflex/ending'
import type { Options } from '../options'
import { type Stat, texts } from '../texts/game'
import { debug } from './debug'
import { besides, freeSlots, spawn } from './generator'
import { DAMAGE, hitBoss, hopFrom, isBreath, meet, newShift, spawnTicksOf, starsOf, stepShift } from './shift'
import { planOf } from './shifts'
import {
  type Action,
  COMBO_TICKS,
  END_TICKS,
  type Event,
  FULL_HEALTH,
  type Glitch,
  type Grid,
  gridOf,
  LEVEL_POINTS,
  MAX_INTENSITY,
  MAX_MULTIPLIER,
  middleOf,
  paceOf,
  playedTicks,
  SLOT,
  STORM_AHEAD,
  spawnTicksAt,
  statusOf,
  TIME_TICKS,
  TOP,
  TYPES,
  type World,
} from './world'

export { bossMiddle, bossSlots, WAVE_TICKS } from './shift'
export * from './shifts'
export * from './world'

/** Where the cursor first appears. */
const centerOf = ({ cols, rows }: Grid) => Math.floor(rows / 2) * cols + Math.floor(cols / 2)

/**
 * In Shifts the cursor goes to the nearest glitch in its direction, or the boss: from the middle, all are within a few
 * presses. Returns its slot, or -1 if there is none.
 */
function nearestSlot({ cols, cursor, glitches, shift }: World, { dx, dy }: Step): number {
  const slots = [...glitches.map(({ slot }) => slot), ...(shift?.boss ? [shift.boss.slot] : [])]
  const ways = slots.map((slot) => {
    const right = (slot % cols) - (cursor % cols)
    const down = Math.floor(slot / cols) - Math.floor(cursor / cols)
    return { slot, along: right * dx + down * dy, aside: Math.abs(right * dy) + Math.abs(down * dx) }
  })
  const [best] = ways
    .filter(({ along, aside }) => along > 0 && aside <= along)
    .sort((a, b) => a.along + a.aside - b.along - b.aside)
  return best?.slot ?? -1
}

/** Moves the cursor by one slot, or in Shifts to a glitch; its first step only shows it. */
function moveCursor(world: World, step: Step): void {
  if (world.cursor < 0) {
    world.cursor = centerOf(world)
    return
  }
  const nearest = world.shift ? nearestSlot(world, step) : -1
  if (nearest >= 0) {
    world.cursor = nearest
    return
  }
  const { dx, dy } = step
  const { cols, rows } = world
  const col = Math.min(cols - 1, Math.max(0, (world.cursor % cols) + dx))
  const row = Math.min(rows - 1, Math.max(0, Math.floor(world.cursor / cols) + dy))
  world.cursor = row * cols + col
}

/** The slots tapped in this tick, by fingers, mouse and cursor. */
function tappedSlots(world: World, input: Input<Action>): number[] {
  const { cols, rows } = world
  const slots = input.pointers
    .filter(({ pressed, x, y }) => pressed && x >= 0 && x < cols * SLOT && y >= TOP && y < TOP + rows * SLOT)
    .map(({ x, y }) => Math.floor((y - TOP) / SLOT) * cols + Math.floor(x / SLOT))
  if (slots.length > 0) world.cursor = -1
  for (const key of cursorKeys(world.stepping, input)) {
    if (key !== 'tap') moveCursor(world, key)
    else {
      if (world.cursor < 0) world.cursor = centerOf(world)
      slots.push(world.cursor)
    }
  }
  return slots
}

function tap(world: World, slot: number, emit: Emit<Event>): void {
  const glitch = world.glitches.find((each) => each.slot === slot)
  const bossPoints = glitch ? null : hitBoss(world, slot, emit)
  if (bossPoints !== null) {
    countHit(world, bossPoints)
    return
  }
  if (!glitch) {
    emit({ type: 'miss', slot })
    return
  }
  world.glitches = world.glitches.filter((each) => each !== glitch)
  const points = countHit(world, TYPES[glitch.type].points)
  emit({
    type: 'hit',
    kind: glitch.type,
    x: glitch.x,
    y: glitch.y,
    color: glitch.colour,
    points,
    combo: world.combo,
  })
  const level = 1 + Math.floor(world.score / LEVEL_POINTS)
  if (level > world.level && !world.shift) {
    world.level = level
    emit({ type: 'level', level })
  }
}

/** Continues the combo. Returns the points that it makes of these. */
function countHit(world: World, worth: number): number {
  world.combo = world.sinceHit <= COMBO_TICKS ? world.combo + 1 : 1
  world.maxCombo = Math.max(world.maxCombo, world.combo)
  world.sinceHit = 0
  const points = worth * Math.min(MAX_MULTIPLIER, world.combo)
  world.score += points
  return points
}

function expire(world: World, glitch: Glitch, emit: Emit<Event>): void {
  const before = statusOf(world.health)
  world.health = Math.max(0, world.health - TYPES[glitch.type].corruption * (world.shift ? DAMAGE : 1))
  world.combo = 0
  world.sinceHit = COMBO_TICKS + 1
  emit({ type: 'expire', kind: glitch.type, x: glitch.x, y: glitch.y, health: world.health })
  // A virus leaves pixels in the neighboring slots.
  if (glitch.spreading) for (let n = 0; n < 2; n++) spawn(world, 'pixel', besides(glitch.slot, world))
  const now = statusOf(world.health)
  if (now !== before) emit({ type: 'status', label: now })
}

function age(world: World, emit: Emit<Event>): void {
  for (const glitch of world.glitches) {
    glitch.age++
    glitch.intensity = MAX_INTENSITY * Math.min(1, glitch.age / glitch.life)
  }
  const spent = world.glitches.filter((glitch) => glitch.age >= glitch.life)
  world.glitches = world.glitches.filter((glitch) => glitch.age < glitch.life)
  for (const glitch of spent) expire(world, glitch, emit)
}

/** Puts one or, in Shifts, a group of glitches somewhere. */
function spawnNext(world: World, emit: Emit<Event>): void {
  const { shift } = world
  if (shift && isBreath(world)) return
  if (--world.spawnWait > 0) return
  for (let n = 0; n < (shift ? planOf(shift.number).group : 1); n++)
    if (spawn(world)) {
      emit({ type: 'spawn' })
      const newest = world.glitches.at(-1)
      if (shift && newest) meet(shift, newest, emit)
    }
  world.spawnWait = shift ? spawnTicksOf(world, shift) : spawnTicksAt(paceOf(world))
}

function hop(world: World): void {
  const { shift } = world
  if (!shift) return
  world.glitches = world.glitches.map((glitch) => {
    const free = hopFrom(glitch, shift) ? freeSlots(world, besides(glitch.slot, world)) : []
    if (free.length === 0) return glitch
    const slot = pick(world.random, free)
    return { ...glitch, slot, ...middleOf(slot, world.cols) }
  })
}

function end(world: World, emit: Emit<Event>): void {
  world.state = 'end'
  world.wait = END_TICKS
  emit({ type: 'shutdown', secured: world.health > 0 })
}

export const rules: RealtimeRules<World, Action, Event, Options, Stat> = {
  start: (options, seed, size) => ({
    ...gridOf(size),
    random: createRandom(seed),
    state: 'play',
    wait: 0,
    health: FULL_HEALTH,
    ticksLeft: TIME_TICKS,
    endless: options.length === 'endless' && options.pace !== 'shifts',
    score: 0,
    level: 1,
    combo: 0,
    maxCombo: 0,
    ahead: options.pace === 'storm' ? STORM_AHEAD : 0,
    sinceHit: COMBO_TICKS + 1,
    glitches: [],
    spawnWait: 30,
    cursor: -1,
    stepping: noSteps(),
    nextId: 0,
    ...(options.pace === 'shifts' && { shift: newShift(Number(options.shift)) }),
  }),

  step(world, input, emit) {
    if (ending(world)) return
    world.ticksLeft--
    if (++world.sinceHit > COMBO_TICKS && world.combo > 0) world.combo = 0
    for (const slot of tappedSlots(world, input)) tap(world, slot, emit)
    age(world, emit)
    if (world.shift) stepShift(world, world.shift, emit)
    hop(world)
    spawnNext(world, emit)
    if (world.health <= 0 || (world.ticksLeft <= 0 && !world.endless)) end(world, emit)
  },

  hud: ({ score, level, combo, ticksLeft, endless, health, shift }): Hud<Stat> => ({
    Score: score,
    ...(shift ? {} : { Level: level, Combo: combo }),
    // The time left, or in Endless the time survived.
    Time: endless
      ? Math.floor(playedTicks({ ticksLeft }) / TICKS_PER_SECOND)
      : Math.ceil(ticksLeft / TICKS_PER_SECOND),
    Health: health,
  }),

  outcome(world): Outcome<Stat> | null {
    const { state, health, score, level, maxCombo, shift } = world
    if (state !== 'over') return null
    const result = health > 0 ? 'won' : 'lost'
    const title = health > 0 ? texts.ends.won : texts.ends.lost
    if (!shift) {
      const results = { 'Final Score': score, 'Level Reached': level, 'Max Combo': maxCombo, Health: health }
      return { result, title, results }
    }
    const stars = starsOf(world, shift)
    const results = { 'Final Score': score, Stars: stars, 'Max Combo': maxCombo, Health: health }
    if (stars === 0) return { result, title, detail: texts.ends.down, results }
    const detail = !shift.isBeaten
      ? texts.ends.boss
      : stars < STARS.length
        ? texts.ends.secure
        : texts.ends.all
    return { result, title: texts.ends.shift(shift.number, stars), detail, results }
  },

  debug,
}
