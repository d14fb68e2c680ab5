/** The rules of Slice Storm: waves fly, strokes cut, missed fruit costs lives, and the game ends without lives. */

import {
  type Emit,
  type Hud,
  type Outcome,
  type RealtimeRules,
  type Size,
  TICK_MS,
} from '../../../engine/core/game/contract'
import { createRandom } from '../../../engine/core/math/random'
import { ending } from '../../shared/reflex/ending'
import type { Options } from '../options'
import { type Stat, texts } from '../texts/game'
import { arcadeInterval, arcadeSeconds, goalOf, newArcade, paceOf, stepArcade, waveMs } from './arcade'
import { dropBlades, moveBlades } from './blades'
import { throwWave } from './generator'
import { giveLife, LIFE_EVERY } from './lives'
import { cutThings, fallHalves, moveHalves } from './slicing'
import {
  type Action,
  baseRadius,
  COMBO_TICKS,
  END_TICKS,
  type Event,
  FIRST_TICKS,
  gravityOf,
  isFruit,
  LIVES,
  levelAfter,
  MISS_COSTS,
  newPhysics,
  spawnInterval,
  type Thing,
  type World,
} from './world'
import { stepZen, zenSeconds } from './zen'

export * from './arcade'
export * from './stages'
export * from './world'

/** The level as it is shown: a whole number. */
export const shownLevel = ({ waves }: World) => Math.floor(levelAfter(waves) + 1e-9)

function nextWave(world: World, emit: Emit<Event>): void {
  world.untilWave -= waveMs(world)
  if (world.untilWave > 0) return
  const { count, bombs } = throwWave(world)
  const before = shownLevel(world)
  world.waves++
  world.untilWave += world.arcade
    ? arcadeInterval(world, world.arcade)
    : spawnInterval(levelAfter(world.waves))
  emit({ type: 'wave', count, bombs })
  if (!world.arcade && shownLevel(world) > before) emit({ type: 'level', level: shownLevel(world) })
}

function throwQueued(world: World): void {
  for (const entry of world.queue) if (--entry.wait < 0) world.things.push(entry.thing)
  world.queue = world.queue.filter(({ wait }) => wait >= 0)
}

/** `pace`: the fraction of a tick that passes for flying objects. */
function fly(thing: Thing, gravity: number, pace: number): void {
  thing.x += thing.vx * pace
  // Half a tick's gravity more than at its start: the exact parabola, whatever the length of a tick.
  thing.y += thing.vy * pace + (gravity * pace * pace) / 2
  thing.vy += gravity * pace
  thing.angle += thing.spin * pace
}

/** A missed fruit costs a life, except in Zen and Arcade; a bomb does not. */
function dropMissed(world: World, emit: Emit<Event>): void {
  const gone = world.things.filter(({ y, vy, radius }) => vy > 0 && y - radius > world.height)
  if (gone.length === 0) return
  world.things = world.things.filter((thing) => !gone.includes(thing))
  for (const thing of gone) {
    if (!isFruit(thing) || world.lives === 0) continue
    const { x, name } = thing
    if (world.zen || world.arcade) {
      emit({ type: 'dropped', x, y: world.height, name })
      continue
    }
    world.lives = Math.max(0, world.lives - MISS_COSTS)
    emit({ type: 'miss', x, y: world.height, name, lives: world.lives })
  }
}

function start(options: Options, seed: number, { width, height }: Size): World {
  return {
    random: createRandom(seed),
    zen: options.mode === 'zen',
    arcade: options.mode === 'arcade' ? newArcade(Number(options.stage)) : null,
    width,
    height,
    state: 'play',
    tick: 0,
    wait: END_TICKS,
    score: 0,
    lives: LIVES,
    nextLife: options.lives === 'back' && options.mode === 'classic' ? LIFE_EVERY : null,
    waves: 0,
    untilWave: FIRST_TICKS * TICK_MS,
    things: [],
    queue: [],
    halves: [],
    blades: [],
    cursor: { x: width / 2, y: height / 2, vx: 0, vy: 0, shown: false, drawn: false },
    combo: 0,
    bestCombo: 0,
    lastCut: -COMBO_TICKS - 1,
    sliced: 0,
    nextId: 1,
    physics: newPhysics(height),
  }
}

/**
 * After a change of the window's shape, flying objects keep their relative positions and their remaining time. Strokes
 * start over, because they belong to the old shape.
 */
function resize(world: World, { width, height }: Size): World {
  const across = width / world.width
  const down = height / world.height
  const grown = baseRadius(width, height) / baseRadius(world.width, world.height)
  for (const thing of [...world.things, ...world.queue.map((entry) => entry.thing)]) {
    thing.x *= across
    thing.vx *= across
    // Heights are measured from the throw: one radius below the edge.
    thing.y = height + thing.radius * grown + (thing.y - world.height - thing.radius) * down
    thing.vy *= down
    thing.radius *= grown
  }
  Object.assign(world.cursor, { x: world.cursor.x * across, y: world.cursor.y * down, vx: 0, vy: 0 })
  Object.assign(world, { width, height, blades: [] })
  moveHalves(world, across, down, grown)
  return world
}

export const rules: RealtimeRules<World, Action, Event, Options, Stat> = {
  start,
  resize,
  step(world, input, emit) {
    if (world.state === 'over') return
    world.tick++
    const gravity = gravityOf(world.height)
    for (const thing of world.things) fly(thing, gravity, paceOf(world))
    fallHalves(world)
    if (world.state === 'end') dropBlades(world)
    if (ending(world)) return
    cutThings(world, moveBlades(world, input), emit)
    giveLife(world, emit)
    dropMissed(world, emit)
    throwQueued(world)
    nextWave(world, emit)
    const { arcade } = world
    const over = arcade
      ? stepArcade(world, arcade, emit)
      : world.zen
        ? stepZen(world, emit)
        : world.lives === 0
    if (!over) return
    world.state = 'end'
    world.queue = []
    emit({ type: 'finish', score: world.score })
  },

  hud: (world): Hud<Stat> => ({
    Score: world.score,
    ...(world.arcade
      ? { Time: arcadeSeconds(world.arcade) }
      : world.zen
        ? { Time: zenSeconds(world) }
        : { Lives: world.lives }),
    ...(world.arcade ? { Goal: goalOf(world.arcade) } : { Level: shownLevel(world) }),
  }),

  outcome({ state, zen, arcade, score, bestCombo, sliced }): Outcome<Stat> | null {
    if (state !== 'over') return null
    const results = { Score: score, 'Best combo': bestCombo, Fruit: sliced }
    if (!arcade)
      return { result: 'over', title: texts.ends.over, ...(zen && { detail: texts.ends.time }), results }
    const { stage, stars } = arcade
    return {
      ...(stars > 0
        ? { result: 'won', title: texts.ends.stage(stage, stars), detail: texts.ends.time }
        : { result: 'over', title: texts.ends.over, detail: texts.ends.missed(goalOf(arcade)) }),
      results: { Score: score, Stars: stars, 'Best combo': bestCombo, Fruit: sliced },
    }
  },
}
