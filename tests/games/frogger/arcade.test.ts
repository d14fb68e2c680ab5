/** Tests Frogger's Arcade mode: bays and their guests, the lady frog, points, lanes by level, the extra life, and that a simple bot fills all five bays. */

import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../../src/engine/core/game/contract'
import { bot } from '../../../src/games/frogger/bot'
import type { Options } from '../../../src/games/frogger/options'
import * as frogger from '../../../src/games/frogger/rules'
import { type Guest, type Lady, rules, type World } from '../../../src/games/frogger/rules'
import { layLanes } from '../../../src/games/frogger/rules/generator'
import { must } from '../../support/must'
import { sample } from '../../support/proofs'
import { botPlays, typesOf as types } from '../../support/ticks'
import { begin as beginAs, isSpaced, thing, tick } from './helpers'

const begin = (seed = 1, mode: Options['mode'] = 'arcade') => beginAs(seed, mode)

/** A frog that sits on a still log before home, with its middle at `x`. */
function facing(x: number, from: Partial<World> = {}): World {
  const world = Object.assign(begin(), from)
  const log = thing('log', 1, 200, 500, { id: 1 })
  world.lanes = [{ row: 1, speed: 0, things: [log] }]
  Object.assign(world.frog, { row: 1, x, y: frogger.rowMiddle(1) })
  Object.assign(world, { furthest: 1, untilGuest: 1e6 })
  return world
}
function hopHome(world: World): GameEvent[] {
  const events = tick(world, ['up'])
  for (let n = 0; n < frogger.HOP_TICKS + 1 && world.state === 'play'; n++) events.push(...tick(world))
  return events
}
const guest = (kind: Guest['kind'], bay: number, age: number): Guest => ({ kind, bay, age })

describe('Arcade', () => {
  it('is an option; in Classic each crossing is a level and home is one bank', () => {
    const world = Object.assign(facing(80), { arcade: false })
    expect(types(hopHome(world))).toContain('level')
    expect(world).toMatchObject({ level: 2, score: 110 })
  })
  it('has five bays; a frog within 20 units of its middle is in it and sits there', () => {
    expect([0, 1, 2, 3, 4].map(frogger.bayX)).toEqual([40, 120, 200, 280, 360])
    expect([100, 120, 140, 99, 141, 0, 400].map((x) => frogger.bayAt(x))).toEqual([1, 1, 1, -1, -1, -1, -1])
    const world = facing(130)
    world.time = 600
    // Ten points for a new row, 50 for the bay, ten for each half second that is left after the hop.
    expect(hopHome(world)).toContainEqual(
      expect.objectContaining({ type: 'bay', points: 50 + 10 * 19, fly: false, lady: false, full: 1 }),
    )
    expect(world).toMatchObject({ level: 1, score: 10 + 240, state: 'home', frog: { x: 120 } })
    expect(world.bays).toEqual([false, true, false, false, false])
  })
  it('hurts the frog in the hedge, in a full bay, and in one with crocodile teeth', () => {
    for (const [world, reason] of [
      [facing(80), 'hedge'],
      [facing(120, { bays: [false, true, false, false, false] }), 'taken'],
      [facing(120, { guest: guest('crocodile', 1, frogger.SNOUT_TICKS) }), 'crocodile'],
    ] as const) {
      expect(hopHome(world)).toContainEqual(expect.objectContaining({ type: 'hurt', reason, lives: 2 }))
      expect(world.score).toBe(10)
    }
  })
  it('lets a frog in beside a warning snout, and pays 200 more for a fly', () => {
    const snout = facing(120, { guest: guest('crocodile', 1, 2), time: 60 })
    hopHome(snout)
    expect(snout).toMatchObject({ score: 10 + 50 + 10, guest: null, state: 'home' })
    const fly = facing(120, { guest: guest('fly', 1, 2), time: 60 })
    expect(hopHome(fly)).toContainEqual(expect.objectContaining({ type: 'bay', points: 260, fly: true }))
  })
  it('completes a level with the fifth bay, for 1,000 points, then empties the bays and changes the lanes', () => {
    const world = facing(360, { bays: [true, true, true, true, false], time: 60 })
    const lanes = world.lanes
    expect(hopHome(world)).toContainEqual(expect.objectContaining({ type: 'level', points: 1000, level: 2 }))
    expect(world.score).toBe(10 + 60 + 1000)
    for (let n = 0; n < frogger.HOME_TICKS; n++) tick(world)
    expect(world).toMatchObject({ state: 'play', level: 2, bays: [false, false, false, false, false] })
    expect(world.lanes).not.toBe(lanes)
    expect(world.lanes).toHaveLength(7)
  })
  it('has flies from the first level on and crocodiles from the second, only in free bays, for a while', () => {
    const kinds = (level: number) => {
      const seen = new Set<string>()
      const world = Object.assign(begin(3), { level, bays: [true, false, true, false, true] })
      for (let n = 0; n < 60 * 90; n++) {
        Object.assign(world, { state: 'play', time: 999, lives: 3 })
        tick(world)
        if (!world.guest) continue
        seen.add(world.guest.kind)
        must(world.bays[world.guest.bay] === false && world.guest.age < 260, level, n, world.guest)
      }
      return [...seen].sort()
    }
    expect(kinds(1)).toEqual(['fly'])
    expect(kinds(2)).toEqual(['crocodile', 'fly'])
  })
  it('gives one life at 20,000 points, once', () => {
    const world = begin()
    world.score = 19_990
    expect(types(tick(world))).not.toContain('extra')
    world.score = 20_000
    expect(tick(world)).toContainEqual(expect.objectContaining({ type: 'extra', lives: 4 }))
    world.score = 40_000
    expect(types(tick(world))).not.toContain('extra')
  })
  it('has three sets of lanes in turn, each with space between any two objects of a lane', () => {
    const speeds = [1, 2, 3, 4].map((level) =>
      layLanes({ ...begin().random }, level).map(({ speed }) => speed),
    )
    expect(new Set(speeds.map(String)).size).toBe(3)
    expect(speeds[3]).toEqual(speeds[0])
    for (let seed = 0; seed < 30; seed++)
      for (const level of [2, 3])
        for (const lane of layLanes({ ...begin(seed).random }, level)) must(isSpaced(lane), seed, level, lane)
  })
  it('lets a simple bot fill all bays of each set of lanes', { tags: ['sample'] }, () => {
    for (let seed = 1; seed <= sample(1, 4); seed++) {
      const world = begin(seed)
      botPlays(rules, bot, world, 60 * 300, () => world.level < 4)
      expect(world.level, `seed ${seed}`).toBe(4)
    }
  })
})

describe('the lady frog', () => {
  /** She sits on the still log before home, this far from its middle. */
  function aboard(x: number, at: number): World {
    const world = facing(x)
    Object.assign(world.lady as Lady, { log: 1, at, seen: true })
    return world
  }
  it('appears on a log that is out of sight, rides it across, walks on it, and returns later', () => {
    const world = begin(2)
    let rides = 0
    let walked = 0
    for (let n = 0; n < 60 * 120; n++) {
      Object.assign(world, { time: 999 })
      const before = frogger.ladyPosition(world)
      const came = tick(world).some(({ type }) => type === 'lady')
      const position = frogger.ladyPosition(world)
      const log = world.lanes.flatMap(({ things }) => things).find(({ id }) => id === world.lady?.log)
      if (came && log) {
        rides++
        expect(before).toBeNull()
        expect(log.kind).toBe('log')
        expect(Math.abs(log.x - 200)).toBeGreaterThanOrEqual(200 + log.width / 2)
      }
      if (!position || !log) continue
      walked = Math.max(walked, Math.abs(position.x - log.x))
      must(Math.abs(position.x - log.x) <= log.width / 2 - 20, n, position, log)
    }
    expect(rides).toBeGreaterThan(2)
    expect(rides).toBeLessThan(9)
    expect(walked).toBeGreaterThan(15)
  })
  it('is picked up by a frog that hops onto her, not beside her', () => {
    const near = aboard(200, 70)
    expect(types(tick(near))).not.toContain('pair')
    const events = tick(near, ['right'])
    for (let n = 0; n < frogger.HOP_TICKS + 1; n++) events.push(...tick(near))
    expect(types(events).filter((type) => type === 'pair')).toHaveLength(1)
    expect(near.lady).toMatchObject({ carried: true, log: null })
    const far = aboard(200, 150)
    expect(types(tick(far))).not.toContain('pair')
    expect(far.lady?.carried).toBe(false)
  })
  it('is worth 200 points at home, once, and disappears with that frog', () => {
    const world = aboard(120, -80)
    world.time = 60
    tick(world)
    expect(world).toMatchObject({ score: 0, lady: { carried: true } })
    expect(hopHome(world)).toContainEqual(
      expect.objectContaining({ type: 'bay', points: 50 + 10 + 200, lady: true, fly: false }),
    )
    for (let n = 0; n < frogger.HOME_TICKS; n++) tick(world)
    expect(world).toMatchObject({ state: 'play', score: 10 + 260, lady: { carried: false, log: null } })
  })
  it('is lost with the frog that carries her', () => {
    const world = aboard(80, -120)
    tick(world)
    expect(world.lady?.carried).toBe(true)
    expect(types(hopHome(world))).toContain('hurt')
    for (let n = 0; n < frogger.HURT_TICKS; n++) tick(world)
    expect(world).toMatchObject({ state: 'play', score: 10, lady: { carried: false, log: null } })
  })
  it('leaves with her log when a new level changes the lanes', () => {
    const world = Object.assign(begin(1), {
      bays: [true, true, true, true, true],
      state: 'home',
      wait: 1,
      level: 2,
    })
    const log = world.lanes.flatMap(({ things }) => things).find(({ kind }) => kind === 'log')
    Object.assign(world.lady as Lady, { log: log?.id })
    tick(world)
    expect(world.lady?.log).toBeNull()
    expect(frogger.ladyPosition(world)).toBeNull()
  })
  it('does not affect the lanes, flies and crocodiles of the seed; Classic has no lady', () => {
    expect(begin(5, 'classic').lady).toBeUndefined()
    const [met, alone] = [begin(5), begin(5)]
    Object.assign(alone, { lady: undefined })
    for (let n = 0; n < 3000; n++) {
      for (const world of [met, alone]) {
        Object.assign(world, { time: 999 })
        tick(world)
      }
    }
    expect({ ...met, lady: undefined }).toEqual({ ...alone, lady: undefined })
  })
})
