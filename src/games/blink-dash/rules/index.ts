/**
 * The rules of Blink Dash: collect every sparkle, touch no enemy, and remember where the enemies are while the lights
 * are out.
 */

import type { Emit, Hud, Input, Outcome, RealtimeRules } from '../../../engine/core/game/contract'
import { circlesOverlap, clamp } from '../../../engine/core/math/geometry'
import { createRandom } from '../../../engine/core/math/random'
import { ending } from '../../shared/reflex/ending'
import type { Options } from '../options'
import { type Stat, texts } from '../texts/game'
import { drift } from './drift'
import { furnish } from './generator'
import { prowl } from './hunters'
import {
  type Action,
  BLINK_TICKS,
  COLLECT_RADIUS,
  END_TICKS,
  type Event,
  HIT_RADIUS,
  INTRO_TICKS,
  isDark,
  LIGHT_TICKS,
  PLAYER_RADIUS,
  PLAYER_SPEED,
  POINTS_A_LEVEL,
  POINTS_A_SPARKLE,
  WARN_TICKS,
  type World,
} from './world'

export * from './drift'
export { nearest, paceOf, prowl } from './hunters'
export * from './world'

/** Keys and sticks have priority over a finger or pressed mouse, which moves the player at most to its place. */
function steer({ player, width, height }: World, input: Input<Action>): void {
  let x = input.axis('left', 'right') * PLAYER_SPEED
  let y = input.axis('up', 'down') * PLAYER_SPEED
  const pointer = input.pointers.find(({ down }) => down)
  if (x === 0 && y === 0 && pointer) {
    x = pointer.x - player.x
    y = pointer.y - player.y
  }
  const length = Math.sqrt(x * x + y * y)
  const share = length > PLAYER_SPEED ? PLAYER_SPEED / length : 1
  player.vx = x * share
  player.vy = y * share
  player.x = clamp(player.x + player.vx, PLAYER_RADIUS, width - PLAYER_RADIUS)
  player.y = clamp(player.y + player.vy, PLAYER_RADIUS, height - PLAYER_RADIUS)
}

function turnLights(world: World, emit: Emit<Event>): void {
  world.clock++
  if (world.clock === LIGHT_TICKS - WARN_TICKS) emit({ type: 'warn' })
  else if (world.clock === LIGHT_TICKS) emit({ type: 'dark' })
  else if (world.clock === LIGHT_TICKS + BLINK_TICKS) {
    world.clock = 0
    emit({ type: 'light' })
  }
}

function collect(world: World, emit: Emit<Event>): void {
  const { player } = world
  for (const sparkle of world.sparkles) {
    if (!circlesOverlap(player.x, player.y, PLAYER_RADIUS, sparkle.x, sparkle.y, COLLECT_RADIUS)) continue
    world.sparkles = world.sparkles.filter((other) => other !== sparkle)
    world.score += POINTS_A_SPARKLE
    emit({ type: 'collect', x: sparkle.x, y: sparkle.y, left: world.sparkles.length })
  }
  if (world.sparkles.length > 0) return
  world.score += POINTS_A_LEVEL
  world.level++
  emit({ type: 'level', level: world.level, points: POINTS_A_LEVEL })
  enter(world)
}

/** Moves all enemies; hunting ones depend on where the player was last seen. */
function moveEnemies(world: World, emit: Emit<Event>): void {
  const { spotted } = world
  if (!spotted) {
    for (const enemy of world.enemies) drift(enemy, world)
    return
  }
  if (!isDark(world)) Object.assign(spotted, world.player)
  const hunted = { ...world, spotted }
  for (const enemy of world.enemies) prowl(enemy, hunted, emit)
}

/** The hunt begins with the player's first step: nobody is caught who is still reading. */
function isWaiting({ spotted, player, wait }: World): boolean {
  return spotted !== null && wait === 1 && spotted.x === player.x && spotted.y === player.y
}

function enter(world: World): void {
  world.state = 'intro'
  world.wait = INTRO_TICKS
  world.clock = 0
  if (world.spotted) Object.assign(world.spotted, world.player)
  furnish(world)
}

export const rules: RealtimeRules<World, Action, Event, Options, Stat> = {
  start(options, seed, { width, height }) {
    const world: World = {
      width,
      height,
      random: createRandom(seed),
      state: 'intro',
      wait: INTRO_TICKS,
      level: 1,
      score: 0,
      clock: 0,
      player: { x: width / 2, y: height / 2, vx: 0, vy: 0 },
      spotted: options.prowlers === 'hunt' ? { x: width / 2, y: height / 2, vx: 0, vy: 0 } : null,
      enemies: [],
      sparkles: [],
      nextId: 0,
    }
    enter(world)
    return world
  },

  step(world, input, emit) {
    if (ending(world)) return
    // The player may already move and collect while the enemies wait.
    steer(world, input)
    if (world.state === 'intro') {
      if (!isWaiting(world) && --world.wait <= 0) world.state = 'play'
      collect(world, emit)
      return
    }
    turnLights(world, emit)
    moveEnemies(world, emit)
    const { x, y } = world.player
    const hit = world.enemies.find((enemy) =>
      circlesOverlap(x, y, HIT_RADIUS, enemy.x, enemy.y, enemy.radius * 0.85),
    )
    if (hit) {
      world.state = 'end'
      world.wait = END_TICKS
      emit({ type: 'caught', x: (x + hit.x) / 2, y: (y + hit.y) / 2, enemy: hit.id })
      return
    }
    collect(world, emit)
  },

  hud: ({ score, level, sparkles }): Hud<Stat> => ({ Score: score, Level: level, Left: sparkles.length }),

  outcome({ state, score, level }): Outcome<Stat> | null {
    if (state !== 'over') return null
    return {
      result: 'over',
      title: texts.ends.over,
      results: { 'Final Score': score, 'Level Reached': level },
    }
  },
}
