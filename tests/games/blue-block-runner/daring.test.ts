/**
 * Tests Blue Block Runner's daring run: near misses and their points, edges that burn, and that the normal run has
 * neither.
 */

import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import { bot } from '../../../src/games/blue-block-runner/bot'
import { options } from '../../../src/games/blue-block-runner/options'
import * as run from '../../../src/games/blue-block-runner/rules'
import { type Obstacle, type Player, rules, type World } from '../../../src/games/blue-block-runner/rules'
import { drop } from '../../../src/games/blue-block-runner/rules/generator'
import { sample } from '../../support/proofs'
import { botPlays } from '../../support/ticks'
import { begin, calm as calmTick, obstacle as falling, first, SIZE, tick, track as trackOf } from './helpers'

/** A track on which only the given obstacles fall. */
const track = (options: Record<string, string> = {}, obstacles: Obstacle[] = []): World =>
  trackOf({ obstacles }, { run: 'daring', ...options })

/** Runs ticks without new falling things. */
const calm = (world: World, ticks = 1): GameEvent[] =>
  Array.from({ length: ticks }, () => calmTick(world)).flat()

/** An obstacle that falls at this place. */
const obstacle = (x: number, more: Partial<Obstacle> = {}) => falling({ x, y: 380, vy: 3, ...more })
const of = (events: readonly GameEvent[], type: string) => events.filter((event) => event.type === type)

describe('a daring run', () => {
  it('begins with obstacles that fall straight and beside the player, for eight seconds', () => {
    const world = begin({ run: 'daring' }, 5)
    const seen = new Map(world.obstacles.map((each) => [each.id, each]))
    // The player is at 400.
    for (; world.age < 480; tick(world)) for (const each of world.obstacles) seen.set(each.id, each)
    expect(seen.size).toBeGreaterThan(4)
    for (const { x, vx } of seen.values()) {
      expect(Math.abs(x - 400)).toBeGreaterThan(90)
      expect(vx).toBe(0)
    }
    const late = Object.assign(begin({ run: 'daring' }, 5), { age: 480 })
    const dropped: Obstacle[] = []
    for (let n = 0; n < 3000 && dropped.length < 60; n++) {
      late.obstacles = []
      drop(late)
      dropped.push(...late.obstacles)
    }
    expect(dropped.some(({ x }) => Math.abs(x - 400) < 50)).toBe(true)
    expect(dropped.some(({ vx }) => vx !== 0)).toBe(true)
  })

  it('gives three extra points for an obstacle within 12 units, times the multiplier, once and only to the player near it', () => {
    // The player at 400 is solid up to 408.5, the obstacle from 17 before its middle.
    const edge = 400 + 8.5 + 17
    const pass = (x: number, options = {}) => {
      const world = track(options, [obstacle(x)])
      first(world).attachedBlocks = [{ dx: 0, dy: -1 }]
      return { events: calm(world, 60), score: first(world).score }
    }
    const near = pass(edge + 11)
    expect(of(near.events, 'close')).toEqual([{ type: 'close', player: 0, x: 400, points: 6 }])
    expect(near.score).toBe(2 + 6)
    expect(pass(edge + 13)).toMatchObject({ score: 2 })
    expect(of(pass(edge + 13).events, 'close')).toEqual([])
    expect(of(pass(edge - 1).events, 'crash')).toHaveLength(1)
    expect(of(pass(edge + 11, { run: 'usual' }).events, 'close')).toEqual([])
    const two = track({ mode: 'multi' }, [])
    two.obstacles = [obstacle(first(two).x + edge - 400 + 11)]
    expect(of(calm(two, 60), 'close').map(({ player }) => player)).toEqual([0])
  })

  it('gives no near-miss points for an obstacle that hits', () => {
    const world = track({}, [obstacle(400, { y: 350 })])
    const events = calm(world, 40)
    expect(of(events, 'crash')).toHaveLength(1)
    expect(of(events, 'close')).toEqual([])
    expect(first(world).score).toBe(0)
  })

  it('burns a block off after 75 ticks at an edge, one after the other, and then the player', () => {
    const world = track()
    Object.assign(first(world), { x: 40, attachedBlocks: [{ dx: 1, dy: 0 }] })
    expect(of(calm(world, run.HEAT_TICKS - 1), 'hot')).toHaveLength(1)
    expect(first(world).attachedBlocks).toHaveLength(1)
    expect(of(calm(world), 'burn')).toMatchObject([{ player: 0, x: 60, blocks: 0 }])
    expect(first(world)).toMatchObject({ alive: true, attachedBlocks: [], heat: 0 })
    const events = calm(world, run.HEAT_TICKS)
    expect(events.map(({ type }) => type)).toEqual(['hot', 'crash', 'finish'])
    const usual = track({ run: 'usual' })
    first(usual).x = 40
    expect(calm(usual, 500)).toEqual([])
  })

  it('heats within 36 units of either edge, including attached blocks, and cools twice as fast elsewhere', () => {
    const world = track()
    const hot = (x: number, attachedBlocks: Player['attachedBlocks'] = []) =>
      run.isHot({ x, attachedBlocks }, world)
    expect([hot(45), hot(46), hot(400), hot(754), hot(755)]).toEqual([true, false, false, false, true])
    expect(hot(60, [{ dx: -1, dy: 0 }])).toBe(true)
    first(world).x = 40
    calm(world, 50)
    expect(first(world).heat).toBe(50)
    first(world).x = 400
    calm(world, 20)
    expect(first(world).heat).toBe(10)
    calm(world, 20)
    expect(first(world).heat).toBe(0)
  })

  it('can be played: a bot usually survives, and does not burn', { tags: ['sample'] }, () => {
    let close = 0
    const seconds: number[] = []
    for (let seed = 1; seed <= sample(1, 5); seed++) {
      const ticks = botPlays(
        rules,
        bot,
        rules.start(completeOptions(options, { run: 'daring' }), seed, SIZE),
        60 * sample(25, 60),
        (events) => {
          close += of(events, 'close').length
        },
      )
      seconds.push(ticks / 60)
    }
    seconds.sort((a, b) => a - b)
    expect(seconds[seconds.length >> 1]).toBeGreaterThan(20)
    expect(close).toBeGreaterThan(sample(0, 3))
  })
})
