/** Tests Slice Storm by keys and pad, and how much reaction time it allows. */
import { describe, expect, it } from 'vitest'
import type { GameEvent, Size } from '../../../src/engine/core/game/contract'
import { bot, keyBot } from '../../../src/games/slice-storm/bot'
import { rules } from '../../../src/games/slice-storm/rules'
import { cursorSpeed } from '../../../src/games/slice-storm/rules/blades'
import { sample } from '../../support/proofs'
import { botPlays, finger, typesOf as types } from '../../support/ticks'
import { begin, calm, thing, tick, WINDOW, WINDOWS } from './helpers'

describe('keys and pad', () => {
  it('steer a blade that cuts while the cut key is held and it is fast enough', () => {
    const world = calm([thing(900, 360)])
    expect(world.cursor).toMatchObject({ x: 640, y: 360, shown: false })
    for (let n = 0; n < 20; n++) expect(tick(world, [], ['right'])).toEqual([])
    expect(world.cursor.shown).toBe(true)
    expect(world.cursor.vx).toBeLessThanOrEqual(cursorSpeed(1280, false))
    const back = calm([thing(900, 360)])
    const events: GameEvent[] = []
    for (let n = 0; n < 20; n++) {
      Object.assign(back.things[0] ?? {}, { y: 360, vy: 0 })
      events.push(...tick(back, [], ['right', 'cut']))
    }
    expect(types(events)).toContain('slice')
    // At rest, a held blade cuts nothing.
    const rest = calm([thing(640, 360)])
    for (let n = 0; n < 10; n++) expect(tick(rest, [], ['cut'])).toEqual([])
    tick(rest, [finger(10, 10, { pressed: true })])
    expect(rest.cursor.shown).toBe(false)
  })

  it.each([
    ['a mouse', bot],
    ['keys alone', keyBot],
  ] as const)('%s, seeing 200 ms late, mostly scores 500 points', { tags: ['sample'] }, (_, player) => {
    const seeds = sample(1, 3)
    for (const size of [WINDOW, WINDOWS[0] as Size]) {
      let good = 0
      for (let seed = 1; seed <= seeds; seed++) {
        const world = begin(seed, size)
        botPlays(rules, player, world, 60 * 45, () => world.score < 500)
        if (world.score >= 500) good++
      }
      expect(good).toBeGreaterThanOrEqual(seeds * 0.6)
    }
  })
})
