/** Tests the stages of Whack-a-Mole's Rush: what is special about each, their stars, and the upright field. */

import { describe, expect, it } from 'vitest'
import type { GameEvent, RealtimeGame } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import { worldSize } from '../../../src/engine/core/game/shape'
import game from '../../../src/games/whack-a-mole'
import { bot } from '../../../src/games/whack-a-mole/bot'
import { type Options, options } from '../../../src/games/whack-a-mole/options'
import type { World } from '../../../src/games/whack-a-mole/rules'
import * as mole from '../../../src/games/whack-a-mole/rules'
import { alone as rules } from '../../../src/games/whack-a-mole/rules/alone'
import { playBy } from '../../bench/clumsy/play'
import { STAND_INS } from '../../bench/clumsy/standIns'
import { recordSet } from '../../support/options'
import { someOf } from '../../support/proofs'
import { botPlays, finger, ticker } from '../../support/ticks'

const NUMBERS = mole.STAGE_NAMES.map((_, n) => n + 1)
const SQUARE = { width: 600, height: 600 }
const optionsOf = (stage: number) => completeOptions(options, { mode: 'rush', stage: `${stage}` } as Options)
const begin = (stage = 1, seed = 1, size = SQUARE) => rules.start(optionsOf(stage), seed, size)
const tick = ticker(rules)

/** What comes up in a stage that nobody plays. */
function comers(name: (typeof mole.STAGE_NAMES)[number]) {
  const ups: GameEvent[] = []
  const ticks: number[] = []
  for (const seed of [1, 2]) {
    const world = begin(mole.STAGE_NAMES.indexOf(name) + 1, seed)
    while (!rules.outcome(world))
      for (const event of tick(world))
        if (event.type === 'up') {
          ups.push(event)
          ticks.push(world.ticks)
        }
  }
  const share = (is: (event: GameEvent) => boolean) => ups.filter(is).length / ups.length
  return {
    count: ups.length,
    decoys: share(({ decoy }) => decoy === true),
    helmets: share(({ dress }) => dress === 'helmet'),
    golden: share(({ dress }) => dress === 'golden'),
    pairs: ticks.filter((at, n) => at === ticks[n - 1]).length / ups.length,
  }
}

describe('a stage', () => {
  it('has what its name says', () => {
    const first = comers('first')
    expect(first).toMatchObject({ decoys: 0, helmets: 0, pairs: 0 })
    expect(comers('hedgehogs').decoys).toBeGreaterThan(0.18)
    expect(comers('helmets').helmets).toBeGreaterThan(0.18)
    expect(comers('pairs').pairs).toBeGreaterThan(0.3)
    expect(comers('gold').golden).toBeGreaterThan(0.15)
    expect(comers('quick').count).toBeGreaterThan(first.count * 1.4)
    expect(comers('iron').helmets).toBeGreaterThan(0.35)
    const thorns = comers('thorns')
    expect(Math.min(thorns.decoys, thorns.pairs)).toBeGreaterThan(0.2)
  })

  it('is won with its stars once the first goal is reached, and over below it', () => {
    const end = (score: number) => {
      const world = begin(3)
      Object.assign(world, { score, ticks: mole.RUSH_TICKS - 5, next: 1e9 })
      Object.assign(world.rush as mole.Rush, { round: 3 })
      const events: GameEvent[] = []
      while (!rules.outcome(world)) events.push(...tick(world))
      return { ...rules.outcome(world), told: events.filter(({ type }) => type === 'star').length }
    }
    const [one, two, three] = mole.stageOf(3).goals
    expect(end(one - 10)).toMatchObject({
      result: 'over',
      title: 'Game Over!',
      results: { Stars: 0 },
      told: 0,
    })
    expect(end(one)).toMatchObject({
      result: 'won',
      title: 'Stage 3: 1 star',
      results: { Stars: 1 },
      told: 1,
    })
    expect(end(two)).toMatchObject({ title: 'Stage 3: 2 stars', told: 2 })
    expect(end(three)).toMatchObject({ title: 'Stage 3: 3 stars', told: 3 })
  })

  it('keeps records of its own, and the first one those of Rush before', () => {
    expect(recordSet(game, { mode: 'rush' })).toBe('mode=rush')
    expect(recordSet(game, { mode: 'rush', stage: '2' })).toBe('mode=rush&stage=2')
    expect(recordSet(game, { mode: 'endless', stage: '2' })).toBe('mode=endless')
  })
})

describe('the upright field', () => {
  const shape = 'upright'
  it('has a row of holes more, except in Classic', () => {
    const size = (mode: Options['mode']) => worldSize(game, { ...completeOptions(options, { mode }), shape })
    expect(size('classic')).toEqual(SQUARE)
    for (const mode of ['rush', 'endless'] as const) {
      const world = rules.start(completeOptions(options, { mode }), 1, size(mode))
      expect(world.holes).toHaveLength(12)
    }
  })
  it('is whacked by keys, cursor and fingers up to the row behind', () => {
    const tall = () => begin(1, 1, mole.TALL)
    const hit = (world: World, press: readonly mole.Action[]) =>
      tick(world, press).flatMap((event) => event.hole ?? [])
    expect(hit(tall(), ['hole11'])).toEqual([10])
    expect(hit(begin(), ['hole11'])).toEqual([])
    expect(hit(tall(), ['up', 'up', 'up', 'whack'])).toEqual([10])
    expect(hit(tall(), ['up', 'up', 'left', 'down', 'whack'])).toEqual([0])
    for (let hole = 0; hole < 12; hole++) {
      const { x, y } = mole.holeAt(hole, 12)
      expect(tick(tall(), [], [], [finger(x, y - 40, { pressed: true })])).toMatchObject([
        { hole },
        { type: 'stage' },
      ])
    }
  })
  it('uses all its holes', () => {
    const world = begin(1, 3, mole.TALL)
    const seen = new Set<unknown>()
    botPlays(rules, bot, world, mole.RUSH_TICKS, (events) => {
      for (const { type, hole } of events) if (type === 'up') seen.add(hole)
    })
    expect(seen.size).toBe(12)
  })
})

/** The stars of a stand-in in the better of its games with these seeds. */
function starsOf(name: string, stage: number, seeds: readonly number[], size = SQUARE): number {
  const who = STAND_INS.find((each) => each.name === name)?.who ?? null
  return Math.max(
    ...seeds.map((seed) => {
      const play = { game: game as never as RealtimeGame, bot: bot as never, options: optionsOf(stage), size }
      const { world } = playBy(who, play, seed, mole.RUSH_TICKS + 60)
      return (world as World).rush?.stars ?? 0
    }),
  )
}

describe('the goals', () => {
  it('rise within each stage', () => {
    for (const { goals } of Object.values(mole.STAGES))
      expect([...goals].sort((a, b) => a - b)).toEqual(goals)
  })
  it('of three stars are reached by the bot within three tries', { tags: ['sample'] }, () => {
    for (const stage of someOf(NUMBERS, 2, 8)) expect(starsOf('bot', stage, [1, 2, 3]), `${stage}`).toBe(3)
  })
  it('of one star are reached by a slow player, in both fields', { tags: ['sample'] }, () => {
    for (const stage of someOf(NUMBERS, 1, 4))
      for (const size of [SQUARE, mole.TALL])
        expect(starsOf('slow', stage, [1], size), `${stage}`).toBeGreaterThanOrEqual(1)
  })
})
