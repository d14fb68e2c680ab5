/**
 * Tests Frogger's modes with bays, by Arcade: bays and their guests, the lady frog, points, lanes by level, extra lives,
 * and that a simple bot fills all five bays.
 */

import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../../src/engine/core/game/contract'
import { bot } from '../../../src/games/frogger/bot'
import type { Options } from '../../../src/games/frogger/options'
import * as frogger from '../../../src/games/frogger/rules'
import { type Guest, type Lady, rules, type World } from '../../../src/games/frogger/rules'
import { must } from '../../support/must'
import { sample } from '../../support/proofs'
import { botPlays, typesOf as types } from '../../support/ticks'
import { begin as beginAs, thing, tick } from './helpers'

const begin = (seed = 1, mode: Options['mode'] = 'arcade') => beginAs(seed, mode)

/** A frog that sits on a still log before home, with its middle at `x`. */
function facing(x: number, from: Partial<World> = {}): World {
  const world = Object.assign(begin(), from)
  const log = thing('log', 1, 200, 500, { id: 1 }, frogger.WIDE)
  world.lanes = [{ row: 1, speed: 0, things: [log] }]
  Object.assign(world.frog, { row: 1, x, y: frogger.rowMiddle(frogger.WIDE, 1) })
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
    const world = Object.assign(facing(80), { arcade: false, field: undefined })
    expect(types(hopHome(world))).toContain('level')
    expect(world).toMatchObject({ level: 2, score: 110 })
  })
  it('has five bays; a frog within 24 units of its middle is in it and sits there', () => {
    expect([0, 1, 2, 3, 4].map(frogger.bayX)).toEqual([40, 120, 200, 280, 360])
    expect([96, 120, 144, 95, 145, 0, 400].map((x) => frogger.bayAt(x))).toEqual([1, 1, 1, -1, -1, -1, -1])
    const world = facing(130)
    world.time = 600
    // Ten points for a new row, 50 for the bay, ten for each half second that is left after the hop.
    expect(hopHome(world)).toContainEqual(
      expect.objectContaining({ type: 'bay', points: 50 + 10 * 19, fly: false, lady: false, full: 1 }),
    )
    expect(world).toMatchObject({ level: 1, score: 10 + 240, state: 'home', frog: { x: 120 } })
    expect(world.bays).toEqual([false, true, false, false, false])
  })
  it('stops the frog at the hedge and before a full bay, and hurts it at crocodile teeth', () => {
    for (const world of [facing(80), facing(120, { bays: [false, true, false, false, false] })]) {
      expect(types(hopHome(world))).toEqual(['bump'])
      expect(world).toMatchObject({ lives: 3, score: 0, frog: { row: 1, hop: 0 } })
    }
    const world = facing(120, { guest: guest('crocodile', 1, frogger.SNOUT_TICKS) })
    expect(hopHome(world)).toContainEqual(
      expect.objectContaining({ type: 'hurt', reason: 'crocodile', lives: 2 }),
    )
    expect(world.score).toBe(10)
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
  it('has flies from the first level on and crocodiles from the third place, only in free bays, for a while', () => {
    const kinds = (level: number) => {
      const seen = new Set<string>()
      const world = Object.assign(begin(3), { level, lanes: [], bays: [true, false, true, false, true] })
      for (let n = 0; n < 60 * 90; n++) {
        Object.assign(world, { state: 'play', time: 999 })
        tick(world)
        if (!world.guest) continue
        seen.add(world.guest.kind)
        must(world.bays[world.guest.bay] === false && world.guest.age < 260, level, n, world.guest)
      }
      return [...seen].sort()
    }
    expect([kinds(1), kinds(4)]).toEqual([['fly'], ['fly']])
    expect(kinds(5)).toEqual(['crocodile', 'fly'])
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
  it('gives a lost life back with each level', () => {
    for (const [lives, after] of [
      [1, 2],
      [2, 3],
      [3, 3],
    ] as const) {
      const world = facing(360, { bays: [true, true, true, true, false], lives })
      const events = hopHome(world)
      for (let n = 0; n < frogger.HOME_TICKS; n++) events.push(...tick(world))
      expect(world.lives).toBe(after)
      expect(types(events).filter((type) => type === 'extra')).toHaveLength(after - lives)
    }
  })
  it('visits a place for two levels each, faster with every level, with less time from level to level', () => {
    expect([1, 2, 3, 20, 21].map(frogger.placeIn)).toEqual(['meadow', 'meadow', 'village', 'city', 'meadow'])
    const paces = [1, 2, 8, 9, 20, 40].map((level) => frogger.roundPace({}, level))
    expect(paces.map((pace) => Number(pace.toFixed(2)))).toEqual([0.68, 0.71, 0.92, 1.04, 2.41, 4.89])
    const times = [1, 2, 10, 100].map((level) => frogger.timeOf({ ...begin(), level }) / 60)
    expect(times).toEqual([30, 28.75, 18.75, 6])
  })
  it('says once that six seconds are left, also to a frog that has no more than that', () => {
    for (const [level, after] of [
      [1, 24 * 60],
      [20, 15],
      [21, 1],
      [40, 1],
    ] as const) {
      const world = Object.assign(begin(), { level, lanes: [] })
      world.time = frogger.timeOf(world)
      const hurried: number[] = []
      for (let n = 1; n <= 1800 && world.state === 'play'; n++)
        if (types(tick(world)).includes('hurry')) hurried.push(n)
      expect(hurried, `level ${level}`).toEqual([after])
    }
  })
  it('has a racer that is slower on level 1 than later', () => {
    const racer = (level: number) =>
      Math.max(
        ...frogger
          .layPlace({ ...begin().random }, frogger.WIDE, {}, level)
          .filter(({ things }) => things.some(({ kind }) => kind === 'racer'))
          .map(({ speed }) => Math.abs(speed)),
      )
    expect(racer(1)).toBeLessThan(0.9)
    expect(racer(11)).toBeGreaterThan(2)
  })
  it('lets a simple bot fill all bays of three levels', { tags: ['sample'] }, () => {
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
    const world = aboard(120, -80)
    world.guest = guest('crocodile', 1, frogger.SNOUT_TICKS)
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
