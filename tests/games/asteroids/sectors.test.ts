/**
 * Tests the sectors of Asteroids: field and ship, a fair start, waves and stars, the mothership, streaks; and that Classic
 * has none of these.
 */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { worldSize } from '../../../src/engine/core/game/shape'
import game from '../../../src/games/asteroids'
import { bot } from '../../../src/games/asteroids/bot'
import { options } from '../../../src/games/asteroids/options'
import * as space from '../../../src/games/asteroids/rules'
import { rules, type Saucer, type Visitors, type World } from '../../../src/games/asteroids/rules'
import { lookOf } from '../../../src/games/asteroids/view/paintings/sky'
import { must } from '../../support/must'
import { sample, someOf } from '../../support/proofs'
import { botPlays, typesOf } from '../../support/ticks'
import { field, rock, SQUARE, shots, tick, UPRIGHT, WIDE } from './helpers'

const NUMBERS = space.SECTOR_NAMES.map((_, index) => index + 1)
const begin = (number = 1, seed = 1, size = WIDE) =>
  rules.start(completeOptions(options, { saucers: 'sectors', sector: `${number}` }), seed, size)

/** Removes all rocks and saucers, and lets the field stay empty until something comes in. */
function clear(world: World) {
  world.rocks = []
  if (world.visitors) world.visitors.saucer = null
  const events = tick(world)
  for (let n = 0; n < space.CALM_TICKS + 1 && events.length === 0; n++) events.push(...tick(world))
  return events
}

function mothership() {
  const world = begin(4)
  clear(world)
  const visitors = world.visitors as Visitors
  world.rocks = [rock(3, 160, 200)]
  return { world, visitors, mother: visitors.saucer as Saucer }
}

describe('the field with saucers', () => {
  it.each([
    ['off', 'wide', SQUARE],
    ['on', 'wide', WIDE],
    ['sectors', 'wide', WIDE],
    ['off', 'upright', UPRIGHT],
    ['sectors', 'upright', UPRIGHT],
  ] as const)('of %s fits a window that is %s', (saucers, shape, size) => {
    expect(worldSize(game, { ...completeOptions(options, { saucers }), shape })).toEqual(size)
  })
  it('has a larger ship, most of all in portrait; Classic has the specified one', () => {
    expect(space.shipSize(begin(1, 1, UPRIGHT)).larger).toBe(1.4)
    expect(space.shipSize(begin()).larger).toBe(1.2)
    expect(space.shipSize(field())).toEqual({ larger: 1, radius: 8 })
  })
  it('changes its sky with each sector and each level; Classic keeps it', () => {
    expect(NUMBERS.map((number) => lookOf(begin(number)))).toEqual(NUMBERS.map((number) => number - 1))
    const endless = rules.start(completeOptions(options, { saucers: 'on' }), 1, WIDE)
    expect([1, 2, 12, 13].map((level) => lookOf({ ...endless, level }))).toEqual([0, 1, 11, 0])
    expect(lookOf({ ...field(), level: 9 })).toBe(0)
  })
})

describe('the start', () => {
  it('has a shield of three seconds, as has each new ship', () => {
    const world = begin()
    expect(world.ship.shield).toBe(180)
    Object.assign(world.ship, { shield: 0 })
    world.rocks = [rock(3, WIDE.width / 2, 200)]
    expect(typesOf(tick(world))).toContain('destroyed')
    world.rocks = [rock(3, 20, 380)]
    for (let n = 0; n < space.RESPAWN_TICKS; n++) tick(world)
    expect(world.ship).toMatchObject({ mode: 'here', shield: 180 })
  })
  it('lets a still ship live for ten seconds, without its shield too', { tags: ['sample'] }, () => {
    for (const size of [WIDE, UPRIGHT])
      for (const number of NUMBERS)
        for (let seed = 1; seed <= sample(2, 20); seed++) {
          const world = begin(number, seed, size)
          world.ship.shield = 0
          const visitors = world.visitors as Visitors
          for (let n = 0; n < 600; n++) {
            // Saucers have other rules.
            Object.assign(visitors, { shots: [], saucer: null, untilSaucer: 999 })
            tick(world)
          }
          must(world.lives === space.LIVES, number, seed, size.width)
        }
  })
})

describe('a sector', () => {
  it('is full of rocks from its first second, away from the ship, and not only at the edges', () => {
    for (const size of [WIDE, UPRIGHT])
      for (const number of NUMBERS) {
        const { rocks, ship, ...world } = begin(number, 1, size)
        expect(rocks.length, `${number}`).toBeGreaterThanOrEqual(3)
        for (const one of rocks) must(space.distance(one, ship, world) >= 150, number, one.id)
        must(
          rocks.some(({ x, y }) => x > 0 && y > 0),
          number,
        )
      }
    expect(begin(1).rocks).toHaveLength(5)
  })
  it('is a road of twelve, with three waves at most, a mothership in every fourth, and more speed at its end', () => {
    expect(NUMBERS).toHaveLength(12)
    const pace = (number: number) => space.sectorOf(begin(number))?.pace ?? 0
    expect(pace(12)).toBeGreaterThan(pace(1) * 1.5)
    for (const number of NUMBERS) {
      const sector = space.sectorOf(begin(number))
      expect(sector?.mother !== undefined, `${number}`).toBe(number % 4 === 0)
      expect(sector?.waves.join(''), `${number}`).toMatch(/^[123]+$/)
      expect(sector?.waves.length).toBeLessThanOrEqual(3)
    }
  })
  it('has its waves one after the other, then a star and 250 points for each ship that is left', () => {
    const world = begin(2)
    expect(world.rocks.map(({ size }) => size)).toEqual([2, 2, 2, 2, 2, 1, 1])
    expect(clear(world)).toEqual([{ type: 'wave', wave: 2, of: 3 }])
    expect(world.rocks).toHaveLength(6)
    for (const one of world.rocks)
      expect(space.distance(one, world.ship, world)).toBeGreaterThan(space.SAFE_DISTANCE - 1)
    clear(world)
    expect(rules.hud(world)).toEqual({ Score: 0, Lives: 3, Wave: 3 })
    world.lives = 2
    expect(clear(world)).toEqual([{ type: 'secured', sector: 2, stars: 2, points: 500 }])
    expect(rules.outcome(world)).toBeNull()
    for (let n = 0; n < 120; n++) tick(world)
    expect(rules.outcome(world)).toEqual({
      result: 'won',
      title: 'Gravel secured: 2 stars',
      results: { 'Final Score': 500, Stars: 2 },
    })
  })
  it('is lost with the third ship, without a star', () => {
    const world = begin(3)
    Object.assign(world, { lives: 1 })
    world.ship.shield = 0
    world.rocks = [rock(3, WIDE.width / 2, 200)]
    for (let n = 0; n < space.END_TICKS + 2; n++) tick(world)
    expect(rules.outcome(world)).toEqual({
      result: 'over',
      title: 'Game Over!',
      detail: 'You reached wave 1 of 3.',
      results: { 'Final Score': 0, Stars: 0 },
    })
  })
  it('has saucers only where it says so, and no extra ships', () => {
    const calm = begin(1)
    calm.rocks = [rock(3, 20, 380)]
    for (let n = 0; n < 1500; n++) must(!typesOf(tick(calm)).includes('saucer'), n)
    const busy = begin(9)
    busy.rocks = [rock(3, 20, 380)]
    let came = 0
    while (!typesOf(tick(busy)).includes('saucer')) came++
    expect(came).toBe(119)
    busy.score = 50_000
    expect(typesOf(tick(busy))).not.toContain('extra')
    expect(busy.lives).toBe(3)
  })
  it('is won by the bot, each one, in one of three games', { tags: ['sample'] }, () => {
    for (const number of someOf(NUMBERS, 2, 3))
      for (const size of [WIDE, UPRIGHT]) {
        const won = [1, 2, 3].some((seed) => {
          const world = begin(number, seed, size)
          botPlays(rules, bot, world, 60 * 180)
          return rules.outcome(world)?.result === 'won'
        })
        expect(won, `sector ${number}, ${size.width} wide`).toBe(true)
      }
  })
})

describe('the mothership', () => {
  it('comes with the last wave, opposite the ship wherever that is, and is reported', () => {
    for (const size of [WIDE, UPRIGHT])
      for (const corner of [
        { x: 4, y: 4 },
        { x: size.width - 4, y: 4 },
        { x: 4, y: size.height - 4 },
        { x: size.width - 4, y: size.height - 4 },
      ]) {
        const world = begin(4, 1, size)
        Object.assign(world.ship, corner)
        const events = clear(world)
        const mother = world.visitors?.saucer as Saucer
        const far = Math.hypot(size.width / 2, size.height / 2)
        expect(space.distance(mother, world.ship, world)).toBeCloseTo(far)
        expect(events).toEqual([
          { type: 'wave', wave: 2, of: 2 },
          { type: 'mother', x: mother.x, y: mother.y },
        ])
      }
  })
  it('is the only saucer of the last wave, and crosses the edges', () => {
    const { world, visitors, mother } = mothership()
    expect(mother).toMatchObject({ size: 'mother', hits: 12 })
    world.ship.shield = 1e6
    for (let n = 0; n < 1500; n++) {
      tick(world)
      must(visitors.saucer === mother, n)
      must(mother.x >= 0 && mother.x < world.width && mother.y >= 0 && mother.y < world.height, n)
    }
  })
  it('takes its hits, and 1,000 points come with the last one', () => {
    const { world, visitors, mother } = mothership()
    const hit = () => {
      world.bullets = shots([mother.x, mother.y])
      return tick(world)
    }
    for (let left = 11; left > 0; left--)
      expect(hit()).toContainEqual(expect.objectContaining({ type: 'dented', left }))
    expect(world.score).toBe(0)
    expect(hit()).toContainEqual(expect.objectContaining({ type: 'motherDowned', points: 1000 }))
    expect([world.score, visitors.saucer]).toEqual([1000, null])
  })
  it('shoots three times at the ship, then after a warning a ring of nine slow shots', () => {
    const { world, visitors } = mothership()
    world.ship.shield = 1e6
    const seen: [string, number, number][] = []
    for (let n = 0; n < 520; n++) {
      const before = new Set(visitors.shots)
      for (const type of typesOf(tick(world)))
        if (type === 'fired' || type === 'charge')
          seen.push([type, n, visitors.shots.filter((shot) => !before.has(shot)).length])
    }
    expect(seen.map(([type, , count]) => [type, count]).slice(0, 5)).toEqual([
      ['fired', 1],
      ['fired', 1],
      ['fired', 1],
      ['charge', 0],
      ['fired', 9],
    ])
    const [, warned = 0] = seen[3] ?? []
    const [, rang = 0] = seen[4] ?? []
    expect(rang - warned).toBe(space.RING_CHARGE)
  })
  it('stays when a ship runs into it, and does not shoot while there is none', () => {
    const { world, visitors, mother } = mothership()
    Object.assign(world.ship, { x: mother.x, y: mother.y, shield: 0 })
    expect(typesOf(tick(world))).toContain('destroyed')
    expect(visitors.saucer).toBe(mother)
    mother.reload = 1
    for (let n = 0; n < 40; n++) must(!typesOf(tick(world)).includes('fired'), n)
  })
})

describe('a streak', () => {
  const fifth = (world: World) => {
    Object.assign(world, { run: 3, runLeft: 30, rocks: [rock(1, 100, 100), rock(3, 20, 380)] })
    world.bullets = shots([100, 100])
    return tick(world)
  }
  it('of five hits within a second each earns 50 more points', () => {
    const world = begin()
    expect(fifth(world)).toContainEqual({ type: 'streak', x: 100, y: 100, hits: 5, points: 50 })
    expect(world.score).toBe(60 + 50)
  })
  it('earns nothing in Classic', () => {
    const world = field()
    expect(typesOf(fifth(world))).toEqual(['rock'])
    expect(world.score).toBe(60)
  })
})
