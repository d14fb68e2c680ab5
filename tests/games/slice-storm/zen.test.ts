/** Tests Slice Storm's Zen mode: its clock, no bombs and no lives, bonuses, and separate records. */

import { describe, expect, it } from 'vitest'
import type { GameEvent, RealtimeBot } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import { bot } from '../../../src/games/slice-storm/bot'
import { type Options, options } from '../../../src/games/slice-storm/options'
import { type Action, rules, type World } from '../../../src/games/slice-storm/rules'
import { BONUS_FROM, BONUS_POINTS, ZEN_SECONDS } from '../../../src/games/slice-storm/rules/zen'
import { botPlays } from '../../support/ticks'
import { cut as cutThings, thing, tick as tickWith, WINDOW } from './helpers'

const begin = (seed = 1, chosen: Partial<Options> = { mode: 'zen' }) =>
  rules.start(completeOptions(options, chosen), seed, WINDOW)
const tick = (world: World) => tickWith(world)

function toEnd(world: World, by: RealtimeBot<World, Action> = () => ({})) {
  const events: GameEvent[] = []
  botPlays(rules, by, world, 60 * 200, (now) => void events.push(...now))
  return events
}

/** Cuts `count` fruit with one stroke, in an empty sky. */
const cut = (world: World, count: number): GameEvent[] =>
  cutThings(world, ...Array.from({ length: count }, (_, i) => thing(400 + i * 110, 300)))

describe('Zen', () => {
  it('lasts 90 s and throws no bomb, whatever is missed', () => {
    const world = begin()
    const events = toEnd(world)
    const of = (type: string) => events.filter((event) => event.type === type)
    expect(ZEN_SECONDS).toBe(90)
    expect(of('wave').length).toBeGreaterThan(50)
    expect(of('wave').every(({ bombs }) => bombs === 0)).toBe(true)
    expect(of('dropped').length).toBeGreaterThan(100)
    expect(of('miss')).toEqual([])
    expect(of('second').map(({ left }) => left)).toEqual([5, 4, 3, 2, 1])
    expect(world.tick).toBeGreaterThanOrEqual(90 * 60)
    expect(world.tick).toBeLessThan(92 * 60)
    const end = { result: 'over', detail: 'Time’s up.', results: { Score: 0 } }
    expect(rules.outcome(world)).toMatchObject(end)
  })
  it('shows the seconds left instead of lives', () => {
    const world = begin()
    expect(rules.hud(world)).toEqual({ Score: 0, Time: 90, Level: 1 })
    for (let n = 0; n < 61; n++) tick(world)
    expect(rules.hud(world).Time).toBe(89)
    expect(rules.hud(begin(1, {}))).toEqual({ Score: 0, Lives: 3, Level: 1 })
  })
  it('pays ten points per fruit for combos of three and more, once, when the combo has ended', () => {
    const world = begin()
    const events = cut(world, 4)
    for (let n = 0; n < 60; n++) events.push(...tick(world))
    expect(events.filter(({ type }) => type === 'slice').length).toBe(4)
    expect(events.filter(({ type }) => type === 'bonus')).toEqual([{ type: 'bonus', combo: 4, points: 40 }])
    expect(world.score).toBe(5 + 10 + 15 + 20 + 4 * BONUS_POINTS)
  })
  it('pays no bonus for two, and none in Classic', () => {
    expect(BONUS_FROM).toBe(3)
    for (const [world, count, score] of [
      [begin(), 2, 15],
      [begin(1, {}), 4, 50],
    ] as const) {
      cut(world, count)
      for (let n = 0; n < 60; n++) tick(world)
      expect(world.score).toBe(score)
    }
  })
  it('rewards cutting: the simple bot cuts at least ten times what it drops', () => {
    const world = begin(2)
    const events = toEnd(world, bot)
    const count = (type: string) => events.filter((event) => event.type === type).length
    expect(count('slice')).toBeGreaterThan(5 * count('dropped'))
    expect(count('bonus')).toBeGreaterThan(0)
    expect(world.score).toBeGreaterThan(1000)
  })
})
