/** Tests Asteroids: its constants, the ship, shots, hits, and that a simple bot gets far. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { readInput } from '../../../src/engine/core/input/input'
import game from '../../../src/games/asteroids'
import { bot } from '../../../src/games/asteroids/bot'
import { options } from '../../../src/games/asteroids/options'
import * as space from '../../../src/games/asteroids/rules'
import { type Action, type Rock, rules } from '../../../src/games/asteroids/rules'
import { sample } from '../../support/proofs'
import { botPlays, mouse, typesOf } from '../../support/ticks'
import { begin, field, rock, SQUARE, shots, UPRIGHT as size, tick } from './helpers'

describe('the constants', () => {
  it('are a field of 400 x 400, three lives, ship radius 8, four bullets of 50 ticks', () => {
    const { SIDE, LIVES, SHIP_RADIUS, MAX_BULLETS, BULLET_LIFE } = space
    expect([SIDE, LIVES, SHIP_RADIUS, MAX_BULLETS, BULLET_LIFE]).toEqual([400, 3, 8, 4, 50])
    expect(rules.hud(begin())).toEqual({ Score: 0, Lives: 3, Level: 1 })
  })
  it('include a hit circle 10 to 20 percent smaller than the drawn ship', () => {
    const share = space.SHIP_RADIUS / space.SHIP_DRAWN
    expect(share).toBeGreaterThanOrEqual(0.8)
    expect(share).toBeLessThanOrEqual(0.9)
  })
  it('give 4 + level large asteroids, never within 120 of the ship, wherever it is', () => {
    expect([1, 2, 3, 9].map(space.asteroidsAt)).toEqual([5, 6, 7, 13])
    for (let seed = 0; seed < 50; seed++) {
      const world = begin(seed)
      const check = () => {
        expect(world.rocks).toHaveLength(4 + world.level)
        for (const one of world.rocks) {
          expect(one.size).toBe(3)
          expect(space.distance(one, world.ship)).toBeGreaterThanOrEqual(120)
        }
      }
      check()
      Object.assign(world, { rocks: [], calm: 1, level: seed % 10 })
      Object.assign(world.ship, { x: (seed * 37) % 400, y: (seed * 53) % 400 })
      tick(world)
      check()
    }
  })
})

describe('the ship', () => {
  it('turns both ways, a little for a tap, half as fast with half a stick', () => {
    const world = field()
    const start = world.ship.angle
    tick(world, ['left'])
    for (let n = 0; n < 10; n++) tick(world)
    const tap = start - world.ship.angle
    expect(tap).toBeGreaterThan(0.03)
    expect(tap).toBeLessThan(0.1)
    for (let n = 0; n < 20; n++) tick(world, ['right'])
    expect(world.ship.spin).toBeCloseTo(space.TURN, 4)
    const half = { held: { left: 0.5 }, pressed: [], released: [], pointers: [] }
    for (let n = 0; n < 30; n++) rules.step(world, readInput<Action>(half), () => {})
    expect(world.ship.spin).toBeCloseTo(-space.TURN / 2, 4)
  })
  it('thrusts in its direction, glides on, and never exceeds its top speed', () => {
    const world = field()
    expect(typesOf(tick(world, ['thrust']))).toEqual(['thrust'])
    const { vy } = world.ship
    expect(vy).toBeCloseTo(-space.THRUST * space.GLIDE)
    for (let n = 0; n < 10; n++) tick(world, ['right'])
    // Inertia: it keeps moving up, whatever its direction.
    expect(world.ship.vx).toBeCloseTo(0)
    expect(world.ship.vy).toBeCloseTo(vy * space.GLIDE ** 10)
    world.rocks = [rock(3, 40, 40)]
    world.ship.shield = 999
    for (let n = 0; n < 300; n++) tick(world, ['thrust'])
    expect(Math.hypot(world.ship.vx, world.ship.vy)).toBeCloseTo(4)
  })
  it('only turns with half a stick, and thrusts beyond that', () => {
    const world = field()
    const stick = (thrust: number) => ({ held: { thrust }, pressed: [], released: [], pointers: [] })
    rules.step(world, readInput<Action>(stick(0.4)), () => {})
    expect(world.ship.thrust).toBe(0)
    rules.step(world, readInput<Action>(stick(0.7)), () => {})
    expect(world.ship.thrust).toBe(0.7)
  })
  it('wraps at every edge, and so do bullets and asteroids', () => {
    for (const [x, y, vx, vy] of [
      [399, 100, 3, 0],
      [1, 100, -3, 0],
      [100, 399, 0, 3],
      [100, 1, 0, -3],
    ] as const) {
      const world = field(rock(1, x, y + 30, vx, vy))
      Object.assign(world.ship, { x, y, vx, vy, shield: 99 })
      world.bullets = [{ id: 1, x, y: y + 200, vx: vx * 2, vy: vy * 2, life: 9 }]
      const before = structuredClone(world)
      tick(world)
      for (const { x, y } of [world.ship, world.rocks[0], world.bullets[0]] as space.Point[]) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
        expect(Math.max(x, y)).toBeLessThan(400)
      }
      expect(space.distance(world.ship, before.ship)).toBeLessThan(4)
      expect(space.distance(world.rocks[0] as Rock, before.rocks[0] as Rock)).toBeCloseTo(3)
    }
  })
  it('follows mouse and finger: a press turns it and then shoots, holding flies there', () => {
    const world = field(rock(1, 20, 20))
    const at = { x: 380, y: 200 }
    const fired: string[] = []
    fired.push(...typesOf(tick(world, [], [], [mouse(at.x, at.y, { down: true, pressed: true })])))
    for (let n = 0; n < 30; n++) fired.push(...typesOf(tick(world, [], [], [mouse(at.x, at.y)])))
    expect(fired).toEqual(['shoot'])
    expect(world.ship.angle).toBeCloseTo(0)
    expect(world.ship.vx).toBe(0)
    for (let n = 0; n < 30; n++)
      tick(world, [], [], [mouse(at.x, at.y, { down: true, pressed: n === 0, kind: 'touch' })])
    expect(world.ship.vx).toBeGreaterThan(1)
    // Keys take over the ship.
    tick(world, ['left'], [], [mouse(at.x, at.y)])
    expect(world.aim.at).toBeNull()
    // A bump of the mouse does not turn it then; a press does, and so does the mouse a while later.
    tick(world, [], [], [mouse(at.x, at.y + 9)])
    expect(world.aim.at).toBeNull()
    tick(world, [], [], [mouse(at.x, at.y, { down: true, pressed: true })])
    expect(world.aim.at).toEqual(at)
    tick(world, ['left'], [], [mouse(at.x, at.y)])
    for (let n = 0; n < space.KEYS_TICKS; n++) tick(world, [], [], [mouse(at.x, at.y)])
    tick(world, [], [], [mouse(at.x, at.y + 9)])
    expect(world.aim.at).toEqual({ x: at.x, y: at.y + 9 })
  })
})

describe('hyperspace', () => {
  it('removes the ship for 20 ticks and puts it somewhere else at rest, then charges for 3 s', () => {
    const world = field(rock(1, 200, 260))
    Object.assign(world.ship, { vx: 3, vy: 3 })
    expect(typesOf(tick(world, ['hyperspace']))).toEqual(['jump'])
    world.rocks = [rock(3, world.ship.x, world.ship.y)]
    for (let n = 1; n < space.JUMP_TICKS; n++) expect(tick(world)).toEqual([])
    expect(typesOf(tick(world))).toEqual(['arrive'])
    expect(world.ship).toMatchObject({ mode: 'here', vx: 0, vy: 0 })
    world.rocks = [rock(1, space.wrap(world.ship.x + 200), space.wrap(world.ship.y + 200))]
    expect(typesOf(tick(world, ['hyperspace']))).toEqual(['charging'])
    for (let n = 0; n < space.CHARGE_TICKS; n++) tick(world)
    expect(typesOf(tick(world, ['hyperspace']))).toEqual(['jump'])
  })
  it('is triggered by a press on the ship, and nearly always ends in free space in a full field', () => {
    let safe = 0
    for (let seed = 0; seed < 60; seed++) {
      const world = begin(seed)
      const events = tick(world, [], [], [mouse(203, 198, { down: true, pressed: true, kind: 'touch' })])
      expect(typesOf(events)).toEqual(['jump'])
      let hit = false
      for (let n = 0; n < 40; n++) hit ||= typesOf(tick(world)).includes('destroyed')
      if (!hit) safe++
    }
    expect(safe).toBeGreaterThanOrEqual(57)
  })
})

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

describe('a hit', () => {
  it('costs one of three ships when the circles meet, also across an edge', () => {
    const near = field(rock(3, 200, 200 - 30 - 8 + 0.5))
    expect(tick(near)).toEqual([{ type: 'destroyed', x: 200, y: 200, lives: 2 }])
    const far = field(rock(3, 200, 200 - 30 - 8 - 0.5))
    expect(tick(far)).toEqual([])
    const edge = field(rock(1, 395, 200))
    edge.ship.x = 8
    expect(typesOf(tick(edge))).toEqual(['destroyed'])
  })
  it('brings a new ship to the middle once that is free, and protects it for two seconds', () => {
    const world = field(rock(3, 200, 200))
    tick(world)
    for (let n = 0; n < space.RESPAWN_TICKS + 20; n++) expect(tick(world, ['thrust', 'fire'])).toEqual([])
    for (let n = 0; n < space.BUFFER_TICKS; n++) expect(tick(world)).toEqual([])
    world.rocks = [rock(3, 200, 200 + 30 + space.RESPAWN_CLEARANCE)]
    expect(typesOf(tick(world))).toEqual(['respawn'])
    expect(world.ship).toMatchObject({ x: 200, y: 200, vx: 0, vy: 0, mode: 'here', shield: 120 })
    world.rocks = [rock(3, 200, 200)]
    for (let n = 0; n < space.SHIELD_TICKS - 1; n++) expect(tick(world)).toEqual([])
    expect(typesOf(tick(world))).toEqual(['destroyed'])
  })
  it('shoots at once if Fire or the field was pressed within 100 ms of the return', () => {
    for (const byFinger of [false, true])
      for (const [early, shots] of [
        [5, 1],
        [8, 0],
      ] as const) {
        const world = field(rock(3, 200, 200))
        tick(world)
        world.rocks = [rock(3, 40, 360)]
        const finger = byFinger ? [mouse(200, 20, { down: true, pressed: true, kind: 'touch' })] : []
        for (let left = space.RESPAWN_TICKS; left > 0; left--)
          if (left !== early) tick(world)
          else tick(world, byFinger ? [] : ['fire'], [], finger)
        expect(world.ship.mode).toBe('here')
        for (let n = 0; n < 3; n++) tick(world)
        expect(world.bullets).toHaveLength(shots)
      }
  })
  it('never delays a ship forever', () => {
    const world = field(rock(3, 200, 200))
    let waited = 0
    tick(world)
    while (world.ship.mode !== 'here' && waited < 999) {
      tick(world)
      waited++
    }
    expect(waited).toBe(space.RESPAWN_TICKS + space.RESPAWN_LATEST)
    expect(world.ship.shield).toBe(120)
  })
  it("ends the game with the third ship: 'Game Over!' after a short pause", () => {
    const world = field(rock(3, 200, 200))
    Object.assign(world, { lives: 1, score: 340, level: 3 })
    expect(tick(world)[0]).toMatchObject({ type: 'destroyed', lives: 0 })
    expect(rules.outcome(world)).toBeNull()
    for (let n = 0; n < space.END_TICKS; n++) tick(world, ['fire'])
    expect(rules.outcome(world)).toEqual({
      result: 'over',
      title: 'Game Over!',
      results: { 'Final Score': 340, 'Level Reached': 3 },
    })
  })
})

it.each([
  ['square', SQUARE, 3, 2500],
  ['portrait', size, 2, 0],
] as const)(
  'lets a player who reacts after 200 ms get far: %s',
  { tags: ['sample'] },
  (_, size, level, points) => {
    for (let seed = 1; seed <= sample(1, 4); seed++) {
      const world = rules.start(completeOptions(options), seed, size)
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
      const world = rules.start(completeOptions(options), seed, size)
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
    const world = rules.start(completeOptions(options), 1, size)
    world.rocks = [{ ...(world.rocks[0] as Rock), x: 399, y: 639, vx: 2, vy: 2 }]
    Object.assign(world.ship, { x: 200, y: 500 })
    tick(world)
    expect(world.rocks[0]).toMatchObject({ x: 1, y: 1 })
    expect(world.ship.y).toBe(500)
    expect(space.distance({ x: 0, y: 10 }, { x: 0, y: 630 }, size)).toBe(20)
  })
})
