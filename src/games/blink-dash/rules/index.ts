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
  isDark,
  lightOf,
  loseHeart,
  newRooms,
  POINTS_A_HEART,
  pointsOf,
  ROUNDS,
  radiiOf,
  roomNameOf,
  stepRooms,
} from './rooms'
import {
  type Action,
  END_TICKS,
  type Enemy,
  type Event,
  INTRO_TICKS,
  PLAYER_SPEED,
  POINTS_A_LEVEL,
  WARN_TICKS,
  type World,
} from './world'

export * from './drift'
export { nearest, paceOf, prowl, SLEEPER_TICKS } from './hunters'
export * from './rooms'
export * from './world'

/** Keys and sticks have priority over a finger or pressed mouse, which moves the player at most to its place. */
function steer(world: World, input: Input<Action>): void {
  const { player, width, height } = world
  const radius = radiiOf(world).player
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
  player.x = clamp(player.x + player.vx, radius, width - radius)
  player.y = clamp(player.y + player.vy, radius, height - radius)
}

function turnLights(world: World, emit: Emit<Event>): void {
  const { light, dark } = lightOf(world)
  world.clock++
  if (world.clock === light - WARN_TICKS) emit({ type: 'warn' })
  else if (world.clock === light) emit({ type: 'dark' })
  else if (world.clock === light + dark) {
    world.clock = 0
    emit({ type: 'light' })
  }
}

function collect(world: World, emit: Emit<Event>): void {
  const { player, rooms } = world
  const radii = radiiOf(world)
  for (const { id, x, y } of world.sparkles) {
    if (!circlesOverlap(player.x, player.y, radii.player, x, y, radii.sparkle)) continue
    world.sparkles = world.sparkles.filter((other) => other.id !== id)
    const { points, chain } = pointsOf(rooms)
    world.score += points
    emit({ type: 'collect', x, y, left: world.sparkles.length, ...(rooms && { points, chain }) })
  }
  if (world.sparkles.length > 0) return
  world.score += POINTS_A_LEVEL
  if (rooms && world.level === ROUNDS) {
    const points = POINTS_A_LEVEL + POINTS_A_HEART * rooms.hearts
    world.score += POINTS_A_HEART * rooms.hearts
    world.state = 'end'
    world.wait = END_TICKS
    world.enemies = []
    emit({ type: 'cleared', hearts: rooms.hearts, points })
    return
  }
  world.level++
  if (rooms) emit({ type: 'round', room: rooms.room, round: world.level })
  else emit({ type: 'level', level: world.level, points: POINTS_A_LEVEL })
  enter(world)
}

/** An enemy that touches the player, unless nobody can be caught. */
function catcherOf(world: World): Enemy | undefined {
  if (world.rooms && world.rooms.mercy > 0) return undefined
  const { x, y } = world.player
  const { hit } = radiiOf(world)
  return world.enemies.find((enemy) => circlesOverlap(x, y, hit, enemy.x, enemy.y, enemy.radius * 0.85))
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
      spotted: options.prowlers === 'drift' ? null : { x: width / 2, y: height / 2, vx: 0, vy: 0 },
      enemies: [],
      sparkles: [],
      nextId: 0,
      ...(options.prowlers === 'rooms' && { rooms: newRooms(Number(options.room)) }),
    }
    enter(world)
    return world
  },

  step(world, input, emit) {
    if (ending(world)) return
    // The player may already move and collect while the enemies wait.
    steer(world, input)
    if (world.rooms) stepRooms(world.rooms)
    if (world.state === 'intro') {
      if (!isWaiting(world) && --world.wait <= 0) world.state = 'play'
      collect(world, emit)
      return
    }
    turnLights(world, emit)
    moveEnemies(world, emit)
    const catcher = catcherOf(world)
    if (catcher) {
      const at = { x: (world.player.x + catcher.x) / 2, y: (world.player.y + catcher.y) / 2 }
      if (!world.rooms || !loseHeart(world.rooms, catcher, at, emit)) {
        world.state = 'end'
        world.wait = END_TICKS
        emit({ type: 'caught', ...at, enemy: catcher.id })
        return
      }
    }
    collect(world, emit)
  },

  hud: ({ score, level, sparkles, rooms }): Hud<Stat> =>
    rooms
      ? { Score: score, Left: sparkles.length, Lives: rooms.hearts }
      : { Score: score, Level: level, Left: sparkles.length },

  outcome({ state, score, level, rooms }): Outcome<Stat> | null {
    if (state !== 'over') return null
    if (rooms)
      return {
        result: rooms.hearts > 0 ? 'won' : 'over',
        title:
          rooms.hearts > 0
            ? texts.ends.room(texts.rooms[roomNameOf(rooms.room)], rooms.hearts)
            : texts.ends.over,
        ...(rooms.hearts === 0 && { detail: texts.ends.round(level, ROUNDS) }),
        results: { 'Final Score': score, Stars: rooms.hearts },
      }
    return {
      result: 'over',
      title: texts.ends.over,
      results: { 'Final Score': score, 'Level Reached': level },
    }
  },
}
