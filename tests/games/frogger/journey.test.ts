/**
 * Tests Frogger's Journey: two rounds per place, stars by lives, snake and otters, the two fields, and that every place
 * can be crossed.
 */
import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../../src/engine/core/game/contract'
import { worldSize } from '../../../src/engine/core/game/shape'
import game from '../../../src/games/frogger'
import { bot } from '../../../src/games/frogger/bot'
import type { Options } from '../../../src/games/frogger/options'
import * as frogger from '../../../src/games/frogger/rules'
import { type Field, rules, type World } from '../../../src/games/frogger/rules'
import { bites, isOnThing, otterAt, rearOf } from '../../../src/games/frogger/rules/lanes'
import { playBy } from '../../bench/clumsy/play'
import { STAND_INS } from '../../bench/clumsy/standIns'
import { must } from '../../support/must'
import { recordSet } from '../../support/options'
import { sample, someOf } from '../../support/proofs'
import { botPlays, typesOf } from '../../support/ticks'
import { begin, isSpaced, thing, tick } from './helpers'

const NUMBERS = frogger.PLACE_NAMES.map((_, n) => n + 1)
const HEIGHTS = [frogger.WIDE.height, frogger.UPRIGHT.height]
const journey = (place = 1, seed = 1, height = 500) =>
  begin(seed, 'journey', { place: `${place}` } as Partial<Options>, height)

/** The last bay of a round is one hop away. */
function lastHop(world: World): World {
  const field = frogger.fieldOf(world)
  world.bays = [true, true, false, true, true]
  world.guest = null
  world.lanes = [{ row: 1, speed: 0, things: [thing('log', 1, 200, 300, {}, field)] }]
  Object.assign(world.frog, { row: 1, x: 200, y: frogger.rowMiddle(field, 1) })
  return world
}
function hop(world: World, ticks: number = frogger.HOP_TICKS + 1): GameEvent[] {
  const events = tick(world, ['up'])
  for (let n = 0; n < ticks; n++) events.push(...tick(world))
  return events
}

describe('a place', () => {
  it('is played by day and by night, five bays each, and is then won', () => {
    const world = lastHop(journey(3))
    expect(world.level).toBe(5)
    expect(frogger.placeIn(world.level)).toBe('mill')
    const events = hop(world)
    expect(typesOf(events)).toContain('night')
    expect(typesOf(events)).not.toContain('level')
    for (let n = 0; n < frogger.HOME_TICKS; n++) tick(world)
    expect(world).toMatchObject({ state: 'play', level: 6, bays: [false, false, false, false, false] })
    expect(hop(lastHop(world))).toContainEqual(
      expect.objectContaining({ type: 'cleared', lives: 3, points: 1000 + 3 * 500 }),
    )
    expect(rules.outcome(world)).toBeNull()
    for (let n = 0; n < frogger.HOME_TICKS; n++) tick(world)
    expect(rules.outcome(world)).toMatchObject({
      result: 'won',
      title: 'Old mill: 3 stars',
      results: { Stars: 3 },
    })
  })

  it('gives a star for each life that is left', () => {
    const world = Object.assign(lastHop(journey()), { level: 2, lives: 2 })
    hop(world, frogger.HOP_TICKS + frogger.HOME_TICKS + 1)
    expect(rules.outcome(world)).toMatchObject({ title: 'Meadow: 2 stars', results: { Stars: 2 } })
  })

  it('is over without a star when no life is left', () => {
    const world = journey(2)
    Object.assign(world, { level: 4, lives: 1, time: 1, bays: [true, false, false, false, true] })
    expect(tick(world)).toContainEqual(expect.objectContaining({ type: 'hurt', reason: 'time', lives: 0 }))
    for (let n = 0; n < frogger.END_TICKS; n++) tick(world)
    expect(rules.outcome(world)).toMatchObject({
      result: 'over',
      title: 'Game Over!',
      detail: 'Bays full: 7 of 10.',
      results: { Stars: 0 },
    })
  })

  it('keeps separate records for each place', () => {
    expect(recordSet(game, { mode: 'journey', place: '3' })).toContain('place=3')
    expect(recordSet(game, { mode: 'arcade', place: '3' })).not.toContain('place')
    expect(recordSet(game, { mode: 'classic', shape: 'upright' })).not.toContain('shape')
  })
})

describe('the fields', () => {
  it('have ten rows in a wide window, 13 in a portrait one, and space below for the time bar', () => {
    const rows = ({ start }: Field) => start + 1
    expect([frogger.WIDE, frogger.UPRIGHT].map(rows)).toEqual([10, 13])
    for (const field of [frogger.WIDE, frogger.UPRIGHT])
      expect(field.height - rows(field) * field.row).toBe(20)
    const sizeOf = (mode: string) => worldSize(game, { mode, shape: 'upright' }).height
    expect(['classic', 'arcade', 'journey'].map(sizeOf)).toEqual([500, 592, 592])
    for (const [height, lanes] of [
      [500, [1, 2, 3, 5, 6, 7, 8]],
      [592, [1, 2, 3, 4, 5, 7, 8, 9, 10, 11]],
    ] as const)
      expect(journey(1, 1, height).lanes.map(({ row }) => row)).toEqual(lanes)
    expect([500, 592].map((height) => journey(1, 1, height).time / 60)).toEqual([30, 40])
  })

  it('have space between any two objects of a lane, and neighbors that move against each other', () => {
    for (const field of [frogger.WIDE, frogger.UPRIGHT])
      for (const round of NUMBERS.flatMap((place) => [2 * place - 1, 2 * place])) {
        const lanes = frogger.layPlace({ ...begin().random }, field, {}, round)
        for (const lane of lanes) must(lane.things.length === 1 || isSpaced(lane, field), round, lane)
        for (const [n, { row, speed }] of lanes.entries()) {
          const below = lanes[n + 1]
          must(!below || below.row !== row + 1 || below.speed * speed < 0, round, row)
        }
      }
  })
})

describe('animals', () => {
  it('a snake crosses the middle bank in some places, and bites', () => {
    const snakes = NUMBERS.filter((place) =>
      journey(place).lanes.some(({ row, things }) => row === 4 && things[0]?.kind === 'adder'),
    )
    expect(snakes).toEqual([4, 7, 8, 10])
    const world = journey(4)
    world.lanes = world.lanes.filter(({ row }) => row === 4)
    Object.assign(world.frog, { row: 4, x: 200, y: frogger.rowMiddle(frogger.WIDE, 4) })
    const events: GameEvent[] = []
    for (let n = 0; n < 900 && world.lives === 3; n++) events.push(...tick(world))
    expect(events).toContainEqual(expect.objectContaining({ type: 'hurt', reason: 'adder' }))
  })

  it('an otter warns for a second, then bites on the rear end of its log only', () => {
    const log = thing('log', 1, 200, 160, { otter: true, phase: 0 })
    const outs = Array.from({ length: 440 }, (_, age) => otterAt(log, age))
    expect(outs.filter((out) => out > 0 && out < 1).length).toBeGreaterThanOrEqual(60)
    const age = outs.indexOf(1)
    expect([rearOf(log, 200, 1), rearOf(log, 200, -1)]).toEqual([146, 254])
    expect([130, 146, 171, 180, 254].map((x) => bites(log, 200, 1, x, age))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
    expect(bites(log, 200, 1, 146, age - 1)).toBe(false)
    // A frog holds on up to GRIP beyond the end of a log: the otter reaches as far.
    const over = [frogger.GRIP, frogger.GRIP + 1]
    expect(over.map((more) => isOnThing(log, 200, 120 - more, 0))).toEqual([true, false])
    expect(over.map((more) => bites(log, 200, 1, 120 - more, age))).toEqual([true, false])
    expect(over.map((more) => bites(log, 200, -1, 280 + more, age))).toEqual([true, false])
    const world = journey(5)
    world.lanes = [{ row: 1, speed: 0.001, things: [{ ...log, y: frogger.rowMiddle(frogger.WIDE, 1) }] }]
    Object.assign(world.frog, { row: 1, x: 146, y: frogger.rowMiddle(frogger.WIDE, 1) })
    let ticks = 0
    for (; world.lives === 3 && ticks < 440; ticks++) tick(world)
    expect(ticks).toBe(age)
  })
})

it('a simple bot completes every place', { tags: ['sample'] }, () => {
  for (const place of someOf(NUMBERS, 1, 4))
    for (const height of HEIGHTS)
      for (let seed = 1; seed <= sample(1, 3); seed++) {
        const world = journey(place, seed, height)
        botPlays(rules, bot, world, 60 * 240, () => rules.outcome(world) === null)
        expect(rules.outcome(world)?.result, `place ${place}, seed ${seed}`).toBe('won')
      }
})

it('a slow player wins the first place', { tags: ['sample'] }, () => {
  const options = { mode: 'journey', place: '1' }
  const { who } = STAND_INS[0] as (typeof STAND_INS)[number]
  const size = worldSize(game, options)
  let won = 0
  for (let seed = 1; seed <= sample(1, 9); seed++) {
    const play = { game, bot: bot as never, options, size }
    const { world } = playBy(who, play as never, seed, 60 * 300)
    if (rules.outcome(world as World)?.result === 'won') won++
  }
  expect(won).toBeGreaterThan(sample(1, 9) / 2)
})
