/** Tests the constants of Asteroids, the ship's flight over the edges, and hyperspace. */
import { describe, expect, it } from 'vitest'
import { readInput } from '../../../src/engine/core/input/input'
import * as space from '../../../src/games/asteroids/rules'
import { type Action, type Rock, rules } from '../../../src/games/asteroids/rules'
import { mouse, typesOf } from '../../support/ticks'
import { begin, field, rock, tick } from './helpers'

describe('the constants', () => {
  it('are a field of 400 x 400, three lives, ship radius 8, four bullets of 50 ticks', () => {
    const { SIDE, LIVES, SHIP_RADIUS, MOST_BULLETS, BULLET_LIFE } = space
    expect([SIDE, LIVES, SHIP_RADIUS, MOST_BULLETS, BULLET_LIFE]).toEqual([400, 3, 8, 4, 50])
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
      for (const { x, y } of [world.ship, world.rocks[0], world.bullets[0]] as space.Place[]) {
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
