/** Tests Frogger: its constants, what carries and what hits the frog, and that every level can be crossed. */
import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../../src/engine/core/game/contract'
import { bot } from '../../../src/games/frogger/bot'
import * as frogger from '../../../src/games/frogger/rules'
import { type Lane, rules, type World } from '../../../src/games/frogger/rules'
import { depthOf, laneSpeed } from '../../../src/games/frogger/rules/lanes'
import { must } from '../../support/must'
import { sample } from '../../support/proofs'
import { botPlays } from '../../support/ticks'
import { begin, isSpaced, thing, tick } from './helpers'

const middleOf = (row: number) => frogger.rowMiddle(frogger.CLASSIC, row)

function ticks(world: World, count: number): GameEvent[] {
  return Array.from({ length: count }, () => tick(world)).flat()
}

/** A field that contains only what is given, with a log under every water lane if requested. */
function field(...lanes: Lane[]): World {
  const world = begin()
  world.lanes = lanes
  return world
}

function put(world: World, row: number, x = world.frog.x): void {
  Object.assign(world.frog, { row, x, y: middleOf(row) })
}

describe('the field', () => {
  it('is 400 x 500 in ten rows of 50: home, river, middle bank, road, start', () => {
    expect([frogger.WIDTH, frogger.HEIGHT, frogger.CLASSIC.row]).toEqual([400, 500, 50])
    const world = begin()
    expect(world.lanes.map(({ row }) => row)).toEqual([1, 2, 3, 5, 6, 7, 8])
    const rows = Array.from({ length: 10 }, (_, row) => row)
    expect(rows.filter((row) => frogger.isWater(frogger.CLASSIC, row))).toEqual([1, 2, 3])
    expect('field' in world).toBe(false)
    expect(rules.hud(world)).toEqual({ Score: 0, Level: 1, Lives: 3 })
  })

  it('leaves space between any two objects of a lane', () => {
    for (let seed = 0; seed < 30; seed++)
      for (const lane of begin(seed).lanes) must(isSpaced(lane), seed, lane)
  })

  it('moves faster with the level, wraps around, and keeps its speed from level 11 on', () => {
    expect([1, 2, 6, 11, 30].map(frogger.paceAt)).toEqual([1, 1.12, 1.6, 2.2, 2.2])
    const lane: Lane = { row: 5, speed: 2, things: [thing('car', 5, 499, 50)] }
    const world = field(lane)
    tick(world)
    expect(lane.things[0]?.x).toBe(-99)
    expect(laneSpeed(lane, { level: 6, arcade: false })).toBeCloseTo(3.2)
  })
})

describe('the frog', () => {
  it('hops one row per press; holding a key does not repeat', () => {
    const world = field()
    tick(world, ['up'])
    for (let n = 0; n < 60; n++) tick(world, ['up'], ['up'])
    expect(world.frog).toMatchObject({ row: 8, y: middleOf(8), hop: 0 })
  })

  it('keeps one press made during a hop, but not a second one', () => {
    const world = field()
    tick(world, ['up'])
    tick(world, ['left'])
    tick(world, ['up'])
    const from = world.frog.x
    ticks(world, 2 * frogger.HOP_TICKS)
    expect(world.frog).toMatchObject({ row: 7, x: from })
    ticks(world, 30)
    expect(world.frog.row).toBe(7)
  })

  it('stays on the field, and only turns against its edge', () => {
    const world = field()
    for (let n = 0; n < 9; n++) {
      tick(world, ['right'])
      ticks(world, 9)
    }
    expect(world.frog.x).toBe(375)
    expect(tick(world, ['right'])).toEqual([])
    expect(tick(world, ['down'])).toEqual([])
    expect(world.frog).toMatchObject({ row: 9, facing: 'down' })
  })

  it('never hops opposite to the pressed direction, however far it has drifted', () => {
    for (const [x, way] of [
      [12, 'left'],
      [388, 'right'],
    ] as const) {
      const world = field({ row: 2, speed: 0, things: [thing('log', 2, x, 120)] })
      put(world, 2, x)
      expect(tick(world, [way])).toEqual([])
      expect(world.frog).toMatchObject({ x, hop: 0 })
    }
  })

  it('keeps a press made up to 100 ms before it is back', () => {
    for (const [early, row] of [
      [6, 8],
      [8, 9],
    ] as const) {
      const world = field()
      put(world, 2)
      tick(world)
      ticks(world, frogger.HURT_TICKS - early)
      tick(world, ['up'])
      ticks(world, early - 1 + frogger.HOP_TICKS + 1)
      expect(world).toMatchObject({ state: 'play', frog: { row } })
    }
  })

  it('has a hit box 10 to 20 percent smaller than it is drawn', () => {
    expect(frogger.HIT_HALF / frogger.FROG_HALF).toBeGreaterThanOrEqual(0.8)
    expect(frogger.HIT_HALF / frogger.FROG_HALF).toBeLessThanOrEqual(0.9)
  })
})

describe('the river', () => {
  it('carries the frog on a log, and drowns it beside one', () => {
    const log: Lane = { row: 2, speed: 0.9, things: [thing('log', 2, 200, 100)] }
    const world = field(log)
    put(world, 2, 240)
    ticks(world, 50)
    expect(world.frog.x).toBeCloseTo(285)
    expect(log.things[0]?.x).toBeCloseTo(245)
    put(world, 2, 245 + 50 + frogger.GRIP + 2)
    expect(tick(world)).toContainEqual(expect.objectContaining({ type: 'hurt', reason: 'water', lives: 2 }))
  })

  it('makes a hop along a moving log as long as one on the bank', () => {
    const world = field({ row: 2, speed: 0.9, things: [thing('log', 2, 200, 160)] })
    put(world, 2, 180)
    tick(world, ['right'])
    ticks(world, frogger.HOP_TICKS - 1)
    const log = world.lanes[0]?.things[0]?.x as number
    expect(world.frog.x - log).toBeCloseTo(30)
  })

  it('loses a frog that is carried off the field', () => {
    const world = field({ row: 2, speed: 2, things: [thing('log', 2, 380, 100)] })
    put(world, 2, 395)
    expect(ticks(world, 5)).toContainEqual(expect.objectContaining({ type: 'hurt', reason: 'swept' }))
  })

  it('has turtles that dive after a warning, from their level on, and drown a frog that stays', () => {
    const diving = { divesFrom: 3, phase: 0 }
    expect(depthOf(diving, 2, frogger.UP_TICKS + frogger.SINK_TICKS)).toBe(0)
    const depths = Array.from({ length: frogger.DIVE_CYCLE }, (_, age) => depthOf(diving, 3, age))
    expect(depths.filter((depth) => depth === 1)).toHaveLength(frogger.UNDER_TICKS + 1)
    expect(depths.filter((depth) => depth === 0).length).toBeGreaterThanOrEqual(frogger.UP_TICKS)
    expect(frogger.SINK_TICKS).toBeGreaterThanOrEqual(45)
    const world = field({ row: 3, speed: 0, things: [thing('turtles', 3, 225, 120, { divesFrom: 1 })] })
    put(world, 3, 225)
    const events = ticks(world, frogger.UP_TICKS + frogger.SINK_TICKS - 1)
    expect(events).toEqual([])
    expect(ticks(world, 2)).toContainEqual(expect.objectContaining({ type: 'hurt', reason: 'water' }))
  })
})

describe('the road and the clock', () => {
  it('hurts the frog where a vehicle touches it, also in the air', () => {
    const world = field({ row: 8, speed: 0, things: [thing('car', 8, 225, 50)] })
    expect(ticks(world, 5)).toEqual([])
    tick(world, ['up'])
    let waited = 0
    while (world.state === 'play' && waited < frogger.HOP_TICKS)
      if (tick(world).length > 0) break
      else waited++
    expect(waited).toBeLessThan(frogger.HOP_TICKS - 1)
    expect(world).toMatchObject({ state: 'hurt', lives: 2, frog: { hop: 0 } })
    ticks(world, frogger.HURT_TICKS)
    expect(world).toMatchObject({ state: 'play', time: frogger.CLASSIC.ticks, frog: { row: 9, x: 225 } })
  })

  it('gives each frog 30 seconds, with a warning before', () => {
    const world = field()
    const events = ticks(world, 30 * 60)
    expect(events.map(({ type }) => type)).toEqual(['hurry', 'hurt'])
    expect(events[1]).toMatchObject({ reason: 'time' })
  })
})

describe('points', () => {
  it('are 10 for each new row and 100 x level at home, where the frog starts again', () => {
    const world = field()
    put(world, 5)
    world.furthest = 5
    world.level = 3
    tick(world, ['up'])
    expect(ticks(world, 8)).toContainEqual(expect.objectContaining({ type: 'row', points: 10, rows: 5 }))
    tick(world, ['down'])
    ticks(world, 8)
    tick(world, ['up'])
    expect(ticks(world, 8).map(({ type }) => type)).toEqual(['land'])
    expect(world.score).toBe(10)
    world.lanes = [{ row: 1, speed: 0, things: [thing('log', 1, 225, 120)] }]
    put(world, 1)
    world.furthest = 1
    tick(world, ['up'])
    expect(ticks(world, 8)).toContainEqual(expect.objectContaining({ type: 'level', points: 300, level: 4 }))
    expect(world).toMatchObject({ score: 320, level: 4, state: 'home' })
    ticks(world, frogger.HOME_TICKS)
    expect(world).toMatchObject({ state: 'play', furthest: 9, lives: 3, frog: { row: 9 } })
  })

  it("are kept when the last of three lives is lost: 'Game Over!' after a final animation", () => {
    const world = field()
    world.score = 70
    for (const lives of [2, 1, 0]) {
      put(world, 2)
      expect(tick(world)).toContainEqual(expect.objectContaining({ type: 'hurt', lives }))
      expect(rules.outcome(world)).toBeNull()
      ticks(world, frogger.HURT_TICKS)
    }
    expect(rules.outcome(world)).toEqual({
      result: 'over',
      title: 'Game Over!',
      results: { Score: 70, Level: 1 },
    })
  })
})

it.each([
  ['levels 1 to 5', 1, 6],
  ['the highest speed', 15, 16],
])('a simple bot crosses %s', { tags: ['sample'] }, (_, from, to) => {
  for (let seed = 1; seed <= sample(1, 8); seed++) {
    const world = begin(seed)
    world.level = from
    botPlays(rules, bot, world, 60 * 150, () => world.level < to)
    expect(world.level, `seed ${seed}`).toBe(to)
    if (from === 1) expect(world.score).toBeGreaterThanOrEqual(5 * 90 + 1500)
  }
})
