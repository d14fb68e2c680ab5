/** Tests Doodle Jump: its constants, its platforms and power-ups, and that every gap can be jumped. */

import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import { bot } from '../../../src/games/doodle-jump/bot'
import game from '../../../src/games/doodle-jump/index'
import { options } from '../../../src/games/doodle-jump/options'
import * as doodle from '../../../src/games/doodle-jump/rules'
import { type Platform, rules, type World } from '../../../src/games/doodle-jump/rules'
import {
  build,
  gapAt,
  HARDEST_ROW,
  MAX_GAP,
  paceAt,
  widthAt,
} from '../../../src/games/doodle-jump/rules/generator'
import { sample } from '../../support/proofs'
import { botPlays, finger } from '../../support/ticks'
import { plank, SIZE, sky, tick } from './helpers'

const begin = (seed = 1) => rules.start(completeOptions(options), seed, SIZE)

describe('the numbers', () => {
  it('are 400 x 600, gravity 0.4, jump -12, 5 at most sideways, 3000 and 5000 ms', () => {
    expect([doodle.WIDTH, doodle.HEIGHT, doodle.GRAVITY, doodle.JUMP, doodle.MAX_SPEED]).toEqual([
      400, 600, 0.4, -12, 5,
    ])
    expect(game.size).toEqual({ width: 400, height: 600 })
    expect((doodle.JETPACK_TICKS * 1000) / 60).toBe(3000)
    expect((doodle.PROPELLER_TICKS * 1000) / 60).toBe(5000)
  })

  it('keep the high score as a bare integer under its key', () => {
    expect(game.best).toEqual([{ of: 'Score', better: 'higher', key: 'doodleJumpHighScore' }])
    const world = begin()
    world.peak = -104.7
    expect(rules.hud(world)).toEqual({ Score: 63 })
  })
})

describe('the jumper', () => {
  it('jumps automatically with -12, 174 high, and is down again in 59 ticks', () => {
    const world = sky([plank()], { y: 499, vy: 1 })
    expect(tick(world)).toEqual([expect.objectContaining({ type: 'jump', x: 200, y: 500 })])
    expect(world.player.vy).toBe(-12)
    let ticks = 0
    do ticks++
    while (tick(world).length === 0)
    expect(ticks).toBe(59)
    expect(world.peak).toBeCloseTo(500 - 174)
  })

  it('moves at most 5 per tick, by keys and by finger, and stops when released', () => {
    for (const steer of [
      (world: World) => tick(world, ['right']),
      (world: World) => tick(world, [], [], [finger(doodle.across(0, world.player.x + 150), 300)]),
    ]) {
      const world = sky([], { y: 0, vy: 0 })
      let max = 0
      for (let n = 0; n < 40; n++) {
        steer(world)
        max = Math.max(max, Math.abs(world.player.vx))
      }
      expect(max).toBeLessThanOrEqual(5)
      expect(max).toBeGreaterThan(4.9)
    }
    const world = sky([], { y: 0, vx: 5 })
    for (let n = 0; n < 40; n++) tick(world)
    expect(world.player.vx).toBe(0)
  })

  it('stays under a finger', () => {
    const world = begin()
    for (let n = 0; n < 90; n++) tick(world, [], [], [finger(260, 300)])
    expect(Math.abs(world.player.x - 260)).toBeLessThan(2)
  })

  it('leaves on one side and enters on the other', () => {
    const world = sky([], { y: 0, x: 397, vx: 5 })
    tick(world, ['right'])
    expect(world.player.x).toBeCloseTo(2)
    Object.assign(world.player, { x: 2, vx: -5 })
    tick(world, ['left'])
    expect(world.player.x).toBeCloseTo(397)
  })

  it('lands with a foot that reaches over the side', () => {
    const world = sky([plank({ x: 370 })], { x: 2, y: 499, vy: 1 })
    expect(tick(world)[0]?.type).toBe('jump')
  })

  it('passes through platforms on its way up', () => {
    const world = sky([plank()], { y: 505, vy: -8 })
    for (let n = 0; n < 5; n++) expect(tick(world)).toEqual([])
  })
})

describe('platforms', () => {
  const land = (more: Partial<Platform>) => {
    const world = sky([plank(more)], { y: 499, vy: 1 })
    return { world, events: tick(world) }
  }
  it('moving ones go back and forth between the sides', () => {
    const world = sky([plank({ kind: 'moving', vx: 2, y: 300 })], { y: 0 })
    const seen: number[] = []
    for (let n = 0; n < 600; n++) {
      if (n % 30 === 0) Object.assign(world.player, { y: 0, vy: 0 })
      tick(world)
      seen.push((world.platforms[0] as Platform).x)
    }
    expect(Math.min(...seen)).toBe(32)
    expect(Math.max(...seen)).toBe(368)
  })
  it('fragile ones carry once, then break', () => {
    const { world, events } = land({ kind: 'fragile' })
    expect(events.map(({ type }) => type)).toEqual(['jump', 'break'])
    expect(world.player.vy).toBe(-12)
    expect(world.platforms).toEqual([])
  })
  it('bouncy ones throw the jumper higher than normal ones', () => {
    const { world, events } = land({ kind: 'bouncy' })
    expect(events[0]?.type).toBe('bounce')
    expect(world.player.vy).toBeLessThan(-12)
  })
  it('all four kinds, and all three power-ups, appear', () => {
    const world = begin(3)
    const kinds = new Set<string>()
    const items = new Set<string>()
    for (let n = 0; n < 2000; n++) {
      world.top -= 100
      build(world)
      for (const { kind, item } of world.platforms) {
        kinds.add(kind)
        if (item) items.add(item.kind)
      }
      world.platforms = []
    }
    expect([...kinds].sort()).toEqual(['bouncy', 'fragile', 'moving', 'normal'])
    expect([...items].sort()).toEqual(['jetpack', 'propeller', 'spring'])
  })
})

describe('power-ups', () => {
  it('a spring throws the jumper far higher on landing', () => {
    const on = (x: number) => {
      const world = sky([plank({ width: 120, item: { kind: 'spring', dx: 30 } })], { x, y: 499, vy: 1 })
      return { type: tick(world)[0]?.type, vy: world.player.vy }
    }
    expect(on(230)).toEqual({ type: 'spring', vy: doodle.SPRING_JUMP })
    expect(on(150)).toEqual({ type: 'jump', vy: -12 })
  })
  it.each([
    ['jetpack', 180],
    ['propeller', 300],
  ] as const)('a %s carries for %i ticks, through everything', (kind, ticks) => {
    const item = { kind, dx: 0 }
    const world = sky([plank({ item }), plank({ y: 100 })], { y: 495, vy: -3 })
    expect(tick(world)).toContainEqual(expect.objectContaining({ type: kind }))
    expect(world.platforms[0]?.item).toBeNull()
    const { y } = world.player
    let flown = 0
    while (world.flight) {
      const events = tick(world)
      expect(events.filter(({ type }) => ['jump', kind].includes(type))).toEqual([])
      flown++
    }
    expect(flown).toBe(ticks)
    expect(world.player.vy).toBeCloseTo(doodle.FLIGHT_SPEED[kind])
    expect(y - world.player.y).toBeGreaterThan(1500)
  })
})

describe('the view', () => {
  it('scrolls only upward, and the score with it', () => {
    const world = sky([plank()], { y: 499, vy: 1 })
    let { top } = world
    for (let n = 0; n < 200; n++) {
      tick(world)
      expect(world.top).toBeLessThanOrEqual(top)
      ;({ top } = world)
    }
    Object.assign(world.player, { y: 60, vy: -10 })
    tick(world)
    expect(world.top).toBeCloseTo(60 - 9.6 - doodle.CAMERA_LINE)
    expect(rules.hud(world).Score).toBe(Math.floor((530 - 50.4) / 10))
  })
  it('ends the game when the jumper falls below it', () => {
    const world = sky([], { y: 640, vy: 3 })
    expect(rules.outcome(world)).toBeNull()
    let fell: GameEvent[] = []
    for (let n = 0; n < 10 && fell.length === 0; n++) fell = tick(world)
    expect(fell).toEqual([{ type: 'fell', x: 200, y: 600, score: 0 }])
    expect(world.player.y).toBeGreaterThan(600 + doodle.BODY_HEIGHT)
    expect(rules.outcome(world)).toEqual({ result: 'over', title: 'Game Over!', results: { Score: 0 } })
  })
  it('pauses by Space', () => {
    expect(game.spaceKey).toBe('pause')
  })
})

describe('difficulty', () => {
  it('rises: wider gaps, narrower and quicker platforms, up to a limit that a jump can take', () => {
    for (let row = 1; row <= HARDEST_ROW; row++) {
      expect(gapAt(row).high).toBeGreaterThan(gapAt(row - 1).high)
      expect(widthAt(row)).toBeLessThan(widthAt(row - 1))
      expect(paceAt(row)).toBeGreaterThan(paceAt(row - 1))
    }
    expect(gapAt(100_000).high).toBe(MAX_GAP)
    expect(MAX_GAP).toBeLessThan(174 * 0.8)
  })

  it('leaves every gap within reach of one jump, from the worst edge and against the momentum', {
    tags: ['sample'],
  }, () => {
    const rows = sample(300, 10_000)
    const world = begin(7)
    const mains: Platform[] = []
    while (world.last.row < rows) {
      world.top -= 100
      build(world)
      mains.push(...world.platforms.filter(({ row }) => row >= 0))
      world.platforms = []
    }
    expect(mains.length).toBeGreaterThanOrEqual(rows)
    const missed: string[] = []
    for (let row = 0; row < rows; row++) {
      const from = mains[row] as Platform
      const to = mains[row + 1] as Platform
      expect(from.kind === 'fragile' && to.kind === 'fragile').toBe(false)
      for (const edge of [-1, 1] as const) {
        const target = { ...to, item: null }
        const x = (from.x + edge * (from.width / 2 + doodle.FOOT) + 400) % 400
        const arc = sky([target], { x, y: from.y, vy: doodle.JUMP, vx: edge * doodle.MAX_SPEED })
        Object.assign(arc, { top: from.y - 350, peak: from.y, mark: 1e9 })
        let done = false
        for (let n = 0; n < 70 && !done; n++) done = tick(arc, bot(arc, n).hold).length > 0
        if (!done || arc.player.y !== to.y) missed.push(`row ${row + 1} from edge ${edge}`)
      }
    }
    expect(missed).toEqual([])
  })

  it('lets a simple bot climb on and on', { tags: ['sample'] }, () => {
    const rows = sample(600, 10_000)
    const world = begin(11)
    botPlays(rules, bot, world, 2_000_000, () => world.last.row < rows)
    expect(world.state).toBe('play')
    expect(world.last.row).toBeGreaterThanOrEqual(rows)
  })
})
