/** Test helpers for Blue Block Runner: start a game, make obstacles and step. */

import type { Pointer } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import type { Options } from '../../../src/games/blue-block-runner/options'
import { options } from '../../../src/games/blue-block-runner/options'
import {
  type Event,
  type Obstacle,
  type Player,
  rules,
  type World,
} from '../../../src/games/blue-block-runner/rules'
import { finger as fingerAt, ticker } from '../../support/ticks'

export const SIZE = { width: 800, height: 450 }
export const begin = (chosen: Partial<Options> = {}, seed = 1) =>
  rules.start(completeOptions(options, chosen), seed, SIZE)

const advance = ticker(rules)
export const tick = (world: World, hold: readonly string[] = [], pointers: readonly Pointer[] = []) =>
  advance(world, hold, hold, pointers) as Event[]

/** A track on which only the given things fall: the random numbers of each tick are drawn and discarded. */
export function track(given: Partial<World> = {}, chosen: Partial<Options> = {}): World {
  const world = Object.assign(begin(chosen), { age: 1, obstacles: [], collectibles: [] }, given)
  return Object.defineProperty(world, 'random', { value: { s: 0 }, writable: true })
}

/** Runs ticks without new falling things. */
export function calm(world: World, hold: readonly string[] = [], pointers: readonly Pointer[] = []): Event[] {
  const known = world.nextId
  const events = tick(world, hold, pointers)
  world.obstacles = world.obstacles.filter(({ id }) => id < known)
  world.collectibles = world.collectibles.filter(({ id }) => id < known)
  world.nextId = known
  return events
}

export const first = (world: World) => world.players[0] as Player
export const second = (world: World) => world.players[1] as Player

export function obstacle(from: Partial<Obstacle>): Obstacle {
  return {
    id: -1,
    type: 'normal',
    size: 40,
    x: 400,
    y: 0,
    vx: 0,
    vy: 2,
    turn: 0,
    every: 0,
    angle: 0,
    spin: 0,
    ...from,
  }
}

export const finger = (id: number, x: number, pressed = false) => fingerAt(x, 200, { id, pressed })
