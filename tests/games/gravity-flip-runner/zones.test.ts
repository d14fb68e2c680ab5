/** Tests the zones of Gravity Flip Runner: coins before the first obstacle, fixed speed, three lives, stars, what moves, and that each can be run. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import game from '../../../src/games/gravity-flip-runner'
import { bot } from '../../../src/games/gravity-flip-runner/bot'
import { type Options, options } from '../../../src/games/gravity-flip-runner/options'
import * as gravity from '../../../src/games/gravity-flip-runner/rules'
import { type Obstacle, rules, type World, type Zone } from '../../../src/games/gravity-flip-runner/rules'
import { recordSet } from '../../support/options'
import { sample, someOf } from '../../support/proofs'
import { botPlays, ticker, typesOf } from '../../support/ticks'

const NUMBERS = gravity.ZONE_NAMES.map((_, n) => n + 1)
const tick = ticker(rules)
function begin(number = 1, seed = 1) {
  const chosen = completeOptions(options, { mode: 'zones', zone: `${number}` } as Options)
  const world = rules.start(chosen, seed, { width: 800, height: 400 })
  return { world, zone: world.zone as Zone }
}
/** A course that contains only what is given. */
const empty = (things: Partial<World> = {}) => {
  const { world, zone } = begin()
  Object.assign(world, { obstacles: [], coins: [], pills: [], nextAt: 1e9, distance: 10 }, things)
  return { world, zone }
}
const crate = (more: Partial<Obstacle> = {}): Obstacle => ({
  id: 900,
  x: 150,
  y: gravity.FLOOR - 60,
  width: 40,
  height: 60,
  side: 1,
  look: 0,
  ...more,
})

describe('a zone', () => {
  it('begins with coins on both rails; the first obstacle comes after six seconds', {
    tags: ['sample'],
  }, () => {
    for (const number of NUMBERS)
      for (let seed = 1; seed <= sample(2, 30); seed++) {
        const { world } = begin(number, seed)
        const sides = new Set<boolean>()
        for (let n = 0; n < 345; n++) {
          tick(world)
          for (const { y } of world.coins) sides.add(y < 200)
          for (const { x } of world.obstacles) expect(x).toBeGreaterThan(gravity.RUNNER_X + 30)
        }
        expect(sides.size).toBe(2)
        expect(world.obstacles.length).toBeGreaterThan(0)
      }
  })

  it('has one speed, higher in each', () => {
    const speeds = NUMBERS.map((number) => gravity.speedOf(begin(number).world))
    expect(speeds).toEqual([...speeds].sort((a, b) => a - b))
    const { world } = empty({ distance: 3000 })
    expect(gravity.speedOf(world)).toBe(speeds[0])
    expect(typesOf(Array.from({ length: 400 }, () => tick(world)).flat())).not.toContain('faster')
  })

  it('takes a life for a crash, removes what was hit, and ends with the third', () => {
    const { world, zone } = empty()
    for (const lives of [2, 1]) {
      world.obstacles = [crate()]
      world.mercy = 0
      expect(tick(world)).toContainEqual(expect.objectContaining({ type: 'hurt', lives }))
      expect(world).toMatchObject({ state: 'run', obstacles: [] })
      expect(zone.lives).toBe(lives)
      expect(rules.hud(world)).toEqual({ Score: 0, Lives: lives })
    }
    world.obstacles = [crate()]
    world.mercy = 0
    expect(typesOf(tick(world))).toContain('crash')
    while (!rules.outcome(world)) tick(world)
    expect(rules.outcome(world)).toMatchObject({ result: 'over', title: 'Game Over!', results: { Stars: 0 } })
  })

  it('gives a star for its end, and two more for coins', () => {
    for (const [taken, stars] of [
      [74, 1],
      [75, 2],
      [94, 2],
      [95, 3],
    ] as const) {
      const { world, zone } = empty({ distance: gravity.lengthOf({ zone: 1 }) - 1, coinsTaken: taken })
      zone.laid = 100
      expect(tick(world)).toContainEqual({ type: 'finish', stars })
      while (!rules.outcome(world)) tick(world)
      expect(rules.outcome(world)).toMatchObject({
        result: 'won',
        title: stars === 1 ? 'Dock: 1 star' : `Dock: ${stars} stars`,
        detail: `Coins: ${taken} of 100.`,
        results: { Stars: stars },
      })
    }
  })

  it('pays for fifteen coins in a row, and a missed one begins anew', () => {
    const { world, zone } = empty()
    const coin = (x: number) => ({ id: x, x, y: gravity.FLOOR - 24 })
    const events = Array.from({ length: 15 }, () => {
      world.coins = [coin(160)]
      return tick(world)
    }).flat()
    expect(events).toContainEqual({ type: 'streak', count: 15, points: gravity.STREAK_POINTS })
    world.coins = [coin(-19)]
    tick(world)
    expect(zone.streak).toBe(0)
  })

  it('keeps records of its own; two players have none', () => {
    expect(recordSet(game, { mode: 'zones', zone: '3' })).toBe('mode=zones&zone=3')
    expect(recordSet(game, { mode: 'zones', zone: '3', players: '2' })).toBe('players=2')
    const two = rules.start({ ...completeOptions(options), mode: 'zones', players: '2' }, 1, {
      width: 800,
      height: 400,
    })
    expect('zone' in two).toBe(false)
  })
})

describe('what moves', () => {
  it('a lift goes from rail to rail, and a beam is harmless while it is off', () => {
    const lift = crate({ height: 84, move: { age: 0 } })
    const tops = Array.from({ length: 170 }, (_, n) => gravity.topAfter(lift, n))
    expect(Math.min(...tops)).toBeLessThan(gravity.CEILING + gravity.RUNNER_SIZE)
    expect(Math.max(...tops) + 84).toBeGreaterThan(gravity.FLOOR - gravity.RUNNER_SIZE)
    for (const [age, type] of [
      [0, 'hurt'],
      [80, 'run'],
    ] as const) {
      const { world } = empty({ obstacles: [crate({ beam: { age } })] })
      expect(typesOf(tick(world)).includes('hurt')).toBe(type === 'hurt')
    }
  })
})

it('the bot reaches the end of every zone within three tries, the first with three stars', {
  tags: ['sample'],
}, () => {
  for (const number of [1, ...someOf(NUMBERS, 1, 7)]) {
    let stars = 0
    for (let seed = 1; seed <= 3 && stars === 0; seed++) {
      const { world, zone } = begin(number, seed)
      botPlays(rules, bot, world, 60 * 120)
      stars = zone.stars
    }
    expect(stars, `${number}`).toBeGreaterThanOrEqual(number === 1 ? 3 : 1)
  }
})
