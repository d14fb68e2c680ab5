/** Test helpers for Asteroids: start a game, make rocks and tick. */
import type { GameEvent, Pointer } from '../../../src/engine/core/game/contract'
import * as space from '../../../src/games/asteroids/rules'
import { type Rock, type RockSize, rules, type World } from '../../../src/games/asteroids/rules'
import { ticker } from '../../support/ticks'

export const begin = (seed = 1) => rules.start({}, seed, { width: 400, height: 400 })
export const tick = ticker(rules)
export const types = (events: readonly GameEvent[]) => events.map(({ type }) => type)

export function rock(size: RockSize, x: number, y: number, vx = 0, vy = 0): Rock {
  return { id: 900 + x, x, y, vx, vy, size, radius: space.ROCK_RADIUS[size], angle: 0, spin: 0, look: 0 }
}

/** A field with only the ship in its middle, pointing up, and the given rocks. */
export function field(...rocks: Rock[]): World {
  const world = begin()
  world.rocks = rocks.length ? rocks : [rock(3, 40, 360)]
  return world
}

export const pointer = (x: number, y: number, more: Partial<Pointer> = {}): Pointer => ({
  id: 1,
  x,
  y,
  down: false,
  pressed: false,
  released: false,
  kind: 'mouse',
  ...more,
})
