/** Tests the mode Shifts of Tap the Glitch: waves and breaths, the boss, the stars, and the cursor that finds glitches. */
import { describe, expect, it } from 'vitest'
import type { GameEvent, RealtimeGame } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import game from '../../../src/games/tap-the-glitch'
import { bot } from '../../../src/games/tap-the-glitch/bot'
import { type Options, options } from '../../../src/games/tap-the-glitch/options'
import * as tap from '../../../src/games/tap-the-glitch/rules'
import { rules, type World } from '../../../src/games/tap-the-glitch/rules'
import { playBy } from '../../bench/clumsy/play'
import { recordSet } from '../../support/options'
import { someOf } from '../../support/proofs'
import { glitch, press, begin as start, tick } from './helpers'

const NUMBERS = tap.SHIFT_NAMES.map((_, n) => n + 1)
const chosen = (number: number) => ({ pace: 'shifts', shift: `${number}` }) as Partial<Options>

function begin(number = 1) {
  const world = start(3, chosen(number))
  return { world, shift: world.shift as NonNullable<World['shift']> }
}

/** Ticks in which nothing is lost. */
function run(world: World, ticks: number): GameEvent[] {
  const events: GameEvent[] = []
  for (let n = 0; n < ticks; n++) {
    world.glitches = world.glitches.filter(({ age, life }) => age < life - 2)
    events.push(...tick(world))
  }
  return events
}

const typesOf = (events: readonly GameEvent[], type: string) => events.filter((event) => event.type === type)

describe('a shift', () => {
  it.each([1, 6])(
    '%i has four waves, each faster, with a breath at the end, and only its types',
    (number) => {
      const { world } = begin(number)
      const counts: number[] = []
      const kinds = new Set<string>()
      const told: GameEvent[] = []
      for (let wave = 0; wave < 3; wave++) {
        const busy = run(world, tap.WAVE_TICKS - 160)
        for (const { type } of world.glitches) kinds.add(type)
        told.push(...busy)
        const rest = run(world, 160)
        told.push(...rest)
        counts.push(typesOf(busy, 'spawn').length)
        // The breath begins within these ticks.
        expect(typesOf(rest, 'spawn').length).toBeLessThanOrEqual(3)
      }
      expect(typesOf(told, 'wave').map(({ wave }) => wave)).toEqual([1, 2, 3, 4])
      expect(counts[2]).toBeGreaterThan(counts[0] ?? 0)
      if (number === 1) expect([...kinds]).toEqual(['pixel'])
      // Each type is introduced once.
      const firsts = typesOf(told, 'first').map(({ kind }) => kind)
      expect(new Set(firsts).size).toBe(firsts.length)
    },
  )

  it('has a boss at 45 seconds that takes its hits anywhere, goes elsewhere, and is beaten', () => {
    const { world, shift } = begin()
    const { boss: hits } = tap.planOf(1)
    expect(typesOf(run(world, 3 * tap.WAVE_TICKS - 1), 'boss')).toEqual([])
    expect(typesOf(run(world, 2), 'boss').length).toBe(1)
    const before = shift.boss?.slot
    run(world, 100)
    expect(shift.boss?.slot).not.toBe(before)
    const events: GameEvent[] = []
    for (let n = 0; n < hits; n++) {
      const boss = shift.boss as tap.Boss
      // Its slots stay free.
      const slots = tap.bossSlots(boss, world)
      expect(world.glitches.some(({ slot }) => slots.includes(slot))).toBe(false)
      events.push(...tick(world, [], [], [press(tap.middleOf(slots[n % 4] as number, world.cols))]))
      run(world, 12)
    }
    expect(typesOf(events, 'bossHit').length).toBe(hits - 1)
    expect(typesOf(events, 'bossDown').length).toBe(1)
    expect([shift.boss, shift.isBeaten]).toEqual([null, true])
    expect(typesOf(run(world, 200), 'boss')).toEqual([])
  })

  it('gives a star each for survival, the boss, and a secure system', () => {
    const end = (health: number, isBeaten: boolean) => {
      const { world, shift } = begin(2)
      Object.assign(shift, { isBeaten, wave: 3 })
      Object.assign(world, { health, glitches: [], ticksLeft: health > 0 ? 1 : 100, spawnWait: 999 })
      while (!rules.outcome(world)) tick(world)
      const { title, detail, results } = rules.outcome(world) ?? {}
      return [results?.Stars, title, detail]
    }
    expect(end(100, true)).toEqual([3, 'Shift 2: 3 stars', 'All three stars!'])
    expect(end(70, true)).toEqual([2, 'Shift 2: 2 stars', 'Another star for health above 70%.'])
    expect(end(71, false)).toEqual([2, 'Shift 2: 2 stars', 'Another star for beating the boss.'])
    expect(end(1, false)[0]).toBe(1)
    expect(end(0, true).slice(0, 2)).toEqual([0, 'System Corrupted'])
  })

  it('has glitches that hop to a neighboring slot once, where it says so', () => {
    const hop = (number: number) => {
      const { world } = begin(number)
      Object.assign(world, { glitches: [glitch(20, 'pixel', { life: 100 })], spawnWait: 999 })
      for (let n = 0; n < 60; n++) tick(world)
      return world.glitches[0]?.slot
    }
    expect([12, 19, 21, 28]).toContain(hop(5))
    expect(hop(2)).toBe(20)
  })

  it('lets keys and pad reach a glitch by one press in its direction', () => {
    const { world } = begin()
    Object.assign(world, { glitches: [glitch(5, 'pixel'), glitch(30, 'pixel')], cursor: 28, spawnWait: 999 })
    tick(world, ['right'])
    expect(world.cursor).toBe(30)
    tick(world, ['tap'])
    expect(world.glitches.map(({ slot }) => slot)).toEqual([5])
    tick(world, ['up'])
    expect(world.cursor).toBe(5)
    // None is in that direction: one slot.
    tick(world, ['right'])
    expect(world.cursor).toBe(6)
    // As before in the specified game: one slot.
    const usual = start()
    Object.assign(usual, { glitches: [glitch(31, 'pixel')], cursor: 28, spawnWait: 999 })
    tick(usual, ['right'])
    expect(usual.cursor).toBe(29)
  })

  it('keeps records of its own', () => {
    expect(recordSet(game)).toBe('pace=normal&shape=wide')
    expect(recordSet(game, { pace: 'shifts', length: 'endless' })).toBe('pace=shifts&shape=wide')
    expect(recordSet(game, { pace: 'shifts', shift: '4' })).toBe('pace=shifts&shape=wide&shift=4')
  })

  it('earns the bot three stars within three tries', { tags: ['sample'] }, () => {
    for (const number of someOf(NUMBERS, 1, 4)) {
      const options_ = completeOptions(options, chosen(number))
      const size = game.upright?.size as { width: number; height: number }
      const play = { game: game as never as RealtimeGame, bot: bot as never, options: options_, size }
      const stars = [1, 2, 3].map((seed) => {
        const { world } = playBy(null, play, seed, 60 * 70)
        return rules.outcome(world as World)?.results?.Stars ?? 0
      })
      expect(Math.max(...stars), `${number}`).toBe(3)
    }
  })
})
