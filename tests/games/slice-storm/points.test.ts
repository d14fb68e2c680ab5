/** Tests Slice Storm's points, lives, halves and end. */
import { describe, expect, it } from 'vitest'
import * as storm from '../../../src/games/slice-storm/rules'
import { rules } from '../../../src/games/slice-storm/rules'
import { createAfter } from '../../../src/games/slice-storm/view/after'
import { finger, typesOf as types } from '../../support/ticks'
import { across, bomb, calm, cuts, stroke, thing, tick } from './helpers'

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

describe('halves', () => {
  it('separate along the stroke, fall, last 2200 ms, and cannot be sliced again', () => {
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
})

describe('after the end', () => {
  it('objects in the air keep falling in the scene, and the world stays unchanged', () => {
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
})
