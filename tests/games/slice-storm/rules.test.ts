/** Tests Slice Storm's constants, waves, points, lives and ends. */

import { describe, expect, it } from 'vitest'
import { type Size, TICK_MS } from '../../../src/engine/core/game/contract'
import * as storm from '../../../src/games/slice-storm/rules'
import { rules } from '../../../src/games/slice-storm/rules'
import { HIGHEST, LOWEST, throwWave } from '../../../src/games/slice-storm/rules/generator'
import { createAfter } from '../../../src/games/slice-storm/view/after'
import { must } from '../../support/must'
import { sample } from '../../support/proofs'
import { finger, typesOf as types } from '../../support/ticks'
import { across, begin, bomb, calm, cuts, resize, stroke, thing, tick, WINDOWS } from './helpers'

describe('the numbers', () => {
  it('are 3 lives, 350 ms, 5 points, 2200 ms, 24 points of trail, 0.2 px/ms', () => {
    expect([storm.LIVES, storm.COMBO_MS, storm.POINTS, storm.HALF_MS, storm.TRAIL_POINTS]).toEqual([
      3, 350, 5, 2200, 24,
    ])
    expect([storm.SLICE_SPEED, storm.BOMB_COSTS, storm.MISS_COSTS, storm.LEVEL_STEP]).toEqual([
      0.2, 2, 1, 0.03,
    ])
    expect([storm.COMBO_TICKS, storm.HALF_TICKS]).toEqual([21, 132])
    expect(storm.FRUIT_NAMES).toEqual(['lime', 'lemon', 'orange', 'berry', 'grape', 'aqua', 'apple', 'kiwi'])
  })

  it('scale with the level: wave size, interval within 400 to 1400 ms, bombs up to 0.28', () => {
    expect([1, 3.97, 4, 8, 12].map(storm.mostInWave)).toEqual([5, 5, 6, 7, 8])
    expect([0, 1, 2, 33, 34, 99].map(storm.spawnInterval)).toEqual([1400, 1370, 1340, 410, 400, 400])
    expect([1, 8, 16, 50].map(storm.bombChance)).toEqual([0.13, 0.2, 0.28, 0.28])
    expect(storm.levelAfter(0)).toBe(1)
    expect(storm.levelAfter(100)).toBeCloseTo(4)
  })

  it('waves come at the interval of their level, and each raises it by 0.03', () => {
    const world = begin(3)
    const at: number[] = []
    for (let n = 1; at.length < 60; n++) {
      Object.assign(world, { lives: 3, things: [] })
      const events = tick(world)
      if (types(events).includes('wave')) at.push(n)
      if (types(events).includes('level')) expect([world.waves, storm.shownLevel(world)]).toEqual([34, 2])
    }
    expect(at[0]).toBe(storm.FIRST_TICKS)
    let time = storm.FIRST_TICKS * TICK_MS
    at.forEach((n, i) => {
      expect(Math.abs(n * TICK_MS - time)).toBeLessThan(TICK_MS + 1e-6)
      time += storm.spawnInterval(1 + 0.03 * (i + 1))
    })
    expect(rules.hud(world)).toMatchObject({ Level: 2, Lives: 3 })
  })
})

describe('a wave of level 1', () => {
  it('has 2 to 5 fruit, each equally likely; plus 13 bombs per hundred fruit; all eight fruit appear', () => {
    const sizes = new Map<number, number>()
    const names = new Map<string, number>()
    let bombs = 0
    let all = 0
    for (let seed = 0; seed < 10_000; seed++) {
      const world = begin(seed)
      const wave = throwWave(world)
      sizes.set(wave.count, (sizes.get(wave.count) ?? 0) + 1)
      all += wave.count
      bombs += wave.bombs
      const thrown = (type: string) => world.queue.filter((entry) => entry.thing.type === type).length
      must(thrown('fruit') === wave.count && thrown('bomb') === wave.bombs, seed, wave)
      for (const { thing } of world.queue) names.set(thing.name, (names.get(thing.name) ?? 0) + 1)
    }
    expect([...sizes.keys()].sort()).toEqual([2, 3, 4, 5])
    // Four standard deviations of 10,000 draws.
    for (const count of sizes.values()) expect(Math.abs(count - 2500)).toBeLessThan(174)
    const share = bombs / all
    expect(Math.abs(share - 0.13)).toBeLessThan(4 * Math.sqrt((0.13 * 0.87) / all))
    expect(names.size).toBe(9)
    for (const name of storm.FRUIT_NAMES) expect(names.get(name)).toBeGreaterThan(all / 8 / 1.2)
  })

  it('is reachable, and visible for 2 to 3 s, in every window', { tags: ['sample'] }, () => {
    for (const size of WINDOWS) {
      for (let seed = 0; seed < sample(15, 120); seed++) {
        const world = begin(seed, size)
        // Bombs cost nothing when they fall, so all count as fruit here.
        throwWave(world)
        const queue = world.queue.map(({ thing }) => thing)
        Object.assign(world, { queue: [], untilWave: 1e12, lives: 99, things: [...queue] })
        const seen = new Map(queue.map(({ id }) => [id, { ticks: 0, top: size.height }]))
        let outside = 0
        for (let n = 0; n < 240; n++) {
          tick(world)
          for (const { id, x, y, radius } of world.things) {
            const entry = seen.get(id) as { ticks: number; top: number }
            if (y - radius < size.height) entry.ticks++
            entry.top = Math.min(entry.top, y)
            // Its middle never comes near the sides, its upper edge never leaves the top.
            if (x < radius * 0.9 || x > size.width - radius * 0.9 || y < radius) outside++
          }
        }
        expect(outside).toBe(0)
        expect(world.things).toEqual([])
        for (const { ticks, top } of seen.values()) {
          must(ticks / 60 > 2 && ticks / 60 < 3, size, seed, ticks)
          must(top < size.height * (1 - LOWEST) + 200 && top > size.height * (1 - HIGHEST), size, seed, top)
        }
      }
    }
  })
})

describe('a window resized during a game', () => {
  it('keeps flying objects in proportion: they come down in the same tick, still reachable', () => {
    const lands = (turn: Size | null) => {
      const world = begin(11, WINDOWS[0])
      Object.assign(world, { lives: 99 })
      const missed: number[] = []
      for (let n = 1; n < 500; n++) {
        if (n === 110 && turn) {
          resize(world, turn)
          expect([world.width, world.height]).toEqual([turn.width, turn.height])
          for (const { x, radius } of world.things) {
            expect(x).toBeGreaterThan(0)
            expect(x).toBeLessThan(turn.width)
            expect(radius).toBeLessThan(60)
          }
        }
        if (n > 140) world.untilWave = 1e12
        for (const { type } of tick(world)) if (type === 'miss') missed.push(n)
      }
      expect(world.things).toEqual([])
      return missed
    }
    const still = lands(null)
    expect(still.length).toBeGreaterThan(3)
    expect(lands({ width: 812, height: 260 })).toEqual(still)
  })

  it('lets halves keep falling, and a finger that stays down start a new stroke', () => {
    const world = calm([thing(640, 300), thing(640, 600)])
    tick(world, [finger(500, 300, { pressed: true })])
    tick(world, [finger(780, 300)])
    const before = world.halves.map(({ id, x }) => ({ id, x }))
    resize(world, { width: 640, height: 720 })
    expect(world.halves.map(({ id, x }) => ({ id, x: x * 2 }))).toEqual(before)
    expect(world.physics.bodies).toHaveLength(2)
    expect(cuts(tick(world, [finger(320, 700)]))).toEqual([])
    expect(types(tick(world, [finger(320, 500)]))).toContain('slice')
    for (let n = 0; n < storm.HALF_TICKS; n++) tick(world)
    expect([world.halves, world.physics.bodies]).toEqual([[], []])
  })
})

describe('points', () => {
  it('are 5 times the combo, in the order of the stroke', () => {
    const world = calm([thing(900, 300), thing(500, 300), thing(700, 300)])
    const events = across(world, 300, 1100)
    expect(cuts(events).map(({ x, points }) => [Math.round(x as number), points])).toEqual([
      [500, 5],
      [700, 10],
      [900, 15],
    ])
    expect(events).toContainEqual(expect.objectContaining({ type: 'combo', combo: 3 }))
    expect(rules.hud(world)).toEqual({ Score: 30, Lives: 3, Level: 1 })
    expect(world.bestCombo).toBe(3)
  })

  it('can be continued for 350 ms after the last cut, and no tick longer', () => {
    for (const [gap, combo] of [
      [21, 2],
      [22, 1],
    ] as const) {
      const world = calm([thing(300, 300)])
      tick(world, [finger(200, 300, { pressed: true })])
      tick(world, [finger(400, 300)])
      for (let n = 1; n < gap; n++) tick(world, [finger(400, 300)])
      world.things.push(thing(500, 300))
      expect(cuts(tick(world, [finger(600, 300)]))).toMatchObject([{ combo, points: 5 * combo }])
    }
  })
})

describe('lives', () => {
  it('a bomb costs two and the combo; a missed fruit one; a missed bomb none', () => {
    const world = calm([thing(500, 300), bomb(640, 300), thing(800, 300)])
    const events = across(world, 400, 900)
    expect(cuts(events)).toMatchObject([
      { type: 'slice', combo: 1 },
      { type: 'bomb', lives: 1 },
      { type: 'slice', combo: 1, points: 5 },
    ])
    world.things = [bomb(640, 775, { vy: 4 })]
    expect(tick(world)).toEqual([])
    expect(world.things).toEqual([])
    world.things = [thing(640, 764, { vy: 4 })]
    expect(tick(world)).toEqual([])
    expect(cuts(tick(world))).toMatchObject([{ type: 'miss', lives: 0 }])
  })

  it('never fall below zero: a bomb with one left, three misses in a tick', () => {
    const world = calm([bomb(640, 300), bomb(740, 300), thing(900, 300)])
    world.lives = 1
    expect(cuts(across(world, 500, 1000))).toMatchObject([{ type: 'bomb', lives: 0 }])
    expect(rules.hud(world).Lives).toBe(0)
    const many = calm([1, 2, 3, 4].map((n) => thing(n * 200, 780, { vy: 5 })))
    expect(cuts(tick(many))).toMatchObject([{ lives: 2 }, { lives: 1 }, { lives: 0 }])
  })

  it('at zero it is Game Over, after a final animation in which nothing counts', () => {
    const world = calm([bomb(640, 300), thing(200, 700)])
    Object.assign(world, { lives: 2, score: 40, bestCombo: 4, sliced: 6 })
    expect(types(across(world, 500, 800))).toContain('finish')
    expect(rules.outcome(world)).toBeNull()
    for (let n = 0; n < storm.END_TICKS; n++) expect(tick(world, [finger(n * 30, 700)])).toEqual([])
    expect(rules.outcome(world)).toEqual({
      result: 'over',
      title: 'Game Over',
      results: { Score: 40, 'Best combo': 4, Fruit: 6 },
    })
    const before = JSON.stringify(world)
    tick(world)
    expect(JSON.stringify(world)).toBe(before)
  })
})

it('halves separate along the stroke, fall, last 2200 ms, and cannot be sliced again', () => {
  const world = calm([thing(640, 300)])
  stroke(world, [
    [500, 260],
    [780, 340],
  ])
  expect(world.halves).toHaveLength(2)
  const [a, b] = world.halves as [storm.Half, storm.Half]
  expect(a.type).toBe('half')
  // On both sides of the stroke's line.
  const side = ({ x, y }: { x: number; y: number }) => (x - 640) * 80 - (y - 300) * 280
  expect(side(a) * side(b)).toBeLessThan(0)
  const score = world.score
  let gap = 0
  let lived = 1
  for (; world.halves.length > 0; lived++) {
    const { x, y } = a
    const events = tick(world, [finger(lived % 2 ? x - 60 : x + 60, y, { pressed: lived === 1 })])
    expect(cuts(events)).toEqual([])
    gap = Math.max(gap, Math.hypot(a.x - b.x, a.y - b.y))
  }
  expect(world.score).toBe(score)
  expect(gap).toBeGreaterThan(100)
  expect(a.y).toBeGreaterThan(720)
  expect(lived).toBe(storm.HALF_TICKS)
  expect(world.physics.bodies).toEqual([])
})

it('after the end objects in the air keep falling in the scene, and the world stays unchanged', () => {
  const world = calm([thing(640, 300, { vx: 3 }), bomb(900, 200)])
  across(world, 560, 760)
  Object.assign(world, { state: 'over', things: [...world.things, thing(300, 100, { vy: -8 })] })
  const after = createAfter(world)
  expect(after.things()).toBe(world.things)
  const ended = JSON.stringify([world.things, world.halves.map(({ x, y }) => [x, y])])
  let before = after.things().find(({ x }) => x === 900)?.y as number
  for (let n = 0; n < 60; n++) {
    after.tick()
    const now = after.things().find(({ x }) => x === 900)?.y ?? Number.POSITIVE_INFINITY
    expect(now).toBeGreaterThan(before)
    before = now
  }
  expect(after.halves()[0]?.y).toBeGreaterThan(world.halves[0]?.y as number)
  for (let n = 0; n < 240; n++) after.tick()
  expect([after.things(), after.halves()]).toEqual([[], []])
  expect(JSON.stringify([world.things, world.halves.map(({ x, y }) => [x, y])])).toBe(ended)
})
