/** Owns the rules of Gravity Flip Runner: run, flip between the rails, hit nothing. */

import type { GameEvent, Input, RealtimeRules } from '../../../engine/core/contract'
import { ending } from '../../../engine/core/ending'
import { rectsOverlap } from '../../../engine/core/geometry'
import { square } from '../../../engine/core/maths'
import { createRandom } from '../../../engine/core/random'
import { sendCourse } from './generator'
import {
  type Action,
  BUFFER_TICKS,
  CEILING,
  COIN_POINTS,
  END_TICKS,
  FLOOR,
  GRAVITY,
  HIT_INSET,
  MAGNET_REACH,
  MAGNET_TICKS,
  MERCY_TICKS,
  type Obstacle,
  PICK_UP,
  POWER_POINTS,
  RUNNER_SIZE,
  RUNNER_X,
  SLOW_TICKS,
  speedOf,
  TICK_POINTS,
  type World,
} from './world'

export * from './world'

type Emit = (event: GameEvent) => void
const HALF = RUNNER_SIZE / 2
/** The first obstacle stands so far away. */
const RUN_UP = 700

function fall(world: World, input: Input<Action>, emit: Emit): void {
  const { runner } = world
  const asked = input.pressed('flip') || input.pointers.some(({ pressed }) => pressed)
  world.buffered = asked ? BUFFER_TICKS : Math.max(0, world.buffered - 1)
  if (world.buffered > 0 && runner.grounded) {
    runner.gravity = runner.gravity === 1 ? -1 : 1
    runner.grounded = false
    world.buffered = 0
    emit({ type: 'flip', x: RUNNER_X, y: runner.y, up: runner.gravity === -1 })
  }
  runner.vy += GRAVITY * runner.gravity
  runner.y += runner.vy
  const rail = runner.gravity === 1 ? FLOOR - HALF : CEILING + HALF
  if ((runner.y - rail) * runner.gravity < 0) return
  runner.y = rail
  runner.vy = 0
  if (!runner.grounded) {
    runner.grounded = true
    emit({ type: 'land', x: RUNNER_X, y: rail + HALF * runner.gravity })
  }
}

function come(world: World, emit: Emit): void {
  const level = Math.floor(world.distance / 500)
  const speed = speedOf(world)
  world.distance += speed
  if (Math.floor(world.distance / 500) > level) emit({ type: 'faster', distance: (level + 1) * 500 })
  for (const list of [world.obstacles, world.coins, world.pills]) for (const thing of list) thing.x -= speed
  world.obstacles = world.obstacles.filter(({ x, width }) => x + width > -20)
  world.coins = world.coins.filter(({ x }) => x > -20)
  world.pills = world.pills.filter(({ x }) => x > -30)
  sendCourse(world)
}

const near = (world: World, thing: { x: number; y: number }, reach: number) =>
  square(thing.x - RUNNER_X) + square(thing.y - world.runner.y) < reach * reach

function pickUp(world: World, emit: Emit): void {
  if (world.magnet > 0) {
    for (const coin of world.coins) {
      if (!near(world, coin, MAGNET_REACH)) continue
      coin.x += (RUNNER_X - coin.x) * 0.2
      coin.y += (world.runner.y - coin.y) * 0.2
    }
  }
  for (const coin of world.coins.filter((each) => near(world, each, PICK_UP))) {
    world.score += COIN_POINTS
    world.coinsTaken++
    emit({ type: 'coin', x: coin.x, y: coin.y, taken: world.coinsTaken })
  }
  world.coins = world.coins.filter((each) => !near(world, each, PICK_UP))
  for (const { power, x, y } of world.pills.filter((each) => near(world, each, PICK_UP + 6))) {
    world.score += POWER_POINTS
    if (power === 'shield') world.shield = true
    else if (power === 'slow') world.slow = SLOW_TICKS
    else world.magnet = MAGNET_TICKS
    emit({ type: 'power', power, x, y })
  }
  world.pills = world.pills.filter((each) => !near(world, each, PICK_UP + 6))
}

/** True when the runner's hit box shares area with the obstacle. */
export function hits(world: World, obstacle: Obstacle): boolean {
  const side = RUNNER_SIZE - 2 * HIT_INSET
  const box = { x: RUNNER_X - side / 2, y: world.runner.y - side / 2, width: side, height: side }
  return rectsOverlap(box, obstacle)
}

function crash(world: World, emit: Emit): void {
  const obstacle = world.mercy > 0 ? undefined : world.obstacles.find((each) => hits(world, each))
  if (!obstacle) return
  if (world.shield) {
    world.shield = false
    world.mercy = MERCY_TICKS
    world.obstacles = world.obstacles.filter((each) => each !== obstacle)
    emit({
      type: 'shieldBroke',
      x: obstacle.x + obstacle.width / 2,
      y: obstacle.y + obstacle.height / 2,
    })
    return
  }
  world.state = 'end'
  world.wait = END_TICKS
  emit({ type: 'crash', x: RUNNER_X + HALF, y: world.runner.y, score: world.score })
}

export const rules: RealtimeRules<World, Action> = {
  start(_, seed) {
    const world: World = {
      random: createRandom(seed),
      state: 'run',
      wait: 0,
      distance: 0,
      score: 0,
      coinsTaken: 0,
      runner: { y: FLOOR - HALF, vy: 0, gravity: 1, grounded: true },
      buffered: 0,
      shield: false,
      slow: 0,
      magnet: 0,
      mercy: 0,
      obstacles: [],
      coins: [],
      pills: [],
      nextAt: RUN_UP,
      lastSide: -1,
      inRow: 0,
      nextPillAt: 1300,
      nextId: 0,
    }
    sendCourse(world)
    return world
  },

  step(world, input, emit) {
    if (ending(world)) return
    world.score += TICK_POINTS
    for (const power of ['slow', 'magnet'] as const) {
      if (world[power] === 0) continue
      world[power]--
      if (world[power] === 0) emit({ type: 'faded', power, x: RUNNER_X, y: world.runner.y })
    }
    world.mercy = Math.max(0, world.mercy - 1)
    fall(world, input, emit)
    come(world, emit)
    pickUp(world, emit)
    crash(world, emit)
  },

  hud: ({ score, distance, coinsTaken }) => ({
    Score: score,
    Distance: Math.floor(distance),
    Coins: coinsTaken,
  }),

  outcome({ state, score, distance, coinsTaken }) {
    if (state !== 'over') return null
    return {
      result: 'over',
      title: 'Game Over!',
      detail: `${Math.floor(distance)} run, ${coinsTaken} ${coinsTaken === 1 ? 'coin' : 'coins'} taken.`,
      results: { Score: score, Distance: Math.floor(distance) },
    }
  },
}
