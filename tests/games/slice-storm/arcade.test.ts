/** Tests Slice Storm's Arcade mode: its clock, bombs that cost points, power fruit; and that the other modes have none of these. */

import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import { bot } from '../../../src/games/slice-storm/bot'
import { type Options, options } from '../../../src/games/slice-storm/options'
import * as storm from '../../../src/games/slice-storm/rules'
import { type Arcade, type Power, rules, type Thing } from '../../../src/games/slice-storm/rules'
import { must } from '../../support/must'
import { sample } from '../../support/proofs'
import { botPlays, typesOf as types } from '../../support/ticks'
import { cut, thing as thingAt, tick, WINDOW } from './helpers'

const begin = (seed = 1, mode: Options['mode'] = 'arcade') => {
  const world = rules.start(completeOptions(options, { mode }), seed, WINDOW)
  return { world, arcade: world.arcade as Arcade }
}

const thing = (more: Partial<Thing> = {}) => thingAt(600, 300, more)

describe('Arcade', () => {
  it('is the only mode with power fruit', () => {
    for (const mode of ['classic', 'zen'] as const) {
      const { world } = begin(3, mode)
      botPlays(rules, bot, world, 60 * 20, () => {
        for (const { power } of world.things) must(power === undefined, mode)
      })
    }
  })
  it('lasts 60 s without cuts, costs no lives, and counts down its last seconds', () => {
    const { world } = begin()
    const events: GameEvent[] = []
    let ticks = 0
    for (; !rules.outcome(world); ticks++) events.push(...tick(world))
    expect(ticks).toBe(60 * storm.ARCADE_SECONDS + storm.END_TICKS)
    expect(types(events)).not.toContain('miss')
    expect(types(events)).toContain('dropped')
    expect(events.filter(({ type }) => type === 'second').map(({ left }) => left)).toEqual([5, 4, 3, 2, 1])
    expect(rules.outcome(world)).toMatchObject({
      result: 'over',
      detail: 'Time’s up. The goal was 400 points.',
      results: { Score: 0, Stars: 0 },
    })
    expect(rules.hud(begin().world)).toEqual({ Score: 0, Time: 60, Goal: 400 })
  })
  it('takes 50 points for a bomb, never below 0, and ends active powers', () => {
    const { world, arcade } = begin()
    Object.assign(arcade, { double: 200 })
    world.score = 70
    const bomb = () => cut(world, thing({ type: 'bomb', name: 'bomb' }))
    expect(bomb()).toContainEqual(expect.objectContaining({ type: 'bomb', points: 50, lost: 0 }))
    expect(world).toMatchObject({ score: 20, lives: 3, state: 'play' })
    expect(arcade.double).toBe(0)
    expect(bomb()).toContainEqual(expect.objectContaining({ type: 'bomb', points: 20 }))
    expect(world.score).toBe(0)
  })
  it('freezes: flying objects, waves and the clock slow to two fifths for five seconds', () => {
    const { world, arcade } = begin()
    expect(cut(world, thing({ power: 'freeze' }))).toContainEqual({ type: 'power', power: 'freeze' })
    const left = arcade.left
    const free = thing({ id: 7, x: 100, vx: 10, vy: -20 })
    world.things = [free]
    tick(world)
    expect(free.x).toBeCloseTo(100 + 10 * storm.FROZEN_PACE)
    expect(left - arcade.left).toBeCloseTo(storm.FROZEN_PACE)
    for (let n = 0; n < storm.POWER_TICKS.freeze; n++) tick(world)
    expect(arcade.freeze).toBe(0)
    world.things = [Object.assign(free, { x: 100, y: 300 })]
    tick(world)
    expect(free.x).toBeCloseTo(110)
  })
  it('doubles the points of each fruit', () => {
    const { world } = begin()
    cut(world, thing({ power: 'double' }))
    expect(world.score).toBe(5)
    for (let n = 0; n < 40; n++) tick(world)
    cut(world, thing())
    expect(world.score).toBe(15)
  })
  it('in a frenzy throws three fruit at a time without bombs, one wave after the other', () => {
    const { world, arcade } = begin(4)
    cut(world, thing({ power: 'frenzy' }))
    world.untilWave = 0
    const waves: GameEvent[] = []
    while (arcade.frenzy > 1) waves.push(...tick(world).filter(({ type }) => type === 'wave'))
    expect(waves.length).toBeGreaterThanOrEqual(9)
    expect(waves.every(({ count, bombs }) => count === storm.FRENZY_FRUIT && bombs === 0)).toBe(true)
  })
  it('sometimes throws a power fruit of each kind, never a second while one is there', {
    tags: ['sample'],
  }, () => {
    const seen = new Set<Power>()
    for (let seed = 1; seed <= sample(2, 4); seed++) {
      const { world, arcade } = begin(seed)
      // Freezes make it longer.
      botPlays(rules, bot, world, 60 * 90, () => {
        const flying = [...world.things, ...world.queue.map((entry) => entry.thing)].flatMap(
          ({ power }) => power ?? [],
        )
        must(flying.length <= 1, seed, flying)
        for (const power of storm.POWERS) if (arcade[power] > 0) seen.add(power)
      })
      expect(rules.outcome(world)?.results?.Score).toBeGreaterThan(500)
    }
    expect([...seen].sort()).toEqual(['double', 'freeze', 'frenzy'])
  })
})
