/** Tests both endings of Tap the Glitch, and Endless. */
import { describe, expect, it } from 'vitest'
import { bot } from '../../../src/games/tap-the-glitch/bot'
import game from '../../../src/games/tap-the-glitch/index'
import * as tap from '../../../src/games/tap-the-glitch/rules'
import { rules } from '../../../src/games/tap-the-glitch/rules'
import { recordSet } from '../../support/options'
import { sample } from '../../support/proofs'
import { botPlays } from '../../support/ticks'
import { begin, glitch, screen, tick } from './helpers'

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
    const lasts = (options: object) => {
      const world = begin(3, options)
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
  it('keeps separate bests', () => {
    expect(recordSet(game)).toBe('pace=normal&shape=wide')
    expect(recordSet(game, { length: 'endless' })).toBe('length=endless&pace=normal&shape=wide')
  })
})
