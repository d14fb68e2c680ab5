/** Tests Slice Storm's Zen mode: its clock, no bombs and no lives, bonuses, and separate records. */
import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../../src/engine/core/game/contract'
import { optionSet } from '../../../src/engine/storage/values/records'
import game from '../../../src/games/slice-storm'
import { bot } from '../../../src/games/slice-storm/bot'
import { rules, type Thing, type World } from '../../../src/games/slice-storm/rules'
import { BONUS_FROM, BONUS_POINTS, ZEN_SECONDS } from '../../../src/games/slice-storm/rules/zen'
import { defaultOptions, ruling } from '../../../src/play/session/core/options'
import { ticker } from '../../support/ticks'
import { WINDOW } from './helpers'

const ZEN = { mode: 'zen' }
const begin = (seed = 1, options: Record<string, string> = ZEN) => rules.start(options, seed, WINDOW)
const tick = ticker(rules)

function toEnd(world: World, does: (world: World, n: number) => ReturnType<typeof bot> = () => ({})) {
  const events: GameEvent[] = []
  for (let n = 0; n < 60 * 200 && !rules.outcome(world); n++) {
    const { hold = [], pointers = [] } = does(world, n)
    events.push(...tick(world, [...hold], [], [...pointers]))
  }
  return events
}

/** Cuts `count` fruit with one stroke, in an empty sky. */
function cut(world: World, count: number): GameEvent[] {
  world.untilWave = 1e12
  world.things = Array.from(
    { length: count },
    (_, i): Thing => ({
      id: 500 + i,
      type: 'fruit',
      name: 'orange',
      colour: '#e69f00',
      x: 400 + i * 110,
      y: 300,
      vx: 0,
      vy: 0,
      radius: 50,
      angle: 0,
      spin: 0,
    }),
  )
  const finger = (x: number, pressed: boolean) =>
    ({ id: 1, x, y: 300, down: true, pressed, released: false, speed: 5, kind: 'touch' }) as const
  return [...tick(world, [], [], [finger(300, true)]), ...tick(world, [], [], [finger(1200, false)])]
}

describe('Zen', () => {
  it('is an option with separate records; Classic stays the default', () => {
    const usual = defaultOptions(game.options)
    expect(usual.mode).toBe('classic')
    const key = (options: Record<string, string>) => optionSet(ruling(game.options, options))
    expect(key(usual)).toBe('')
    expect(key({ ...usual, mode: 'zen' })).toBe('mode=zen')
  })
  it('lasts 90 s and throws no bomb, whatever is missed', () => {
    for (const seed of [1, 2, 3]) {
      const world = begin(seed)
      const events = toEnd(world)
      expect(ZEN_SECONDS).toBe(90)
      const waves = events.filter(({ type }) => type === 'wave')
      expect(waves.length).toBeGreaterThan(50)
      expect(waves.every(({ bombs }) => bombs === 0)).toBe(true)
      expect(events.filter(({ type }) => type === 'dropped').length).toBeGreaterThan(100)
      expect(events.filter(({ type }) => type === 'miss')).toEqual([])
      expect(events.filter(({ type }) => type === 'second').map(({ left }) => left)).toEqual([5, 4, 3, 2, 1])
      expect(world.tick).toBeGreaterThanOrEqual(90 * 60)
      expect(world.tick).toBeLessThan(92 * 60)
      expect(rules.outcome(world)).toMatchObject({
        result: 'over',
        detail: 'Time’s up',
        results: { Score: 0 },
      })
    }
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
