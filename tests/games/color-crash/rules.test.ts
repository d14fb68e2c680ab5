/** Tests Color Crash: its constants, gaps and matches, combos, both modes, and that all barriers can be passed. */

import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import game from '../../../src/games/color-crash'
import { bot } from '../../../src/games/color-crash/bot'
import type { Options } from '../../../src/games/color-crash/options'
import { options } from '../../../src/games/color-crash/options'
import * as crash from '../../../src/games/color-crash/rules'
import { type Barrier, rules, type World } from '../../../src/games/color-crash/rules'
import { must } from '../../support/must'
import { sample } from '../../support/proofs'
import { botPlays, mouse as mouseAt, ticker } from '../../support/ticks'
import { UPRIGHT as size, WIDE } from './helpers'

const begin = (chosen: Partial<Options> = {}, seed = 1) =>
  rules.start(completeOptions(options, chosen), seed, WIDE)

const tick = ticker(rules)

function barrier(from: Partial<Barrier>): Barrier {
  return { id: 900, y: 280, colour: 'blue', hasGap: false, gapPosition: 0.5, passed: false, ...from }
}

/** A pink ball in the middle of a field that contains only the given things. */
function field(things: Partial<World> = {}, options = {}): World {
  const world = begin(options)
  // A barrier far below keeps new ones away.
  Object.assign(world, { barriers: [], orbs: [], speed: 4 }, things)
  world.player.colour = 'pink'
  if (world.barriers.length === 0) world.barriers = [barrier({ y: 20, passed: true })]
  return world
}

function run(world: World, ticks: number, hold: readonly string[] = []): GameEvent[] {
  return Array.from({ length: ticks }, () => tick(world, hold)).flat()
}

describe('the constants', () => {
  it('are the specified ones', () => {
    expect([crash.WIDTH, crash.HEIGHT]).toEqual([600, 400])
    expect(crash.COLORS).toEqual(['pink', 'green', 'blue', 'orange', 'purple'])
    expect([crash.START_SPEED, crash.TOP_SPEED, crash.SPEED_UP]).toEqual([3, 8, 0.002])
    expect([crash.GAP_WIDTH, crash.GAP_SHARE, crash.BARRIER_HEIGHT, crash.LIVES]).toEqual([80, 0.7, 20, 3])
    expect([crash.GAP_FIRST, crash.GAP_LAST, crash.NEXT_AT, crash.PARTICLES]).toEqual([0.2, 0.8, 180, 15])
    expect([crash.GAP_POINTS, crash.MATCH_POINTS, crash.COMBO_TICKS]).toEqual([10, 5, 60])
  })

  it('increase the speed by 0.002 per tick from 3 to 8', () => {
    const world = begin()
    tick(world)
    expect(world.speed).toBeCloseTo(3.002)
    for (let n = 0; n < 3000; n++) {
      Object.assign(world, { barriers: [], orbs: [], state: 'play' })
      tick(world)
    }
    expect(world.speed).toBe(8)
  })

  it('send a barrier when the last one is past 180, seven in ten with a gap between 0.2 and 0.8', () => {
    const world = begin({ mode: 'relaxed' }, 3)
    // Relaxed lasts this long, and begins otherwise.
    world.speed = crash.START_SPEED
    let gaps = 0
    const seen = new Map<number, Barrier>()
    for (let n = 0; n < 20_000; n++) {
      Object.assign(world, { lives: 3, mercy: 9 })
      const before = world.barriers.at(-1)
      const y = before?.y ?? 999
      tick(world)
      const last = world.barriers.at(-1) as Barrier
      if (last !== before) {
        if (before) must(y + world.speed > 180, y, world.speed)
        seen.set(last.id, last)
        if (last.hasGap) {
          gaps++
          must(last.gapPosition >= 0.2 && last.gapPosition <= 0.8, last)
        }
      } else must(y <= 180, y)
    }
    const share = gaps / seen.size
    expect(seen.size).toBeGreaterThan(600)
    expect(Math.abs(share - 0.7)).toBeLessThan(3 * Math.sqrt((0.7 * 0.3) / seen.size))
    expect(new Set([...seen.values()].map(({ colour }) => colour)).size).toBe(5)
  })
})

describe('a barrier', () => {
  it('scores 10 plus the combo through its gap', () => {
    const world = field({ barriers: [barrier({ hasGap: true, y: 300 })], combo: 3, sinceChange: -99 })
    const events = run(world, 20)
    expect(events).toContainEqual(expect.objectContaining({ type: 'pass', through: 'gap', points: 13 }))
    expect(world.score).toBe(13)
  })

  it("scores 5 plus the combo through its solid part, in the ball's color", () => {
    const world = field({ barriers: [barrier({ colour: 'pink', y: 300 })], combo: 2, sinceChange: -99 })
    const events = run(world, 20)
    expect(events.map(({ type }) => type)).toEqual(['match', 'pass'])
    expect(world.score).toBe(7)
    const beside = field({ barriers: [barrier({ colour: 'pink', hasGap: true, gapPosition: 0.2, y: 300 })] })
    run(beside, 20)
    expect(beside.score).toBe(5)
  })

  it('of another color ends the run at once', () => {
    const world = field({ barriers: [barrier({ y: 295 })], score: 55, bestCombo: 4, passes: 6 })
    const events = run(world, 3)
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'crash', color: 'pink', barrier: 'blue', lives: 0 }),
    )
    expect(rules.outcome(world)).toBeNull()
    run(world, crash.END_TICKS)
    expect(rules.outcome(world)).toEqual({
      result: 'over',
      title: 'Game Over!',
      detail: '6 barriers passed.',
      results: { 'Final Score': 55, 'Best Combo': 4, Barriers: 6 },
    })
  })

  it('uses a hit circle 10 to 20 percent smaller than the ball', () => {
    const share = crash.HIT_RADIUS / crash.PLAYER_RADIUS
    expect(share).toBeGreaterThanOrEqual(0.8)
    expect(share).toBeLessThanOrEqual(0.9)
    const edge = (x: number) => {
      const world = field({ barriers: [barrier({ hasGap: true, y: 300 })] })
      world.player.x = x
      return run(world, 20).some(({ type }) => type === 'crash')
    }
    expect(edge(260 + 13.5)).toBe(false)
    expect(edge(260 + 12)).toBe(true)
  })
})

describe('orbs', () => {
  it("change the ball's color and raise the combo, which is lost 60 ticks after the last change", () => {
    const orb = { id: 1, x: 300, y: crash.PLAYER_Y - 20, colour: 'green' as const }
    const world = field({ orbs: [orb] })
    expect(tick(world)).toContainEqual(
      expect.objectContaining({ type: 'orb', color: 'green', combo: 1, changed: true }),
    )
    expect(world.player.colour).toBe('green')
    world.barriers = [barrier({ y: -2000, passed: true })]
    world.speed = 0
    const events = run(world, 59)
    expect(events).toEqual([])
    expect(rules.hud(world)).toEqual({ Score: 0, Combo: 1 })
    expect(tick(world)).toEqual([{ type: 'comboLost' }])
    expect(world).toMatchObject({ combo: 0, bestCombo: 1 })
  })

  it('of the same color change nothing', () => {
    const world = field({ orbs: [{ id: 1, x: 300, y: 320, colour: 'pink' }] })
    expect(tick(world)).toContainEqual(expect.objectContaining({ type: 'orb', changed: false, combo: 0 }))
  })
})

it('relaxed has three lives, and nothing hits for a while after each mistake', () => {
  const world = field({ barriers: [barrier({ y: 295 })] }, { mode: 'relaxed' })
  expect(rules.hud(world)).toMatchObject({ Lives: 3 })
  expect(run(world, 3)).toContainEqual(expect.objectContaining({ type: 'crash', lives: 2 }))
  world.barriers = [barrier({ id: 901, y: 295, colour: 'green' })]
  expect(run(world, 3)).toEqual([])
  expect(world.lives).toBe(2)
  // A barrier that the ball passed only because it could not be hit does not score, gap or not.
  Object.assign(world, {
    barriers: [barrier({ id: 904, y: 295, hasGap: true, gapPosition: 0.2 })],
    mercy: 60,
  })
  expect(run(world, 20).filter(({ type }) => type === 'pass')).toEqual([])
  for (const id of [902, 903]) {
    Object.assign(world, { barriers: [barrier({ id, y: 295 })], mercy: 0 })
    run(world, 3)
  }
  expect(world).toMatchObject({ lives: 0, state: 'end' })
})

it('relaxed begins slowly, with wide gaps far apart, until it is as fast as the classic mode', () => {
  const world = begin({ mode: 'relaxed' }, 3)
  expect([world.speed, begin().speed]).toEqual([1.5, 3])
  const seen: number[] = []
  for (let n = 0; n < 1200; n++) {
    Object.assign(world, { lives: 3, mercy: 9 })
    tick(world)
    const [before, last] = world.barriers.slice(-2)
    if (!before || !last || seen.includes(last.id)) continue
    seen.push(last.id)
    const gentle = world.speed < crash.START_SPEED
    expect(before.y).toBeGreaterThan(gentle ? 340 : 180)
    const { left, right } = crash.gapOf(last, world)
    expect(right - left).toBeCloseTo(gentle && last.hasGap ? 140 : 80)
  }
  expect(seen.length).toBeGreaterThan(5)
  const still = begin({ mode: 'relaxed' }, 3)
  for (let n = 0; n < 295; n++) tick(still)
  expect(still.lives).toBe(3)
})

describe('a mouse', () => {
  const mouse = (x: number, down = false) => [mouseAt(x, 200, { down, pressed: down })]

  it('that rests or is bumped leaves the ball to keys; one that moves clearly or is pressed controls it', () => {
    const world = field({ speed: 0 })
    for (let n = 0; n < 5; n++) tick(world, [], [], mouse(100))
    expect(world.player.x).toBe(300)
    tick(world, ['left'], [], mouse(100))
    for (let n = 0; n < 5; n++) tick(world, [], [], mouse(105))
    expect(world.player.x).toBe(292)
    tick(world, [], [], mouse(500))
    for (let n = 0; n < 60; n++) tick(world, [], [], mouse(500))
    expect(world.player.x).toBe(500)
    tick(world, ['left'], [], mouse(500))
    for (let n = 0; n < 5; n++) tick(world, [], [], mouse(500))
    expect(world.player.x).toBe(492)
    for (let n = 0; n < 60; n++) tick(world, [], [], mouse(505, true))
    expect(world.player.x).toBe(505)
  })
})

it('portrait has its own field, with the ball at the same height above the bottom', () => {
  expect(game.upright?.size).toEqual(size)
  const world = rules.start(completeOptions(options), 1, size)
  expect(world).toMatchObject({ ...size, player: { x: 200 } })
  expect(size.height - crash.playerY(world)).toBe(crash.HEIGHT - crash.PLAYER_Y)
  world.barriers = [barrier({ y: -9000, passed: true })]
  world.speed = 0
  for (const [way, x] of [
    ['left', crash.PLAYER_RADIUS],
    ['right', 400 - crash.PLAYER_RADIUS],
  ] as const) {
    for (let n = 0; n < 100; n++) tick(world, [way])
    expect(world.player.x).toBe(x)
  }
})

it.each([
  ['wide', WIDE],
  ['upright', size],
])(
  'has every gap and orb within reach, so that a quick player passes on: %s',
  { tags: ['sample'] },
  (_, size) => {
    const wanted = sample(200, 500)
    for (let seed = 1; seed <= sample(1, 8); seed++) {
      const world = rules.start(completeOptions(options), seed, size)
      let lowest = 0
      let nearest = size.width
      const note = (x: number) => {
        nearest = Math.min(nearest, x, size.width - x)
      }
      botPlays(rules, bot, world, 60 * 600, () => {
        for (const { x } of world.orbs) note(x)
        for (const each of world.barriers) {
          lowest = Math.max(lowest, each.y)
          const { left, right } = crash.gapOf(each, world)
          if (!each.hasGap) continue
          note(left + 10)
          note(right - 10)
        }
        return world.passes < wanted
      })
      // Gaps keep a distance of 40 from the walls, orbs 50.
      expect(nearest).toBeGreaterThan(50 - 1e-6)
      expect(lowest).toBeGreaterThan(size.height)
      expect(world.passes, `seed ${seed}`).toBe(wanted)
    }
  },
)
