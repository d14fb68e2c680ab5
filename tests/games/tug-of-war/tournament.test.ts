/** Tests the tournament of Tug of War: the habits of its six bears, falls, stars, and that all bears stay in the picture. */

import { describe, expect, it } from 'vitest'
import type { GameEvent, RealtimeGame } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import game from '../../../src/games/tug-of-war'
import { bot } from '../../../src/games/tug-of-war/bot'
import { type Options, options } from '../../../src/games/tug-of-war/options'
import * as tug from '../../../src/games/tug-of-war/rules'
import { type Bear, rules, type World } from '../../../src/games/tug-of-war/rules'
import { CAMERA, DRIFT, viewOf } from '../../../src/games/tug-of-war/view/layout'
import { playBy } from '../../bench/clumsy/play'
import { STAND_INS } from '../../bench/clumsy/standIns'
import { recordSet } from '../../support/options'
import { sample, someOf } from '../../support/proofs'
import { ticker } from '../../support/ticks'

const WIDE = { width: tug.WIDTH, height: tug.HEIGHT }
const NUMBERS = tug.BEAR_NAMES.map((_, n) => n + 1)
const tick = ticker(rules)
const optionsOf = (bear: number) =>
  completeOptions(options, { pace: 'tournament', bear: `${bear}` } as Partial<Options>)

function ready(bear = 1, seed = 1) {
  const world = rules.start(optionsOf(bear), seed, WIDE)
  while (world.state === 'ready') tick(world)
  tick(world)
  return { world, bear: world.bear as Bear }
}
/** A bear in a phase that does not end. */
function during(phase: tug.Phase) {
  const { world, bear } = ready(6)
  Object.assign(world, { rope: 50 })
  Object.assign(bear, { phase, left: 1e9, due: -1e9 })
  return world
}
const pull = (world: World, times = 1) => {
  const before = world.rope
  const events: GameEvent[] = []
  for (let n = 0; n < times; n++) events.push(...tick(world, ['pull']))
  return { moved: before - world.rope, types: events.map(({ type }) => type) }
}

/** A match by somebody who presses at this rate, and lets go at signs or not. */
function match(bear: number, rate: number, watches: boolean, seed: number) {
  const world = rules.start(optionsOf(bear), seed, WIDE)
  for (let due = 0; !rules.outcome(world); ) {
    due += rate / 60
    const phase = world.bear?.phase
    const lets = watches && (phase === 'sign' || phase === 'slack')
    const presses = due >= 1 && world.state === 'pull' && !lets
    if (due >= 1) due--
    tick(world, presses ? ['pull'] : [])
  }
  return rules.outcome(world)
}

describe('a bear', () => {
  it('has the phases of its habits, in their order, again and again', () => {
    for (const number of NUMBERS) {
      const { world, bear } = ready(number, number)
      const { phases } = tug.BEARS[tug.bearNameOf(number)]
      const seen: string[] = [bear.phase]
      for (let n = 0; n < 60 * 40; n++) {
        Object.assign(world, { rope: 50, ticksLeft: 1000 })
        for (const event of tick(world)) if (event.type === 'phase') seen.push(String(event.phase))
      }
      const cycle = phases.map(([phase]) => phase)
      expect(seen.length).toBeGreaterThan(cycle.length)
      expect(seen.slice(0, 2 * cycle.length - 1)).toEqual(
        [...cycle, ...cycle].slice(0, 2 * cycle.length - 1).slice(0, seen.length),
      )
    }
  })
  it('always gives a sign before it lets go, and long enough', () => {
    for (const { phases } of Object.values(tug.BEARS))
      for (const [n, [phase]] of phases.entries()) {
        if (phase !== 'slack') continue
        expect(phases[n - 1]?.[0]).toBe('sign')
        expect(phases[n - 1]?.[1]).toBeGreaterThanOrEqual(40)
      }
  })
  it('lets a pull count double while it is tired, and makes one fall who pulls at a slack rope, once', () => {
    expect(pull(during('pull'))).toEqual({ moved: 2, types: ['pull'] })
    expect(pull(during('strain'))).toEqual({ moved: 2, types: ['pull'] })
    expect(pull(during('tired'))).toEqual({ moved: 4, types: ['pull'] })
    expect(pull(during('slack'), 3)).toEqual({ moved: -18, types: ['fall'] })
  })
  it('pulls harder while it strains, hardly while it is tired, and harder against quick players', () => {
    const pulls = (phase: tug.Phase, strength = 4) => {
      const bear = { ...tug.newBear(5), phase, strength }
      let count = 0
      for (let n = 0; n < 600; n++) {
        bear.strength = strength
        if (tug.bearPulls(bear, 0)) count++
      }
      return count
    }
    expect(pulls('strain')).toBeGreaterThan(pulls('pull') * 1.5)
    expect(pulls('tired')).toBeLessThan(pulls('pull') / 2)
    expect(pulls('slack')).toBe(0)
    expect(pulls('pull', 8)).toBeGreaterThan(pulls('pull', 2) * 1.5)
  })
  it('is not for two people, nor for the drum', () => {
    for (const more of [{ players: '2' }, { pull: 'rhythm' }] as const) {
      const world = rules.start({ ...optionsOf(1), ...more }, 1, WIDE)
      expect(world.bear).toBeUndefined()
      expect(world.ticksLeft).toBe(tug.MATCH_TICKS)
    }
  })
})

describe('the stars', () => {
  it('are three for a quick win, two before time is up, one on time', () => {
    const end = (seconds: number, rounds: readonly [number, number], rope: number) => {
      const { world, bear } = ready(2)
      Object.assign(world, { rope, ticksLeft: tug.BEAR_TICKS - seconds * 60 + 1 })
      Object.assign(bear, { phase: 'pull', left: 1e9, due: -1e9 })
      world.rounds.splice(0, 2, ...rounds)
      tick(world, ['pull'])
      for (let n = 0; n < tug.END_TICKS; n++) tick(world)
      return rules.outcome(world)
    }
    const quick = tug.quickOf(2)
    expect(end(quick, [2, 1], 12)).toMatchObject({ result: 'won', results: { Stars: 3, Time: quick } })
    expect(end(quick + 1, [2, 0], 12)).toMatchObject({ result: 'won', results: { Stars: 2 } })
    expect(end(45, [2, 1], 40)).toMatchObject({ result: 'won', results: { Stars: 1 } })
    expect(end(45, [1, 2], 40)).toMatchObject({ result: 'lost', title: 'Sleepyhead wins' })
    expect(end(45, [1, 2], 40)?.results).not.toHaveProperty('Stars')
  })
  it('are kept for each bear; other modes keep their records', () => {
    const more = { level: 'medium', rounds: '3', players: '1' }
    expect(recordSet(game, { ...more, pace: 'tournament', bear: '2' })).toContain('bear=2')
    expect(recordSet(game, { ...more, pace: 'follows', bear: '2' })).not.toContain('bear')
  })
  it('of three are won by the bot within three matches, with each bear', { tags: ['sample'] }, () => {
    const play = { game: game as never as RealtimeGame, bot: bot as never, size: WIDE }
    for (const number of someOf(NUMBERS, 3, 3)) {
      const stars = [1, 2, 3].map((seed) => {
        const who = STAND_INS.find(({ name }) => name === 'bot')?.who ?? null
        const { world } = playBy(who, { ...play, options: optionsOf(number) }, seed, 60 * 90)
        return rules.outcome(world as World)?.results?.Stars ?? 0
      })
      expect(Math.max(...stars), `${number}`).toBe(3)
    }
  })
  it('are for who watches: those with feints beat one who only presses', { tags: ['sample'] }, () => {
    const won = (bear: number, rate: number, watches: boolean) =>
      Array.from({ length: sample(3, 10) }, (_, seed) => match(bear, rate, watches, seed + 1)).filter(
        (end) => end?.result === 'won',
      ).length
    for (const [bear, rate] of [
      [4, 4],
      [6, 5],
    ] as const) {
      expect(won(bear, rate, true), `${bear}`).toBeGreaterThanOrEqual(sample(2, 8))
      expect(won(bear, rate, false), `${bear}`).toBeLessThanOrEqual(sample(1, 2))
    }
    expect(won(1, 2, false)).toBe(sample(3, 10))
  })
})

it('both bears stay in the picture wherever the rope is, in both fields', () => {
  for (const size of [WIDE, { width: 480, height: 760 }]) {
    const { scale, x, home } = viewOf(size)
    for (const rope of [tug.LEFT_WINS_AT, tug.ROPE_START, tug.RIGHT_WINS_AT])
      for (const at of [home, tug.WIDTH - home]) {
        const shift = tug.ribbonX(rope) - tug.WIDTH / 2
        const seen = x + (at + DRIFT * shift - CAMERA * shift) * scale
        expect(seen, `${rope}`).toBeGreaterThan(48 * scale)
        expect(seen, `${rope}`).toBeLessThan(size.width - 48 * scale)
      }
  }
})
