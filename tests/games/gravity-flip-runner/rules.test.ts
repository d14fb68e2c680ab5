/** Tests Gravity Flip Runner: speed and points, the flip, powers, the end, and that the course can be run. */

import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import { bot } from '../../../src/games/gravity-flip-runner/bot'
import { options } from '../../../src/games/gravity-flip-runner/options'
import * as gravity from '../../../src/games/gravity-flip-runner/rules'
import { type Obstacle, rules, type World } from '../../../src/games/gravity-flip-runner/rules'
import { FLIP_TICKS, gapAt } from '../../../src/games/gravity-flip-runner/rules/generator'
import { ENDING_TICKS, powerSymbol } from '../../../src/games/gravity-flip-runner/view/powerSymbol'
import { sample } from '../../support/proofs'
import { botPlays, finger, ticker } from '../../support/ticks'

const begin = (seed = 1) => rules.start(completeOptions(options), seed, { width: 800, height: 400 })

const tick = ticker(rules)

/** A run that contains only what is given. */
function track(things: Partial<World> = {}): World {
  return Object.assign(begin(), { obstacles: [], coins: [], pills: [], nextAt: 1e9 }, things)
}

function crate(from: Partial<Obstacle> = {}): Obstacle {
  return { id: 900, x: 150, y: gravity.FLOOR - 60, width: 40, height: 60, side: 1, look: 0, ...from }
}

describe('the numbers', () => {
  it('are the specified ones: 800 x 400, speed 3, +0.5 for every 500', () => {
    expect([gravity.WIDTH, gravity.HEIGHT]).toEqual([800, 400])
    const distances = [0, 499, 500, 999, 1000, 10_000]
    expect(distances.map(gravity.speedAt)).toEqual([3, 3, 3.5, 3.5, 4, 13])
    expect([gravity.TICK_POINTS, gravity.COIN_POINTS, gravity.POWER_POINTS]).toEqual([1, 10, 50])
  })

  it('count one point per tick', () => {
    const world = track()
    for (let n = 0; n < 100; n++) tick(world)
    expect(world.score).toBe(100)
    expect(world.distance).toBe(300)
    expect(rules.hud(world)).toEqual({ Score: 100, Distance: 300, Coins: 0 })
  })

  it('judge by a box 10 to 20 percent smaller than the runner', () => {
    const share = (gravity.RUNNER_SIZE - 2 * gravity.HIT_INSET) / gravity.RUNNER_SIZE
    expect(share).toBeGreaterThanOrEqual(0.8)
    expect(share).toBeLessThanOrEqual(0.9)
  })
})

describe('the flip', () => {
  it('leads from rail to rail in at most 25 ticks, and back', () => {
    const world = track()
    expect(tick(world, ['flip'])[0]).toMatchObject({ type: 'flip', up: true })
    let ticks = 1
    while (!world.runner.grounded) {
      tick(world)
      ticks++
    }
    expect(ticks).toBeLessThanOrEqual(FLIP_TICKS)
    expect(world.runner.y).toBe(gravity.CEILING + gravity.RUNNER_SIZE / 2)
    expect(tick(world, ['flip'])[0]).toMatchObject({ type: 'flip', up: false })
    for (let n = 0; n < 30; n++) tick(world)
    expect(world.runner.y).toBe(gravity.FLOOR - gravity.RUNNER_SIZE / 2)
  })

  it('does not happen in the air, but a press within 100 ms before landing counts', () => {
    const world = track()
    tick(world, ['flip'])
    for (let n = 0; n < 5; n++) tick(world)
    expect(tick(world, ['flip'])).toEqual([])
    let flips = 0
    for (let n = 0; n < 40; n++) flips += tick(world).filter(({ type }) => type === 'flip').length
    expect(flips).toBe(0)
    expect(world.runner.gravity).toBe(-1)
    tick(world, ['flip'])
    while (world.runner.y < gravity.FLOOR - gravity.RUNNER_SIZE / 2 - 60) tick(world)
    expect(world.runner.grounded).toBe(false)
    tick(world, ['flip'])
    const events: string[] = []
    for (let n = 0; n < 8; n++) events.push(...tick(world).map(({ type }) => type))
    expect(events).toEqual(['land', 'flip'])
  })

  it('happens on any press on the field', () => {
    const world = track()
    tick(world, [], [], [finger(500, 100, { pressed: true })])
    expect(world.runner.gravity).toBe(-1)
  })

  it('does not happen while a key is held on', () => {
    const world = track()
    tick(world, ['flip'])
    for (let n = 0; n < 80; n++) tick(world, ['flip'], ['flip'])
    expect(world.runner).toMatchObject({ gravity: -1, grounded: true })
  })
})

describe('pick-ups', () => {
  it('coins count 10', () => {
    const world = track({ coins: [{ id: 1, x: 160, y: gravity.FLOOR - 20 }] })
    expect(tick(world)).toContainEqual(expect.objectContaining({ type: 'coin', taken: 1 }))
    expect(world).toMatchObject({ score: 11, coins: [] })
  })

  it('powers count 50: a shield saves once', () => {
    const y = gravity.FLOOR - 20
    const world = track({ pills: [{ id: 1, x: 160, y, power: 'shield' }], obstacles: [] })
    expect(tick(world)).toContainEqual(expect.objectContaining({ type: 'power', power: 'shield' }))
    expect(world.score).toBe(51)
    world.obstacles = [crate()]
    expect(tick(world)).toContainEqual(expect.objectContaining({ type: 'shieldBroke' }))
    expect(world).toMatchObject({ state: 'run', shield: false, obstacles: [] })
    world.obstacles = [crate()]
    expect(tick(world)).toEqual([])
    world.mercy = 0
    world.obstacles = [crate()]
    expect(tick(world)).toContainEqual(expect.objectContaining({ type: 'crash' }))
  })

  it('slow reduces the speed by four tenths for 5 s, a magnet attracts coins', () => {
    const world = track({ pills: [{ id: 1, x: 160, y: gravity.FLOOR - 20, power: 'slow' }] })
    tick(world)
    expect(gravity.speedOf(world)).toBeCloseTo(1.8)
    for (let n = 0; n < gravity.SLOW_TICKS; n++) tick(world)
    expect(gravity.speedOf(world)).toBeGreaterThanOrEqual(3)
    const drawn = track({ coins: [{ id: 1, x: 250, y: 250 }], magnet: 100 })
    const taken = Array.from({ length: 20 }, () => tick(drawn)).flat()
    expect(taken).toContainEqual(expect.objectContaining({ type: 'coin' }))
  })
})

describe('the end', () => {
  it("is a collision: 'Game Over!', after a final animation", () => {
    const world = track({ obstacles: [crate({ x: 166 })], score: 700, distance: 900 })
    expect(tick(world)).toContainEqual(expect.objectContaining({ type: 'crash' }))
    expect(rules.outcome(world)).toBeNull()
    for (let n = 0; n < gravity.END_TICKS; n++) tick(world)
    expect(rules.outcome(world)).toEqual({
      result: 'over',
      title: 'Game Over!',
      detail: 'Distance: 903. Coins: 0.',
      results: { Score: 701, Distance: 903 },
    })
  })
})

describe('the course', () => {
  it('leaves time for a whole flip between the rails, at any distance', () => {
    for (let distance = 0; distance <= 20_000; distance += 250)
      expect(gapAt(distance)).toBeGreaterThan(gravity.speedAt(distance) * (FLIP_TICKS + 10))
    for (let seed = 1; seed <= 2; seed++) {
      const world = begin(seed)
      const seen = new Map<number, { at: number; end: number; side: number }>()
      world.shield = true
      while (world.distance < 12_000) {
        Object.assign(world, { shield: true, state: 'run' })
        tick(world)
        for (const { id, x, width, side } of world.obstacles)
          if (!seen.has(id)) seen.set(id, { at: world.distance + x, end: world.distance + x + width, side })
      }
      const list = [...seen.values()].sort((a, b) => a.at - b.at)
      expect(list.length).toBeGreaterThan(15)
      for (let i = 1; i < list.length; i++) {
        const [one, two] = [list[i - 1], list[i]] as [(typeof list)[number], (typeof list)[number]]
        if (one.side !== two.side)
          expect(two.at - one.end).toBeGreaterThan(gravity.speedAt(one.at) * FLIP_TICKS)
      }
    }
  })

  it('can be run for 10,000 with a reaction of 200 ms, through most powers', { tags: ['sample'] }, () => {
    let [met, taken] = [0, 0]
    const kinds = new Set<unknown>()
    for (let seed = 1; seed <= sample(2, 12); seed++) {
      const world = begin(seed)
      const seen = new Set<number>()
      let known: number[] = []
      botPlays(rules, bot, world, 60 * 300, (events) => {
        for (const { type, power } of events) {
          if (type !== 'power') continue
          taken++
          kinds.add(power)
          for (const id of known) if (!world.pills.some((pill) => pill.id === id)) seen.add(id)
        }
        known = world.pills.map(({ id }) => id)
        for (const { id, x } of world.pills) if (x < gravity.RUNNER_X) seen.add(id)
        return world.distance < 10_000
      })
      met += seen.size
      expect(world.distance, `seed ${seed}`).toBeGreaterThanOrEqual(10_000)
    }
    expect(taken / met).toBeGreaterThan(0.6)
    expect([...kinds].sort()).toEqual(['magnet', 'shield', 'slow'])
  })
})

it('an active power is shown as long as it lasts, visibly runs out, pulses toward its end, and announces it', () => {
  for (const [power, whole] of [
    ['slow', gravity.SLOW_TICKS],
    ['magnet', gravity.MAGNET_TICKS],
  ] as const) {
    const world = track({})
    expect(powerSymbol(world, power, false)).toEqual({ left: 0, strength: 0 })
    world[power] = whole
    let before = 1.001
    const strengths: number[] = []
    const events: GameEvent[] = []
    for (let n = 1; n <= whole; n++) {
      const { left, strength } = powerSymbol(world, power, false)
      expect(left).toBeLessThan(before)
      expect(strength).toBeGreaterThanOrEqual(0.3)
      before = left
      strengths.push(strength)
      events.push(...tick(world).filter(({ type }) => type === 'faded'))
      expect(events).toHaveLength(n < whole ? 0 : 1)
    }
    expect(events).toMatchObject([{ power }])
    expect(strengths.slice(0, -ENDING_TICKS).every((strength) => strength === 1)).toBe(true)
    expect(Math.min(...strengths.slice(-ENDING_TICKS))).toBeLessThan(0.4)
    expect(powerSymbol(world, power, false)).toEqual({ left: 0, strength: 0 })
  }
})
