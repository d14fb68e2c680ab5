/** Tests Tap the Glitch's constants, hits, expiries and cursor. */
import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../../src/engine/core/game/contract'
import game from '../../../src/games/tap-the-glitch/index'
import type { World } from '../../../src/games/tap-the-glitch/rules'
import * as tap from '../../../src/games/tap-the-glitch/rules'
import { glitch, press, screen, tick } from './helpers'

const hit = (world: World, slot: number) => tick(world, [], [], [press(tap.middleOf(slot))])

describe('the numbers', () => {
  it('are the specified ones', () => {
    expect(tap.TIME_TICKS).toBe(3600)
    expect(tap.FULL_HEALTH).toBe(100)
    expect(tap.LEVEL_POINTS).toBe(500)
    expect(tap.COMBO_TICKS).toBe(30)
    expect([tap.MOST_MULTIPLIER, tap.MOST_INTENSITY, tap.BACKGROUND_CELLS]).toEqual([10, 0.9, 300])
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
    let most = 0
    const events: GameEvent[] = []
    for (let n = 0; n < 60; n++) {
      most = Math.max(most, world.glitches[0]?.intensity ?? 0)
      events.push(...tick(world))
    }
    expect(events).toEqual([expect.objectContaining({ type: 'expire', kind: 'corruption', health: 97 })])
    expect(world).toMatchObject({ health: 97, combo: 0, glitches: [] })
    expect(most).toBeGreaterThan(0.8)
    expect(most).toBeLessThanOrEqual(0.9)
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
