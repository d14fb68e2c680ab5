/** Tests the shots of Asteroids, and asteroids that split. */
import { describe, expect, it } from 'vitest'
import * as space from '../../../src/games/asteroids/rules'
import { type Action, rules } from '../../../src/games/asteroids/rules'
import { typesOf } from '../../support/ticks'
import { field, rock, shots, tick } from './helpers'

describe('shots', () => {
  it('are at most four at once, and each ends after 50 ticks', () => {
    const world = field()
    let fired = 0
    for (let n = 0; n < 20; n++) {
      const pressed = n % 2 === 0
      fired += typesOf(tick(world, pressed ? ['fire'] : [], pressed ? [] : ['fire'])).length
      expect(world.bullets.length).toBeLessThanOrEqual(4)
    }
    expect(fired).toBe(4)
    const alone = field()
    tick(alone, ['fire'])
    let lived = 0
    while (alone.bullets.length > 0) {
      tick(alone, [], ['fire'])
      lived++
    }
    expect(lived).toBe(50)
  })
  it('never exceed four however Fire is pressed or held', () => {
    for (const every of [1, 2, 3, 5, 400]) {
      const world = field()
      world.ship.shield = 9999
      let before: Action[] = []
      for (let n = 0; n < 300; n++) {
        const hold: Action[] = every === 400 || n % every === 0 ? ['fire', 'left'] : ['left']
        tick(world, hold, before)
        before = hold
        expect(world.bullets.length).toBeLessThanOrEqual(4)
      }
    }
  })
  it("do not inherit the ship's speed: always 6 per tick, faster than any ship, straight ahead", () => {
    const world = field()
    Object.assign(world.ship, { vx: 4, vy: 1, angle: 0 })
    tick(world, ['fire'])
    expect(world.bullets[0]).toMatchObject({ vx: 6, vy: 0, life: 50 })
  })
  it('are remembered for 100 ms when a press comes too early', () => {
    const world = field()
    world.bullets = [3, 99, 99, 99].map((life, id) => ({ id, x: 10, y: 10, vx: 0, vy: 0, life }))
    expect(typesOf(tick(world, ['fire']))).toEqual([])
    expect(typesOf(tick(world, [], ['fire']))).toEqual([])
    expect(typesOf(tick(world))).toEqual(['shoot'])
  })
})

describe('asteroids', () => {
  it('score 20, 40 and 60 from large to small, and split in two except the smallest', () => {
    expect(([3, 2, 1] as const).map(space.pointsFor)).toEqual([20, 40, 60])
    for (const [size, points, left] of [
      [3, 20, 2],
      [2, 40, 2],
      [1, 60, 0],
    ] as const) {
      const world = field(rock(size, 100, 100), rock(3, 300, 300))
      world.bullets = shots([100, 100])
      expect(tick(world)).toEqual([{ type: 'rock', x: 100, y: 100, size, points, run: 0 }])
      expect(world.score).toBe(points)
      expect(world.bullets).toEqual([])
      const parts = world.rocks.slice(1)
      expect(parts.map((part) => part.size)).toEqual(Array(left).fill(size - 1))
      if (left) expect(parts[0]?.vx).not.toBeCloseTo(parts[1]?.vx as number)
    }
  })
  it('form a run when hits follow within a second', () => {
    const world = field(rock(1, 100, 100), rock(1, 300, 300), rock(1, 20, 20))
    world.bullets = shots([100, 100], [300, 300])
    expect(tick(world).map(({ run }) => run)).toEqual([0, 1])
    for (let n = 0; n < space.RUN_TICKS; n++) tick(world)
    world.bullets = shots([20, 20])
    expect(tick(world)[0]).toMatchObject({ type: 'rock', run: 0 })
  })
  it('when all are cleared, the next level has one more', () => {
    const world = field(rock(1, 100, 100))
    world.bullets = shots([100, 100])
    expect(typesOf(tick(world))).toEqual(['rock', 'cleared'])
    const seen: string[] = []
    for (let n = 0; n < space.CALM_TICKS; n++) seen.push(...typesOf(tick(world)))
    expect(seen).toEqual(['level'])
    expect(world.rocks).toHaveLength(6)
    expect(rules.hud(world)).toEqual({ Score: 60, Lives: 3, Level: 2 })
  })
})
