/**
 * Tests the saucers of Asteroids: when they come, how they shoot and are hit, extra ships, the heartbeat; and that the game
 * as specified has none of these.
 */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { bot } from '../../../src/games/asteroids/bot'
import { options } from '../../../src/games/asteroids/options'
import * as space from '../../../src/games/asteroids/rules'
import { rules, type Saucer, type Visitors } from '../../../src/games/asteroids/rules'
import { must } from '../../support/must'
import { botPlays, typesOf } from '../../support/ticks'
import { rock, SQUARE, shots, tick, UPRIGHT, WIDE } from './helpers'

function begin(seed = 1, size = SQUARE) {
  const world = rules.start(completeOptions(options, { saucers: 'on' }), seed, size)
  return { world, visitors: world.visitors as Visitors }
}
/** A field with one still rock in a corner, and this saucer. */
function meeting(from: Partial<Saucer> = {}) {
  const { world, visitors } = begin()
  world.ship.shield = 0
  world.rocks = [rock(3, 20, 380)]
  const saucer: Saucer = {
    id: 800,
    size: 'large',
    radius: 15,
    x: 300,
    y: 100,
    vx: 1.1,
    vy: 0,
    reload: 999,
    turn: 999,
    ...from,
  }
  visitors.saucer = saucer
  return { world, visitors, saucer }
}

describe('saucers', () => {
  it('are an option; the game as specified has none', () => {
    const world = rules.start(completeOptions(options), 1, SQUARE)
    expect(world.visitors).toBeNull()
    world.score = 10_000
    botPlays(rules, bot, world, 60 * 30, (events) => {
      for (const type of typesOf(events)) must(!['saucer', 'beat', 'extra'].includes(type), type)
    })
  })
  for (const size of [WIDE, UPRIGHT])
    it(`appear after 12 s on the side away from the ship, cross the field and leave, ${size.width} wide`, () => {
      for (let seed = 1; seed <= 4; seed++) {
        const { world, visitors } = begin(seed, size)
        world.rocks = [rock(3, 0, 0)]
        world.ship.x = seed % 2 ? 100 : 300
        world.ship.shield = 1e6
        let came = 0
        for (; !visitors.saucer; came++) tick(world)
        expect(came).toBe(space.FIRST_SAUCER)
        expect(Math.abs((visitors.saucer as Saucer).x - world.ship.x)).toBeGreaterThan(150)
        for (let n = 0; n < 780 && visitors.saucer; n++) {
          const { y } = visitors.saucer as Saucer
          must(y > 0 && y < size.height, seed, n, y)
          tick(world)
        }
        expect(visitors.saucer).toBeNull()
        expect(visitors.untilSaucer).toBeGreaterThan(300)
      }
    })
  it('are large at first, then more often small, and always small from 40,000 points', () => {
    expect([space.smallShare(0, 1), space.smallShare(0, 2), space.smallShare(10_000, 3)]).toEqual([
      0, 0.2, 0.5,
    ])
    expect(space.smallShare(40_000, 9)).toBe(1)
  })
  it('score 200 and 1,000 points', () => {
    for (const [size, points] of [
      ['large', 200],
      ['small', 1000],
    ] as const) {
      const { world, visitors } = meeting({ size })
      world.bullets = shots([301, 100])
      expect(tick(world)).toContainEqual(expect.objectContaining({ type: 'downed', size, points }))
      expect(world).toMatchObject({ score: points, bullets: [] })
      expect(visitors.saucer).toBeNull()
    }
  })
  it('shoot: the small one near the ship, more precisely with a higher score; the large one anywhere', () => {
    const misses = (size: 'large' | 'small', score: number) => {
      let max = 0
      for (let seed = 1; seed <= 60; seed++) {
        const { world, visitors } = meeting({ size, reload: 1 })
        world.random.s = seed * 7919
        world.score = score
        visitors.nextShip = 1e9
        expect(typesOf(tick(world))).toContain('fired')
        const [shot] = visitors.shots
        if (!shot) throw new Error('no shot')
        const wanted = Math.atan2(200 - 100, 200 - 301)
        max = Math.max(max, Math.abs(space.foldAngle(Math.atan2(shot.vy, shot.vx) - wanted)))
        expect(Math.hypot(shot.vx, shot.vy)).toBeCloseTo(space.SHOT_SPEED)
      }
      return max
    }
    expect(misses('small', 0)).toBeLessThan(0.56)
    expect(misses('small', 30_000)).toBeLessThan(0.13)
    expect(misses('large', 0)).toBeGreaterThan(2)
  })
  it('do not shoot for a second, or while there is no ship', () => {
    const { world, visitors } = begin(3)
    world.rocks = [rock(3, 0, 0)]
    Object.assign(visitors, { untilSaucer: 1 })
    world.ship.shield = 1e6
    for (let n = 0; n < 60; n++) expect(typesOf(tick(world))).not.toContain('fired')
    expect(typesOf(tick(world))).toContain('fired')
    const away = meeting({ reload: 1 })
    Object.assign(away.world.ship, { mode: 'jump', wait: 20 })
    for (let n = 0; n < 18; n++) expect(typesOf(tick(away.world))).not.toContain('fired')
  })
  it('and their shots cost a ship and are removed with it; a protected ship is not hit', () => {
    const { world, visitors } = meeting()
    visitors.shots = shots([200, 205])
    expect(typesOf(tick(world))).toContain('destroyed')
    expect([world.lives, visitors.shots.length]).toEqual([2, 0])
    const crash = meeting({ x: 200, y: 200 })
    expect(typesOf(tick(crash.world))).toEqual(expect.arrayContaining(['downed', 'destroyed']))
    expect([crash.world.score, crash.visitors.saucer]).toEqual([0, null])
    const guarded = meeting({ x: 200, y: 200 })
    guarded.world.ship.shield = 50
    expect(typesOf(tick(guarded.world))).not.toContain('destroyed')
    expect(guarded.visitors.saucer).not.toBeNull()
  })
  it('do not enter a cleared field, and the next level waits for one that is still there', () => {
    const { world, visitors } = meeting({ x: 380 })
    world.rocks = []
    expect(typesOf(tick(world))).not.toContain('cleared')
    const seen: string[] = []
    let left = 0
    for (; visitors.saucer; left++) seen.push(...typesOf(tick(world)))
    expect(left).toBeGreaterThan(10)
    for (let n = 0; n < space.CALM_TICKS; n++) seen.push(...typesOf(tick(world)))
    expect(seen).toEqual(['cleared', 'level'])
  })
})

describe('with saucers', () => {
  it('every 10,000 points earn an extra ship', () => {
    const { world } = meeting()
    world.score = 9999
    expect(typesOf(tick(world))).not.toContain('extra')
    world.score = 10_000
    expect(tick(world)).toContainEqual({ type: 'extra', lives: 4 })
    expect(typesOf(tick(world))).not.toContain('extra')
    world.score = 20_010
    tick(world)
    expect(rules.hud(world).Lives).toBe(5)
  })
  it('the heartbeat is faster the emptier the field is, from once a second to almost four times', () => {
    const beats = (left: number) => {
      const { world, visitors } = begin()
      world.ship.shield = 1e6
      const whole = world.rocks
      tick(world)
      world.rocks = whole.slice(0, left).map((one) => ({ ...one, vx: 0, vy: 0 }))
      visitors.untilSaucer = 1e6
      let count = 0
      for (let n = 0; n < 600; n++) count += typesOf(tick(world)).filter((type) => type === 'beat').length
      return count
    }
    const counts = [5, 3, 1].map(beats)
    expect(counts[0]).toBe(9)
    expect(counts[1]).toBeGreaterThan(11)
    expect(counts[2]).toBeGreaterThan(20)
  })
  it('a player who reacts after 200 ms clears a field and shoots a saucer, in both shapes', () => {
    for (const size of [WIDE, UPRIGHT]) {
      const { world } = begin(2, size)
      const seen = new Set<string>()
      const wanted = ['saucer', 'downed', 'cleared']
      botPlays(rules, bot, world, 60 * 60, (events) => {
        for (const { type, points } of events) if (points !== 0) seen.add(type)
        return !wanted.every((type) => seen.has(type))
      })
      expect([...seen]).toEqual(expect.arrayContaining(wanted))
    }
  })
})
