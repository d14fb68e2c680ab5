/** Tests Tap the Glitch: constants, hits, ends, Endless, and its portrait screen. */

import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import { bot } from '../../../src/games/tap-the-glitch/bot'
import game from '../../../src/games/tap-the-glitch/index'
import { type Options, options } from '../../../src/games/tap-the-glitch/options'
import * as tap from '../../../src/games/tap-the-glitch/rules'
import { rules, type World } from '../../../src/games/tap-the-glitch/rules'
import { sample } from '../../support/proofs'
import { botPlays } from '../../support/ticks'
import { begin, glitch, press, screen, tick } from './helpers'

const hit = (world: World, slot: number) => tick(world, [], [], [press(tap.middleOf(slot))])

describe('the numbers', () => {
  it('are the specified ones', () => {
    expect(tap.TIME_TICKS).toBe(3600)
    expect(tap.FULL_HEALTH).toBe(100)
    expect(tap.LEVEL_POINTS).toBe(500)
    expect(tap.COMBO_TICKS).toBe(30)
    expect([tap.MAX_MULTIPLIER, tap.MAX_INTENSITY, tap.BACKGROUND_CELLS]).toEqual([10, 0.9, 300])
    expect(tap.TYPES).toEqual({
      pixel: { points: 10, corruption: 1, spreading: false },
      static: { points: 20, corruption: 2, spreading: false },
      corruption: { points: 30, corruption: 3, spreading: false },
      virus: { points: 50, corruption: 5, spreading: true },
    })
    expect(game.words).toEqual({ start: 'Boot System', again: 'Restart System' })
  })

  it('are shown in the rules of the start panel, and no glitch appears in the health strip', () => {
    expect(game.howTo.join(' ')).toContain('Pixel 10 points, Static 20, Corruption 30, Virus 50')
    for (let slot = 0; slot < tap.COLS * tap.ROWS; slot++) {
      expect(tap.middleOf(slot).y - tap.SLOT / 2).toBeGreaterThanOrEqual(tap.TOP)
      expect(tap.middleOf(slot).y + tap.SLOT / 2).toBeLessThanOrEqual(tap.HEIGHT)
    }
  })

  it('label the health: SECURE above 70, WARNING above 30, otherwise CRITICAL', () => {
    expect([100, 71, 70, 31, 30, 0].map(tap.statusOf)).toEqual([
      'SECURE',
      'SECURE',
      'WARNING',
      'WARNING',
      'CRITICAL',
      'CRITICAL',
    ])
  })
})

describe('a hit', () => {
  it('counts the points of its type', () => {
    for (const [type, points] of [
      ['pixel', 10],
      ['static', 20],
      ['corruption', 30],
      ['virus', 50],
    ] as const) {
      const world = screen([glitch(9, type)])
      expect(hit(world, 9)).toEqual([expect.objectContaining({ type: 'hit', kind: type, points, combo: 1 })])
      expect(world).toMatchObject({ score: points, glitches: [] })
    }
  })

  it('within 500 ms of the last multiplies, up to ten times; later it starts over', () => {
    const world = screen(Array.from({ length: 12 }, (_, slot) => glitch(slot, 'pixel')))
    let score = 0
    for (let n = 0; n < 12; n++) {
      hit(world, n)
      score += 10 * Math.min(10, n + 1)
      expect(world.score).toBe(score)
      for (let i = 0; i < 20; i++) tick(world)
    }
    expect(world.maxCombo).toBe(12)
    for (let i = 0; i < 40; i++) tick(world)
    expect(world.combo).toBe(0)
    world.glitches = [glitch(3, 'pixel')]
    expect(hit(world, 3)[0]).toMatchObject({ points: 10, combo: 1 })
  })

  it('outside every glitch is a miss that costs nothing', () => {
    const world = screen([glitch(9, 'virus')])
    expect(hit(world, 10)).toEqual([{ type: 'miss', slot: 10 }])
    expect(world).toMatchObject({ score: 0, health: 100 })
  })

  it('may come from several fingers at once', () => {
    const world = screen([glitch(1, 'pixel'), glitch(30, 'static')])
    tick(world, [], [], [press(tap.middleOf(1)), { ...press(tap.middleOf(30)), id: 2 }])
    expect(world).toMatchObject({ score: 50, combo: 2 })
  })

  it('raises the level with every 500 points', () => {
    const world = screen([glitch(1, 'virus')])
    world.score = 460
    expect(hit(world, 1)).toContainEqual({ type: 'level', level: 2 })
    expect(tap.spawnTicksAt(8)).toBeLessThan(tap.spawnTicksAt(1))
    expect(tap.lifeTicksAt(2)).toBeLessThan(tap.lifeTicksAt(1))
    expect(tap.paceOf({ level: 40, ahead: 0, endless: false, ticksLeft: 0 })).toBe(tap.LAST_PACE)
    for (let level = 1; level < 60; level++) {
      expect(tap.spawnTicksAt(level)).toBeGreaterThanOrEqual(17)
      expect(tap.lifeTicksAt(level)).toBeGreaterThan(60)
    }
  })
})

describe('a glitch that expires', () => {
  it('costs its corruption and the combo, and its intensity never passes 0.9', () => {
    const world = screen([glitch(9, 'corruption', { life: 60 })])
    Object.assign(world, { combo: 5, sinceHit: -999 })
    let max = 0
    const events: GameEvent[] = []
    for (let n = 0; n < 60; n++) {
      max = Math.max(max, world.glitches[0]?.intensity ?? 0)
      events.push(...tick(world))
    }
    expect(events).toEqual([expect.objectContaining({ type: 'expire', kind: 'corruption', health: 97 })])
    expect(world).toMatchObject({ health: 97, combo: 0, glitches: [] })
    expect(max).toBeGreaterThan(0.8)
    expect(max).toBeLessThanOrEqual(0.9)
  })

  it('spreads when it is a virus: two pixels beside it', () => {
    const world = screen([glitch(20, 'virus', { life: 1 })])
    tick(world)
    expect(world.health).toBe(95)
    expect(world.glitches.map(({ type }) => type)).toEqual(['pixel', 'pixel'])
    for (const { slot } of world.glitches) expect([12, 19, 21, 28]).toContain(slot)
  })

  it('announces a new health label', () => {
    const world = screen([glitch(20, 'pixel', { life: 1 })])
    world.health = 71
    expect(tick(world)).toContainEqual({ type: 'status', label: 'WARNING' })
  })
})

describe('the cursor', () => {
  it('appears in the middle, moves slot by slot, repeats while held, and stays inside', () => {
    const world = screen([])
    tick(world, ['right'])
    expect(world.cursor).toBe(28)
    tick(world)
    tick(world, ['right'])
    expect(world.cursor).toBe(29)
    for (let n = 0; n < 60; n++) tick(world, ['right'], ['right'])
    expect(world.cursor).toBe(31)
    for (let n = 0; n < 80; n++) tick(world, ['up'])
    expect(world.cursor).toBe(7)
  })

  it('hits its slot, and disappears on touch', () => {
    const world = screen([glitch(28, 'static')])
    expect(tick(world, ['tap'])[0]).toMatchObject({ type: 'hit', points: 20 })
    hit(world, 3)
    expect(world.cursor).toBe(-1)
  })
})

describe('the end', () => {
  it("is 'System Corrupted' without health, with all results", () => {
    const world = screen([glitch(20, 'pixel', { life: 1 })])
    Object.assign(world, { health: 1, score: 720, level: 2, maxCombo: 4 })
    expect(tick(world)).toContainEqual({ type: 'shutdown', secured: false })
    expect(rules.outcome(world)).toBeNull()
    for (let n = 0; n < tap.END_TICKS; n++) tick(world)
    expect(rules.outcome(world)).toEqual({
      result: 'lost',
      title: 'System Corrupted',
      results: { 'Final Score': 720, 'Level Reached': 2, 'Max Combo': 4, Health: 0 },
    })
  })

  it("is 'System Secured' after 60 s with health left", () => {
    const world = screen([])
    for (let n = 0; n < 3600 + tap.END_TICKS; n++) tick(world)
    expect(rules.outcome(world)).toMatchObject({ result: 'won', title: 'System Secured' })
  })

  it('is Secured for the simple bot, with many hits and a combo of five', { tags: ['sample'] }, () => {
    for (let seed = 1; seed <= sample(2, 8); seed++) {
      const played = begin(seed)
      let hits = 0
      botPlays(rules, bot, played, 4000, (events) => {
        hits += events.filter(({ type }) => type === 'hit').length
      })
      expect(rules.outcome(played), `seed ${seed}`).toMatchObject({ title: 'System Secured' })
      expect(hits).toBeGreaterThan(50)
      // Two taps per second are prompt enough for a combo of five and more.
      expect(played.maxCombo).toBeGreaterThanOrEqual(5)
    }
  })

  it('is Corrupted without input before half the time is over', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const idle = begin(seed)
      let ticks = 0
      for (; ticks < 1800 && !rules.outcome(idle); ticks++) tick(idle)
      expect(rules.outcome(idle), `seed ${seed}`).toMatchObject({ title: 'System Corrupted' })
    }
  })

  it('comes sooner in a storm', () => {
    const lasts = (chosen: Partial<Options>) => {
      const world = begin(3, chosen)
      let ticks = 0
      while (!rules.outcome(world)) {
        tick(world)
        ticks++
      }
      return ticks
    }
    expect(lasts({ pace: 'storm' })).toBeLessThan(lasts({}) * 0.6)
  })
})

describe('Endless', () => {
  const endless = (seed = 1) => begin(seed, { length: 'endless' })
  it('continues after 60 s, shows the time survived, and ends without health', () => {
    const world = endless()
    world.ticksLeft = 1
    tick(world)
    tick(world)
    expect(world.state).toBe('play')
    expect(rules.hud(world).Time).toBe(60)
    world.health = 0
    for (let n = 0; n < 100; n++) tick(world)
    expect(rules.outcome(world)).toMatchObject({ result: 'lost', title: 'System Corrupted' })
    expect(rules.hud(endless()).Time).toBe(0)
    expect(rules.hud(begin()).Time).toBe(60)
  })
  it('gets harder by a level every 15 s, unlike the specified game', () => {
    const world = endless()
    expect(tap.paceOf(world)).toBe(1)
    world.ticksLeft -= 15 * 60
    expect(tap.paceOf(world)).toBe(2)
    expect(tap.paceOf({ ...world, endless: false })).toBe(1)
  })
  it('lets the simple bot survive for more than a minute, but not forever', { tags: ['sample'] }, () => {
    for (let seed = 1; seed <= sample(1, 3); seed++) {
      const world = endless(seed)
      const ticks = botPlays(rules, bot, world, 60 * 600)
      expect(rules.outcome(world)).not.toBeNull()
      expect(ticks).toBeGreaterThan(60 * 60)
    }
  })
})

describe('upright', () => {
  const size = { width: 450, height: 642 }
  const upright = (seed = 1) => rules.start(completeOptions(options), seed, size)

  it('has a separate layout with as many slots, and a finger hits each of them', () => {
    expect(game.upright?.size).toEqual(size)
    expect(upright()).toMatchObject({ cols: 6, rows: 8 })
    for (let slot = 0; slot < 48; slot++) {
      const world = Object.assign(upright(), { glitches: [glitch(slot, 'pixel')], spawnWait: 1e9 })
      const { x, y } = tap.middleOf(slot, 6)
      expect(Math.min(x, 450 - x, y - tap.TOP, 642 - y)).toBeGreaterThanOrEqual(tap.SLOT / 2)
      tick(world, [], [], [press({ x, y })])
      expect(world.score, `slot ${slot}`).toBe(10)
    }
  })

  it('has glitches everywhere, and a virus spreads to its neighbors there', () => {
    let right = 0
    let lowest = 0
    for (let seed = 0; seed < 30; seed++) {
      const world = upright(seed)
      for (let n = 0; n < 100; n++) tick(world)
      for (const { x, y } of world.glitches) {
        right = Math.max(right, x)
        lowest = Math.max(lowest, y)
      }
    }
    expect([right, lowest]).toEqual([450 - 37.5, 642 - 37.5])
    const world = Object.assign(upright(), {
      glitches: [glitch(47, 'virus', { age: 5, life: 6 })],
      spawnWait: 1e9,
    })
    tick(world)
    expect(world.glitches.map(({ slot }) => slot).sort((a, b) => a - b)).toEqual([41, 46])
  })

  it('lets the cursor reach its lower right corner', () => {
    const world = upright()
    world.spawnWait = 1e9
    for (let n = 0; n < 14; n++) {
      tick(world, [n < 7 ? 'right' : 'down'])
      tick(world)
    }
    expect(world.cursor).toBe(47)
  })
})
