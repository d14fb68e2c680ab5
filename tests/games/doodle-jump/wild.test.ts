/**
 * Tests the Wild climb of Doodle Jump: monsters, holes, shots, lifts, clouds and shy platforms; and that Calm has none
 * of them.
 */

import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import { bot } from '../../../src/games/doodle-jump/bot'
import { options } from '../../../src/games/doodle-jump/options'
import * as doodle from '../../../src/games/doodle-jump/rules'
import {
  type Monster,
  type Platform,
  rules,
  type Wild,
  type World,
} from '../../../src/games/doodle-jump/rules'
import { build, gapAt } from '../../../src/games/doodle-jump/rules/generator'
import * as wildly from '../../../src/games/doodle-jump/rules/wild'
import { must } from '../../support/must'
import { sample } from '../../support/proofs'
import { botPlays, finger, ticker, typesOf as types } from '../../support/ticks'
import { plank, SIZE, sky as skyOf } from './helpers'

const tick = ticker(rules)
const monster = (x: number, y: number): Monster => ({ id: 500, x, y, home: y, look: 0, phase: 0 })

/** A wild sky that contains only what is given, in the last life; no rows are added. */
function sky(platforms: Platform[], player: Partial<World['player']> = {}): { world: World; wild: Wild } {
  const world = skyOf(platforms, player, { climb: 'wild' })
  return { world, wild: Object.assign(world.wild as Wild, { monsters: [], holes: [], lives: 1 }) }
}

describe('Wild', () => {
  it('is an option; Calm has none of it', () => {
    const world = rules.start(completeOptions(options), 3, SIZE)
    const kinds = new Set<string>()
    const shooting: typeof bot = (at, n) => ({ hold: [...(bot(at, n).hold ?? []), 'shoot'] })
    botPlays(rules, shooting, world, 60 * 30, (events) => {
      must(!types(events).includes('shot'))
      for (const { kind } of world.platforms) kinds.add(kind)
    })
    expect([...kinds].sort()).toEqual(['bouncy', 'fragile', 'moving', 'normal'])
    expect(world.wild).toBeNull()
  })

  it('begins with twenty normal rows, and has no monster or hole before the 24th', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const world = rules.start(completeOptions(options, { climb: 'wild' }), seed, SIZE)
      world.top = -3000
      build(world)
      const heightOf = (row: number) => world.platforms.find((each) => each.row === row)?.y ?? 0
      for (const { row, y, kind, item } of world.platforms) {
        if (y < heightOf(20)) continue
        // No helping platform doubles a row, and nothing carries a player who does nothing away.
        must(kind === 'normal' && row >= 0 && !item, seed, kind)
      }
      const { monsters, holes } = world.wild as Wild
      for (const { y } of [...monsters, ...holes]) must(y < heightOf(23), seed, y)
      must(monsters.length > 0, seed)
    }
  })

  it('shoots straight up by key and by a press on the field, three shots at most, and bursts a monster', () => {
    for (const by of [
      (world: World) => tick(world, ['shoot']),
      (world: World) => tick(world, [], [], [finger(200, 500, { pressed: true })]),
    ]) {
      const { world, wild } = sky([], { x: 200, y: 500, vy: -1 })
      wild.monsters = [monster(206, 330)]
      expect(types(by(world))).toContain('shot')
      const events: GameEvent[] = []
      for (let n = 0; n < 12; n++) events.push(...tick(world))
      expect(types(events)).toContain('monster')
      expect([wild.monsters, wild.shots]).toEqual([[], []])
    }
    const { world, wild } = sky([], { x: 200, y: 500, vy: 0 })
    world.flight = { kind: 'propeller', left: 999 }
    for (let n = 0; n < 120; n++) {
      tick(world, n % 2 ? [] : ['shoot'])
      expect(wild.shots.length).toBeLessThanOrEqual(3)
    }
  })

  it('has monsters that can be stomped, and knock the jumper down from any other side', () => {
    const above = sky([], { x: 200, y: 380, vy: 6 })
    above.wild.monsters = [monster(200, 400)]
    const stomped = types(tick(above.world))
    expect(stomped).toEqual(expect.arrayContaining(['monster', 'stomp']))
    expect(above.world.player.vy).toBe(doodle.JUMP)
    const below = sky([plank({ y: 520, width: 400 })], { x: 200, y: 460, vy: -6 })
    below.wild.monsters = [monster(200, 400)]
    expect(types(tick(below.world))).toContain('bitten')
    const events: GameEvent[] = []
    for (let n = 0; n < 120 && !rules.outcome(below.world); n++) events.push(...tick(below.world, ['left']))
    // It falls past every platform, and no longer steers.
    expect(types(events)).toEqual(['fell'])
    expect(below.world.player.x).toBe(200)
    expect(rules.outcome(below.world)).toMatchObject({ result: 'over' })
  })

  it('has holes that end the climb; a flight passes them and knocks monsters away', () => {
    const { world, wild } = sky([], { x: 200, y: 420, vy: 1 })
    wild.holes = [{ id: 7, x: 200, y: 400 }]
    expect(types(tick(world))).toContain('swallowed')
    expect(rules.outcome(world)).toMatchObject({ result: 'over', title: 'Game Over!' })
    const flying = sky([], { x: 200, y: 420, vy: -6 })
    flying.world.flight = { kind: 'propeller', left: 99 }
    flying.wild.holes = [{ id: 7, x: 200, y: 400 }]
    flying.wild.monsters = [monster(200, 380)]
    expect(types(tick(flying.world))).toContain('monster')
    expect(rules.outcome(flying.world)).toBeNull()
  })

  it('has lifts that go up and down, and carry while rising too', () => {
    const lift = plank({ kind: 'lift', home: 500, vy: 0, phase: 0 })
    const { world } = sky([lift], { x: 200, y: 420, vy: 0 })
    const heights = Array.from({ length: wildly.LIFT_TICKS }, () => {
      Object.assign(world.player, { y: 420, vy: 0 })
      tick(world)
      return lift.y
    })
    expect(Math.max(...heights)).toBeCloseTo(500 + wildly.LIFT_REACH, 1)
    expect(Math.min(...heights)).toBeCloseTo(500 - wildly.LIFT_REACH, 1)
    for (let phase = 0; phase < wildly.LIFT_TICKS; phase += 7) {
      const rising = sky([plank({ kind: 'lift', home: 500, vy: 0, phase })], { x: 200, y: 440, vy: 0 })
      const events: GameEvent[] = []
      for (let n = 0; n < 40; n++) events.push(...tick(rising.world))
      expect(types(events), `phase ${phase}`).toContain('jump')
    }
  })

  it('has clouds that carry while visible, and vanish for less than a second', () => {
    const carried = (phase: number) => {
      const { world } = sky([plank({ kind: 'cloud', phase })], { x: 200, y: 499, vy: 3 })
      return types(tick(world)).includes('jump')
    }
    const { here, fading, gone } = wildly.CLOUD_TICKS
    expect([carried(0), carried(here + fading - 2), carried(here + fading + 1)]).toEqual([true, true, false])
    expect(gone).toBeLessThan(60)
    expect(wildly.cloudAt(plank({ phase: here }), fading / 2)).toBeCloseTo(0.5, 1)
  })

  it('has shy platforms that move aside with every jump, inside the field', () => {
    const shy = plank({ kind: 'shy', x: 100, y: 300 })
    const { world } = sky([plank(), shy], { x: 200, y: 499, vy: 3 })
    expect(types(tick(world))).toContain('jump')
    for (let n = 0; n < 30; n++) tick(world)
    expect(shy.x).toBe(100 + wildly.SHY_STEP)
  })

  it('keeps rows within reach, and no cloud above a fragile platform', () => {
    const seen = { monsters: 0, holes: 0 }
    for (let seed = 1; seed <= 4; seed++) {
      const world = rules.start(completeOptions(options, { climb: 'wild' }), seed, SIZE)
      const wild = world.wild as Wild
      let below: Platform | undefined
      for (let n = 0; n < 200; n++) {
        world.top -= 100
        Object.assign(world.player, { y: world.top + 300, vy: 0 })
        Object.assign(world, { peak: world.player.y, flight: { kind: 'propeller', left: 9 } })
        tick(world)
        for (const platform of world.platforms.filter(({ row }) => row > (below?.row ?? 0))) {
          const gap = (below?.home ?? below?.y ?? 0) - (platform.home ?? platform.y)
          if (below) expect(gap).toBeLessThanOrEqual(130.01)
          if (platform.kind === 'cloud') expect(below?.kind).not.toBe('fragile')
          below = platform
        }
        seen.monsters += wild.monsters.length
        seen.holes += wild.holes.length
      }
    }
    expect(Math.min(seen.monsters, seen.holes)).toBeGreaterThan(20)
  })

  it('carries the jumper on by a balloon twice: after a bite, a hole and a fall', () => {
    const high = { x: 200, y: 420, vy: 1 }
    const { world, wild } = sky([], high)
    wild.lives = 3
    wild.monsters = [monster(200, 400)]
    expect(types(tick(world))).toEqual(expect.arrayContaining(['bitten', 'rescued']))
    expect(wild).toMatchObject({ lives: 2, struck: false, monsters: [] })
    for (let n = 0; n < 100; n++) tick(world)
    expect(world.flight).toBeNull()
    expect(world.player.y).toBeLessThan(0)
    // Safe for a second.
    wild.holes = [{ id: 7, x: 200, y: world.player.y - 20 }]
    expect(types(tick(world))).not.toContain('swallowed')
    Object.assign(wild, { safe: 0 })
    wild.holes = [{ id: 7, x: 200, y: world.player.y - 20 }]
    expect(types(tick(world))).toEqual(expect.arrayContaining(['swallowed', 'rescued']))
    for (let n = 0; n < 600 && !rules.outcome(world); n++) tick(world)
    expect(rules.outcome(world)).toMatchObject({ result: 'over' })
    expect(rules.hud(world)).toMatchObject({ Lives: 0 })
    const falling = sky([], { x: 200, y: 655, vy: 5 })
    falling.wild.lives = 2
    expect(types(tick(falling.world))).toContain('rescued')
    expect(falling.world.flight?.kind).toBe('balloon')
  })

  it('has a world every 600 points, and from the second one on a window that rises by itself', () => {
    const { world } = sky([plank()], { x: 200, y: 499, vy: 3 })
    const top = world.top
    for (let n = 0; n < 100; n++) tick(world)
    expect(world.top).toBe(top)
    Object.assign(world, { peak: doodle.heightOf(1250) })
    expect(tick(world)).toContainEqual({ type: 'world', name: 'storm' })
    for (let n = 0; n < 9; n++) tick(world)
    expect(world.top).toBeCloseTo(top - 10 * 0.44, 6)
    expect([0, 599, 600, 3000, 3600].map((score) => doodle.worldAt(doodle.heightOf(score)))).toEqual([
      'sky',
      'sky',
      'clouds',
      'galaxy',
      'sky',
    ])
  })

  it('is hardest at row 120, and has its start at the same place in a higher window', () => {
    expect(gapAt(120, 120)).toEqual(gapAt(300))
    const high = rules.start(completeOptions(options, { climb: 'wild' }), 3, { width: 400, height: 700 })
    expect(high.top).toBe(-100)
    expect(high.player.y).toBe(doodle.START_Y)
    Object.assign(high.wild ?? {}, { lives: 1 })
    Object.assign(high.player, { y: 660, vy: 5 })
    for (let n = 0; n < 60 && !rules.outcome(high); n++) tick(high)
    expect(rules.outcome(high)).not.toBeNull()
  })

  it('brings a lost life back with each new world, from space on', () => {
    const lives = (entered: number, left: number) => {
      const { world, wild } = sky([])
      Object.assign(wild, { entered: entered - 1, lives: left })
      // The height of that world, far from all platforms.
      const y = doodle.START_Y - entered * 6000 - 10
      Object.assign(world.player, { y, vy: -5 })
      tick(world)
      expect(wild.entered).toBe(entered)
      return wild.lives
    }
    expect([lives(3, 1), lives(4, 1), lives(5, 2), lives(6, 3)]).toEqual([1, 2, 3, 3])
  })

  it('lets a simple bot climb past row 100 on most seeds, shooting monsters', { tags: ['sample'] }, () => {
    const seeds = sample(1, 4)
    let high = 0
    let shot = 0
    for (let seed = 1; seed <= seeds; seed++) {
      const world = rules.start(completeOptions(options, { climb: 'wild' }), seed, SIZE)
      botPlays(rules, bot, world, 90 * 60, (events) => {
        shot += types(events).filter((type) => type === 'monster').length
        return world.last.row <= 100 || shot < seed
      })
      if (world.last.row > 100) high++
    }
    expect(high).toBeGreaterThanOrEqual(seeds * 0.75)
    expect(shot).toBeGreaterThanOrEqual(seeds)
  })
})
