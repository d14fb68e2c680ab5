/** Tests that a simple bot has a fair chance in Asteroids, in a square and in a portrait window. */
import { describe, expect, it } from 'vitest'
import game from '../../../src/games/asteroids'
import { bot } from '../../../src/games/asteroids/bot'
import * as space from '../../../src/games/asteroids/rules'
import { type Rock, rules } from '../../../src/games/asteroids/rules'
import { sample } from '../../support/proofs'
import { botPlays } from '../../support/ticks'
import { SQUARE, UPRIGHT as size, tick } from './helpers'

it.each([
  ['square', SQUARE, 3, 2500],
  ['portrait', size, 2, 0],
] as const)(
  'lets a player who reacts after 200 ms get far: %s',
  { tags: ['sample'] },
  (_, size, level, points) => {
    for (let seed = 1; seed <= sample(1, 4); seed++) {
      const world = rules.start({}, seed, size)
      botPlays(rules, bot, world, 60 * 60, () => world.level < level)
      expect(world.level, `seed ${seed}`).toBe(level)
      expect(world.score).toBeGreaterThan(points)
    }
  },
)

describe('portrait', () => {
  it('has the same density of asteroids as the square field, at its edges and away from the ship, and one more per level', () => {
    expect(game.upright?.size).toEqual(size)
    expect([1, 2, 3].map((level) => space.rocksAt(level, size))).toEqual([8, 9, 10])
    expect(space.rocksAt(1, SQUARE)).toBe(space.asteroidsAt(1))
    let lowest = 0
    for (let seed = 1; seed <= 100; seed++) {
      const world = rules.start({}, seed, size)
      expect(world.ship).toMatchObject({ x: 200, y: 320 })
      expect(world.rocks).toHaveLength(8)
      for (const one of world.rocks) {
        expect(Math.min(one.x, one.y)).toBe(0)
        expect(space.distance(one, world.ship, size)).toBeGreaterThanOrEqual(120)
        lowest = Math.max(lowest, one.y)
      }
    }
    expect(lowest).toBeGreaterThan(600)
    expect(lowest).toBeLessThan(640)
  })

  it('wraps at its own edges', () => {
    const world = rules.start({}, 1, size)
    world.rocks = [{ ...(world.rocks[0] as Rock), x: 399, y: 639, vx: 2, vy: 2 }]
    Object.assign(world.ship, { x: 200, y: 500 })
    tick(world)
    expect(world.rocks[0]).toMatchObject({ x: 1, y: 1 })
    expect(world.ship.y).toBe(500)
    expect(space.distance({ x: 0, y: 10 }, { x: 0, y: 630 }, size)).toBe(20)
  })
})
