/** Tests Whack-a-Mole: constants, timing to the tick, every way to whack, the end, and the Rush option. */

import { describe, expect, it } from 'vitest'
import { type GameEvent, type Pointer, TICKS_PER_SECOND } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import { bot } from '../../../src/games/whack-a-mole/bot'
import { type Options, options } from '../../../src/games/whack-a-mole/options'
import * as mole from '../../../src/games/whack-a-mole/rules'
import { type Action, BODY_LIFT, holeAt, holeUnder, type World } from '../../../src/games/whack-a-mole/rules'
import { alone as rules } from '../../../src/games/whack-a-mole/rules/alone'
import { botPlays, finger as fingerAt, ticker } from '../../support/ticks'

const begin = (chosen: Partial<Options> = {}, seed = 1, height = 600) =>
  rules.start(completeOptions(options, chosen), seed, { width: 600, height })

const finger = (id: number, x: number, y: number) => fingerAt(x, y, { id, pressed: true })

const tick = ticker(rules)
/** Runs ticks; the actions and fingers are pressed in the first one. Events contain their tick. */
function run(world: World, ticks = 1, press: readonly Action[] = [], fingers: readonly Pointer[] = []) {
  const events: (GameEvent & { tick: number })[] = []
  for (let n = 0; n < ticks; n++) {
    const now = n === 0 ? tick(world, press, [], fingers) : tick(world)
    events.push(...now.map((event) => ({ ...event, tick: world.ticks })))
  }
  return events
}

const only = (events: GameEvent[], type: string) => events.filter((event) => event.type === type)
const upHole = (world: World) => world.holes.findIndex((hole) => hole.state === 'up')

/** Runs until the next mole is up. */
function nextMole(world: World): number {
  do run(world)
  while (upHole(world) < 0)
  return upHole(world)
}

it('whack-a-mole has nine holes, 10 points, a mole every 2 s that escapes after 1.5 s', () => {
  expect(mole.HOLES).toBe(9)
  expect(begin().holes).toHaveLength(9)
  expect(mole.POINTS_PER_MOLE).toBe(10)
  expect(mole.SPAWN_TICKS).toBe(2 * TICKS_PER_SECOND)
  expect(mole.ESCAPE_TICKS).toBe(1.5 * TICKS_PER_SECOND)
})

describe('whack-a-mole: Classic', () => {
  it('shows a mole every 120 ticks exactly, one at a time', () => {
    const world = begin()
    const ups: number[] = []
    botPlays(rules, bot, world, 1300, (events) => {
      ups.push(...only(events, 'up').map(() => world.ticks))
      expect(world.holes.filter((hole) => hole.state === 'up').length).toBeLessThanOrEqual(1)
    })
    expect(ups).toEqual([120, 240, 360, 480, 600, 720, 840, 960, 1080, 1200])
  })

  it('ends when a mole has been up for 90 ticks', () => {
    const world = begin()
    const events = run(world, 300)
    expect(only(events, 'escape')).toMatchObject([{ tick: 210 }])
    expect(only(events, 'finish')).toMatchObject([{ score: 0, tick: 210 }])
    expect(rules.outcome(world)).toMatchObject({ result: 'over', title: 'Game Over!', results: { Score: 0 } })
    expect(world.ticks).toBe(210)
  })

  it('still accepts a whack in the last tick', () => {
    const world = begin()
    const hole = nextMole(world)
    run(world, 89)
    expect(world.over).toBe(false)
    run(world, 1, [mole.HOLE_ACTIONS[hole] as Action])
    expect(world).toMatchObject({ over: false, score: 10, whacked: 1 })
  })

  it('scores 10 for a mole once, and nothing for an empty or stirring hole', () => {
    const world = begin()
    expect(run(world, 1, ['hole1'])).toMatchObject([{ type: 'miss', hole: 0 }])
    const hole = nextMole(world)
    const action = mole.HOLE_ACTIONS[hole] as Action
    expect(only(run(world, 1, [action]), 'whack')).toMatchObject([{ hole, points: 10, combo: 1 }])
    expect(only(run(world, 1, [action]), 'miss')).toHaveLength(1)
    expect(rules.hud(world)).toEqual({ Score: 10 })
    expect(rules.outcome(world)).toBeNull()
  })

  it('lets the soil stir before each mole, in the same hole', () => {
    const world = begin()
    const events = run(world, 130)
    const [stir] = only(events, 'stir')
    expect(stir?.tick).toBe(120 - mole.STIR_TICKS)
    expect(only(events, 'up')).toMatchObject([{ hole: stir?.hole, decoy: false }])
  })

  it('chooses among all nine holes with equal chance', () => {
    const counts = Array.from({ length: 9 }, () => 0)
    const world = begin({}, 77)
    for (let moles = 0; moles < 1800; moles++) {
      const hole = nextMole(world)
      counts[hole] = (counts[hole] ?? 0) + 1
      run(world, 1, [mole.HOLE_ACTIONS[hole] as Action])
    }
    const chi = counts.reduce((sum, count) => sum + (count - 200) ** 2 / 200, 0)
    // 8 degrees of freedom: 26.1 is the 0.1 percent limit.
    expect(chi).toBeLessThan(26.1)
  })
})

describe('whack-a-mole: every way to whack', () => {
  it('by key: hole1 to hole9 in reading order', () => {
    for (let hole = 0; hole < 9; hole++) {
      const [miss] = run(begin(), 1, [mole.HOLE_ACTIONS[hole] as Action])
      expect(miss).toMatchObject({ type: 'miss', hole })
    }
    expect(holeAt(0).x).toBeLessThan(holeAt(2).x)
    expect(holeAt(0).y).toBeLessThan(holeAt(8).y)
  })

  it('by pointer: a press on the body or the mouth, but not far away', () => {
    for (let hole = 0; hole < 9; hole++) {
      const { x, y } = holeAt(hole)
      expect(holeUnder(x, y)).toBe(hole)
      expect(holeUnder(x + 50, y - BODY_LIFT)).toBe(hole)
      expect(holeUnder(x, y - BODY_LIFT - 60)).toBe(hole)
      const [miss] = run(begin(), 1, [], [finger(1, x, y - 40)])
      expect(miss).toMatchObject({ type: 'miss', hole })
    }
    expect(holeUnder(2, 2)).toBe(-1)
    expect(run(begin(), 1, [], [finger(1, 2, 2)])).toEqual([])
  })

  it('by two fingers in the same tick', () => {
    const world = begin({ mode: 'rush' })
    for (const hole of [2, 6]) Object.assign(world.holes[hole] as mole.Hole, { state: 'up', ticks: 1 })
    const at = [holeAt(2), holeAt(6)]
    const events = run(
      world,
      1,
      [],
      [finger(1, at[0]?.x ?? 0, at[0]?.y ?? 0), finger(2, at[1]?.x ?? 0, at[1]?.y ?? 0)],
    )
    expect(only(events, 'whack')).toMatchObject([{ hole: 2 }, { hole: 6, combo: 2 }])
    expect(world.score).toBe(20)
  })

  it('by cursor: starts in the middle, stops at the edges, hides when a finger is used', () => {
    const world = begin()
    expect(world).toMatchObject({ cursor: 4, cursorShown: false })
    run(world, 1, ['left', 'up'])
    expect(world).toMatchObject({ cursor: 0, cursorShown: true })
    run(world, 1, ['left'])
    run(world, 1, ['up'])
    expect(world.cursor).toBe(0)
    for (const action of ['right', 'right', 'right', 'down', 'down', 'down'] as const) run(world, 1, [action])
    expect(world.cursor).toBe(8)
    expect(run(world, 1, ['whack'])).toMatchObject([{ type: 'miss', hole: 8 }])
    run(world, 1, [], [finger(1, 300, 300)])
    expect(world.cursorShown).toBe(false)
  })
})

describe('whack-a-mole: Rush', () => {
  it('lasts 60 s in three rounds, each quicker, with a breath between them', () => {
    const world = begin({ mode: 'rush' })
    expect(mole.RUSH_TICKS).toBe(60 * TICKS_PER_SECOND)
    const stays = [1, 2, 3].map((round) => mole.rushStay({ ...(world.rush as mole.Rush), round }, 'plain'))
    const events = run(world, 4000)
    expect(only(events, 'round')).toMatchObject([
      { round: 2, tick: 1200 },
      { round: 3, tick: 2400 },
    ])
    expect(only(events, 'second').map(({ left }) => left)).toEqual([5, 4, 3, 2, 1])
    expect(only(events, 'finish')).toMatchObject([{ tick: mole.RUSH_TICKS }])
    expect([...stays].sort((a, b) => b - a)).toEqual(stays)
    const ups = only(events, 'up').map((event) => event.tick as number)
    const per = [0, 1, 2].map((round) => ups.filter((at) => Math.floor(at / 1200) === round).length)
    expect(per[2]).toBeGreaterThan((per[0] ?? 0) * 1.3)
    expect(ups.filter((at) => at % 1200 > 20 && at % 1200 < 55)).toEqual(ups.filter((at) => at < 0))
  })

  it('forgives the first escape of a combo, and no other', () => {
    const world = begin({ mode: 'rush' })
    world.next = 1e9
    world.combo = 7
    const escapeOne = () => {
      Object.assign(world.holes[0] as mole.Hole, { state: 'up', ticks: 500 })
      return only(run(world), 'escape')
    }
    expect([escapeOne(), world.combo]).toEqual([[expect.objectContaining({ forgiven: true })], 7])
    expect([escapeOne(), world.combo]).toEqual([[expect.not.objectContaining({ forgiven: true })], 0])
  })

  it('costs points and the combo for a hedgehog, and never falls below 0', () => {
    const other = begin({ mode: 'rush' })
    Object.assign(other, { score: 15, combo: 3 })
    Object.assign(other.holes[0] as mole.Hole, { state: 'up', decoy: true, ticks: 1 })
    expect(only(run(other, 1, ['hole1']), 'decoy')).toMatchObject([{ points: -10 }])
    expect(other).toMatchObject({ score: 5, combo: 0, whacked: 0 })
    Object.assign(other.holes[1] as mole.Hole, { state: 'up', decoy: true, ticks: 1 })
    run(other, 1, ['hole2'])
    expect(other.score).toBe(0)
  })

  it('rewards combos: each fifth mole in a row raises the value, up to four times; a miss resets it', () => {
    const world = begin({ mode: 'rush' })
    const hit = () => {
      Object.assign(world.holes[0] as mole.Hole, { state: 'up', decoy: false, ticks: 1 })
      return only(run(world, 1, ['hole1']), 'whack')[0]?.points
    }
    const points = Array.from({ length: 22 }, hit)
    expect(points).toEqual([
      ...Array(4).fill(10),
      ...Array(5).fill(20),
      ...Array(5).fill(30),
      ...Array(8).fill(40),
    ])
    Object.assign(world.holes[1] as mole.Hole, { state: 'empty' })
    run(world, 1, ['hole2'])
    expect(hit()).toBe(10)
    // Classic has only the specified ten points.
    const classic = begin({})
    Object.assign(classic, { combo: 30 })
    Object.assign(classic.holes[0] as mole.Hole, { state: 'up', ticks: 1 })
    expect(only(run(classic, 1, ['hole1']), 'whack')).toMatchObject([{ points: 10 }])
  })

  it('shows score, goal, time left and combo', () => {
    const world = begin({ mode: 'rush' })
    expect(rules.hud(world)).toEqual({ Score: 0, Goal: mole.stageOf(1).goals[0], Time: 60, Combo: 0 })
    run(world, 60)
    expect(rules.hud(world).Time).toBe(59)
  })

  it('has no decoys in Classic', () => {
    const world = begin({}, 5)
    const events: GameEvent[] = []
    botPlays(rules, bot, world, 12_000, (now) => void events.push(...now))
    expect(only(events, 'up')).toHaveLength(100)
    expect(events.some((event) => event.decoy)).toBe(false)
  })
})

it('whack-a-mole can be played for five minutes with a reaction of a third of a second, and is lost with 1.6 s', () => {
  const world = begin({}, 12)
  botPlays(rules, bot, world, 18_000)
  expect(world).toMatchObject({ over: false, score: 1490 })
  const late = begin({}, 12)
  for (let n = 0; n < 18_000 && !late.over; n++) {
    const hole = late.holes.findIndex(({ state, ticks }) => state === 'up' && ticks >= 96)
    run(late, 1, hole < 0 ? [] : [mole.HOLE_ACTIONS[hole] as Action])
  }
  expect(late.over).toBe(true)
})
