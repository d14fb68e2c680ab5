/** Tests Blue Block Runner's constants and start, and how long a player survives without moving. */
import { describe, expect, it } from 'vitest'
import type { RealtimeBot } from '../../../src/engine/core/game/contract'
import { bot } from '../../../src/games/blue-block-runner/bot'
import game from '../../../src/games/blue-block-runner/index'
import * as run from '../../../src/games/blue-block-runner/rules'
import { type Action, rules, type World } from '../../../src/games/blue-block-runner/rules'
import { drop } from '../../../src/games/blue-block-runner/rules/generator'
import { sample } from '../../support/proofs'
import { botPlays } from '../../support/ticks'
import { begin, first, SIZE, tick } from './helpers'

describe('the constants', () => {
  it('are the specified ones', () => {
    expect(game.size).toEqual(SIZE)
    expect([run.PLAYER_SIZE, run.MAX_SPEED, run.ACCELERATION, run.DECELERATION]).toEqual([20, 7, 0.2, 0.1])
    expect([run.OBSTACLE_SIZE, run.OBSTACLE_SPEED]).toEqual([
      [30, 50],
      [1.5, 3.5],
    ])
    expect([run.OBSTACLE_CHANCE, run.COLLECTIBLE_CHANCE]).toEqual([0.02, 0.005])
    expect([run.COLLECTIBLE_SIZE, run.COLLECTIBLE_SPEED, run.BOMB_SHAKE]).toEqual([20, 3, 10])
    expect(Object.fromEntries(run.MIX)).toEqual({
      zigzag: 0.3,
      spinningTriangle: 0.2,
      bomb: 0.2,
      normal: 0.3,
    })
    expect(game.best).toEqual([
      { of: 'Score', better: 'higher', label: 'High Score', key: 'blueBlockRunnerHighScore', empty: 0 },
    ])
  })

  it('hold for falling things: probabilities, mix, sizes, speeds', () => {
    const world = begin()
    const ticks = 400_000
    let blocks = 0
    const counts: Record<string, number> = { zigzag: 0, spinningTriangle: 0, bomb: 0, normal: 0 }
    Object.assign(world, { obstacles: [], collectibles: [] })
    for (let n = 0; n < ticks; n++) {
      world.age = 0
      drop(world)
      for (const { type, size, vy, x } of world.obstacles) {
        counts[type] = (counts[type] ?? 0) + 1
        if (size < 30 || size > 50 || vy < 1.5 || vy >= 3.5 || x < size / 2 || x > 800 - size / 2)
          throw new Error(`${type} ${size} ${vy} ${x}`)
      }
      blocks += world.collectibles.length
      world.obstacles = []
      world.collectibles = []
    }
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
    // Within four standard errors.
    const near = (count: number, of: number, share: number) =>
      expect(Math.abs(count / of - share)).toBeLessThan(4 * Math.sqrt((share * (1 - share)) / of))
    near(all, ticks, 0.02)
    near(blocks, ticks, 0.005)
    for (const [type, share] of run.MIX) near(counts[type] as number, all, share)
    expect([0, 3600, 7200, 1e6].map(run.scaleAt)).toEqual([1, 2, 3, run.MOST_SCALE])
  })
})

describe('the start', () => {
  it('has obstacles on their way, more than a second from the players', () => {
    let falling = 0
    for (let seed = 0; seed < 500; seed++) {
      const world = begin({}, seed)
      falling += world.obstacles.length
      for (const { y, vy, size } of world.obstacles) expect((410 - y - size / 2) / vy).toBeGreaterThan(60)
    }
    expect(falling).toBeGreaterThan(300)
  })
})

describe('a wall', () => {
  it('is no safer place than the middle', { tags: ['proof'] }, () => {
    const lasts = (x: number) => {
      let ticks = 0
      for (let seed = 1; seed <= 400; seed++) {
        const world = begin({}, seed)
        first(world).x = x
        for (; !rules.outcome(world); ticks++) tick(world)
      }
      return ticks / 400
    }
    const middle = lasts(run.WIDTH / 2)
    for (const x of [10, run.WIDTH - 10]) expect(lasts(x) / middle, `at ${x}`).toBeLessThan(1.1)
  })
})

describe('a simple bot', () => {
  it('survives twice as long as a player who does not move, up to 40 s', { tags: ['sample'] }, () => {
    const lasts = (by: RealtimeBot<World, Action>) => {
      let ticks = 0
      for (let seed = 1; seed <= sample(1, 4); seed++) ticks += botPlays(rules, by, begin({}, seed), 40 * 60)
      return ticks
    }
    expect(lasts(bot)).toBeGreaterThan(2 * lasts(() => ({})))
  })
})
