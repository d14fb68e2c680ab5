/** Test helpers for Asteroids: start a game, make rocks and tick. */
import { completeOptions } from '../../../src/engine/core/game/option'
import { options } from '../../../src/games/asteroids/options'
import * as space from '../../../src/games/asteroids/rules'
import { type Rock, type RockSize, rules, type World } from '../../../src/games/asteroids/rules'
import { ticker } from '../../support/ticks'

export const SQUARE = { width: 400, height: 400 }
/** The landscape field of the modes with saucers. */
export const WIDE = { width: 640, height: 400 }
export const UPRIGHT = { width: 400, height: 640 }
export const begin = (seed = 1) => rules.start(completeOptions(options), seed, SQUARE)
export const tick = ticker(rules)

export function rock(size: RockSize, x: number, y: number, vx = 0, vy = 0): Rock {
  return { id: 900 + x, x, y, vx, vy, size, radius: space.ROCK_RADIUS[size], angle: 0, spin: 0, look: 0 }
}

/** A field with only the ship in its middle, pointing up, and the given rocks. */
export function field(...rocks: Rock[]): World {
  const world = begin()
  world.rocks = rocks.length ? rocks : [rock(3, 40, 360)]
  return world
}

/** Shots that lie still at these places. */
export const shots = (...places: [x: number, y: number][]) =>
  places.map(([x, y], id) => ({ id, x, y, vx: 0, vy: 0, life: 9 }))
