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
import { cursorKeys, noSteps, type Step } from '../../../engine/core/input/steps'
import { createRandom } from '../../../engine/core/math/random'
import { ending } from '../../shared/reflex/ending'
import type { Options } from '../options'
import { type Stat, texts } from '../texts/game'
import { debug } from './debug'
import { besides, spawn } from './generator'
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

export * from './world'

/** Where the cursor first appears. */
const centerOf = ({ cols, rows }: Grid) => Math.floor(rows / 2) * cols + Math.floor(cols / 2)

/** Moves the cursor by one slot; its first step only shows it. */
function moveCursor(world: World, { dx, dy }: Step): void {
  if (world.cursor < 0) {
    world.cursor = centerOf(world)
    return
  }
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
  if (!glitch) {
    emit({ type: 'miss', slot })
    return
  }
  world.glitches = world.glitches.filter((each) => each !== glitch)
  world.combo = world.sinceHit <= COMBO_TICKS ? world.combo + 1 : 1
  world.maxCombo = Math.max(world.maxCombo, world.combo)
  world.sinceHit = 0
  const points = TYPES[glitch.type].points * Math.min(MAX_MULTIPLIER, world.combo)
  world.score += points
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
  if (level > world.level) {
    world.level = level
    emit({ type: 'level', level })
  }
}

function expire(world: World, glitch: Glitch, emit: Emit<Event>): void {
  const before = statusOf(world.health)
  world.health = Math.max(0, world.health - TYPES[glitch.type].corruption)
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
    endless: options.length === 'endless',
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
  }),

  step(world, input, emit) {
    if (ending(world)) return
    world.ticksLeft--
    if (++world.sinceHit > COMBO_TICKS && world.combo > 0) world.combo = 0
    for (const slot of tappedSlots(world, input)) tap(world, slot, emit)
    age(world, emit)
    if (--world.spawnWait <= 0) {
      if (spawn(world)) emit({ type: 'spawn' })
      world.spawnWait = spawnTicksAt(paceOf(world))
    }
    if (world.health <= 0 || (world.ticksLeft <= 0 && !world.endless)) end(world, emit)
  },

  hud: ({ score, level, combo, ticksLeft, endless, health }): Hud<Stat> => ({
    Score: score,
    Level: level,
    Combo: combo,
    // The time left, or in Endless the time survived.
    Time: endless
      ? Math.floor(playedTicks({ ticksLeft }) / TICKS_PER_SECOND)
      : Math.ceil(ticksLeft / TICKS_PER_SECOND),
    Health: health,
  }),

  outcome({ state, health, score, level, maxCombo }): Outcome<Stat> | null {
    if (state !== 'over') return null
    return {
      result: health > 0 ? 'won' : 'lost',
      title: health > 0 ? texts.ends.won : texts.ends.lost,
      results: { 'Final Score': score, 'Level Reached': level, 'Max Combo': maxCombo, Health: health },
    }
  },

  debug,
}
