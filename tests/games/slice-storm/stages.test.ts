/** Tests the stages of Slice Storm's Arcade mode: the curve of each, its stars, and three fruit in one stroke. */

import { describe, expect, it } from 'vitest'
import type { GameEvent, RealtimeGame } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import game from '../../../src/games/slice-storm'
import { bot } from '../../../src/games/slice-storm/bot'
import { type Options, options } from '../../../src/games/slice-storm/options'
import * as storm from '../../../src/games/slice-storm/rules'
import { type Arcade, rules, type Stage } from '../../../src/games/slice-storm/rules'
import { playBy } from '../../bench/clumsy/play'
import { STAND_INS } from '../../bench/clumsy/standIns'
import { recordSet } from '../../support/options'
import { sample, someOf } from '../../support/proofs'
import { finger } from '../../support/ticks'
import { bomb, cut, thing, tick, WINDOW } from './helpers'

const NUMBERS = storm.STAGE_NAMES.map((_, n) => n + 1)
const optionsOf = (stage: number) =>
  completeOptions(options, { mode: 'arcade', stage: `${stage}` } as Options)

function begin(stage = 1, seed = 1) {
  const world = rules.start(optionsOf(stage), seed, WINDOW)
  return { world, arcade: world.arcade as Arcade }
}

/** The waves of a game in which nothing is cut, and the events of its other kinds. */
function watch(stage: number, seed: number) {
  const { world } = begin(stage, seed)
  const waves: { count: number; bombs: number; at: number }[] = []
  const others: GameEvent[] = []
  while (!rules.outcome(world))
    for (const event of tick(world)) {
      if (event.type === 'wave')
        waves.push({ count: Number(event.count), bombs: Number(event.bombs), at: world.tick })
      else others.push(event)
    }
  return { waves, others }
}

describe('a stage', () => {
  it.each(NUMBERS)(
    '%i grows from one fruit, has its bombs from the sixth wave on, and gets denser',
    { tags: ['sample'] },
    (stage) => {
      const { most, pairs } = storm.stageOf(stage)
      let early = 0
      let late = 0
      for (let seed = 1; seed <= sample(1, 3); seed++) {
        const { waves, others } = watch(stage, seed)
        const ramp = waves.slice(0, 2 * (most - 1))
        expect(ramp.map(({ count }) => count)).toEqual(ramp.map((_, n) => Math.floor(n / 2) + 1))
        expect(waves.slice(0, storm.BOMBS_FROM).every(({ bombs }) => bombs === 0)).toBe(true)
        expect(Math.max(...waves.map(({ count }) => count))).toBe(most)
        expect(others.filter(({ type }) => type === 'denser').length).toBe(2)
        expect(others[0]).toEqual({ type: 'stage', stage, goal: storm.stageOf(stage).goals[0] })
        early += waves.filter(({ at }) => at > 600 && at <= 1200).length
        late += waves.filter(({ at }) => at > 3000 && at <= 3600).length
        if (pairs) expect((waves[1]?.at ?? 0) - (waves[0]?.at ?? 0)).toBeLessThan(30)
      }
      expect(late).toBeGreaterThan(early)
    },
  )

  it('has faster or smaller fruit than the first where it says so', () => {
    const flying = (stage: number) => {
      const { world } = begin(stage, 5)
      const orange = thing(400, 300, { vx: 10 })
      world.things = [orange]
      tick(world)
      return orange.x
    }
    expect(flying(1)).toBe(410)
    expect(flying(3)).toBeCloseTo(412.5)
    const sizes = (stage: number) => {
      const { world } = begin(stage, 5)
      while (world.things.length === 0) tick(world)
      const { name, radius } = world.things[0] as never as { name: storm.FruitName; radius: number }
      return radius / storm.FRUIT[name].size / storm.baseRadius(WINDOW.width, WINDOW.height)
    }
    expect(sizes(1)).toBeCloseTo(1)
    expect(sizes(6)).toBeCloseTo(0.72)
  })

  it('is won with its stars once the first goal is reached, and over below it', () => {
    const end = (score: number) => {
      const { world, arcade } = begin(3)
      Object.assign(world, { score, untilWave: 1e12 })
      arcade.left = 5
      const events: GameEvent[] = []
      while (!rules.outcome(world)) events.push(...tick(world))
      return { ...rules.outcome(world), told: events.filter(({ type }) => type === 'star').length }
    }
    const [one, two, three] = storm.stageOf(3).goals
    expect(end(one - 5)).toMatchObject({ result: 'over', title: 'Game Over', results: { Stars: 0 }, told: 0 })
    expect(end(one)).toMatchObject({
      result: 'won',
      title: 'Stage 3: 1 star',
      results: { Stars: 1 },
      told: 1,
    })
    expect(end(two)).toMatchObject({ title: 'Stage 3: 2 stars', results: { Stars: 2 }, told: 2 })
    expect(end(three)).toMatchObject({ title: 'Stage 3: 3 stars', results: { Stars: 3 }, told: 3 })
  })

  it('shows the next goal; a star that a bomb follows is kept', () => {
    const { world, arcade } = begin(2)
    const [one, two] = storm.stageOf(2).goals
    world.score = one
    tick(world)
    expect(rules.hud(world).Goal).toBe(two)
    cut(world, bomb(600, 300))
    expect(world.score).toBeLessThan(one)
    expect(arcade.stars).toBe(1)
  })

  it('keeps records of its own, and the first one those of Arcade before', () => {
    expect(recordSet(game, { mode: 'arcade' })).toBe('mode=arcade')
    expect(recordSet(game, { mode: 'arcade', stage: '2' })).toBe('mode=arcade&stage=2')
    expect(recordSet(game, { mode: 'zen', stage: '2' })).toBe('mode=zen')
  })
})

describe('three fruit in one stroke', () => {
  const fruit = (count: number) => Array.from({ length: count }, (_, n) => thing(400 + n * 130, 300))
  const told = (events: readonly GameEvent[]) => events.filter(({ type }) => type === 'three')

  it('pay 30 points more, once, in Arcade only', () => {
    const { world } = begin()
    expect(told(cut(world, ...fruit(2)))).toEqual([])
    const other = begin()
    expect(told(cut(other.world, ...fruit(3)))).toEqual([expect.objectContaining({ points: 30 })])
    expect(other.world.score).toBe(5 + 10 + 15 + 30)
    expect(told(cut(rules.start(completeOptions(options), 1, WINDOW), ...fruit(3)))).toEqual([])
  })

  it('are not three fruit of two blades', () => {
    const { world } = begin()
    Object.assign(world, { untilWave: 1e12, queue: [], things: [...fruit(2), thing(400, 600)] })
    const fast = { speed: 5 }
    const events = [
      ...tick(world, [finger(300, 300, { pressed: true }), finger(300, 600, { id: 2, pressed: true })]),
      ...tick(world, [finger(1200, 300, fast), finger(1200, 600, { id: 2, ...fast })]),
    ]
    expect(events.filter(({ type }) => type === 'slice').length).toBe(3)
    expect(told(events)).toEqual([])
  })

  it('do not raise what a long combo pays: at most five times', () => {
    const { world } = begin()
    Object.assign(world, { combo: 20, lastCut: 0 })
    cut(world, thing(600, 300))
    expect(world.score).toBe(25)
  })
})

/** The stars of a stand-in in the better of its games with these seeds. */
function starsOf(name: string, stage: number, seeds: readonly number[]): number {
  const who = STAND_INS.find((each) => each.name === name)?.who ?? null
  let stars = 0
  for (const seed of seeds) {
    if (stars === 3) break
    const play = {
      game: game as never as RealtimeGame,
      bot: bot as never,
      options: optionsOf(stage),
      size: WINDOW,
    }
    const { world } = playBy(who, play, seed, 60 * 150)
    stars = Math.max(stars, (world as { arcade: Arcade }).arcade.stars)
  }
  return stars
}

describe('the goals', () => {
  it('rise within each stage', () => {
    for (const { goals } of Object.values<Stage>(storm.STAGES))
      expect([...goals].sort((a, b) => a - b)).toEqual(goals)
  })
  it('of three stars are reached by the bot within three tries', { tags: ['sample'] }, () => {
    for (const stage of someOf(NUMBERS, 1, 9)) expect(starsOf('bot', stage, [1, 2, 3]), `${stage}`).toBe(3)
  })
  it('of two stars are reached by a good player, of one in the first three by a slow one', {
    tags: ['sample'],
  }, () => {
    for (const stage of someOf(NUMBERS, 1, 3))
      expect(starsOf('good', stage, [1, 2]), `${stage}`).toBeGreaterThanOrEqual(2)
    for (const stage of someOf([1, 2, 3], 1, 0)) {
      expect(starsOf('newcomer', stage, [1]), `${stage}`).toBeGreaterThanOrEqual(1)
      expect(starsOf('slow', stage, [1, 2]), `${stage}`).toBeGreaterThanOrEqual(1)
    }
  })
})
