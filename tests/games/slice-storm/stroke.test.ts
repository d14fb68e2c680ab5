/** Tests Slice Storm's strokes by pointers, keys and pad. */

import { describe, expect, it } from 'vitest'
import { type GameEvent, type Size, TICK_MS } from '../../../src/engine/core/game/contract'
import { createLoop } from '../../../src/engine/core/loop'
import { createRandom, drawBetween } from '../../../src/engine/core/math/random'
import { listenPointers } from '../../../src/engine/input/pointers/pointers'
import { bot, keyBot } from '../../../src/games/slice-storm/bot'
import * as storm from '../../../src/games/slice-storm/rules'
import { rules, type Thing } from '../../../src/games/slice-storm/rules'
import { cursorSpeed, isSlice } from '../../../src/games/slice-storm/rules/blades'
import { segmentMeetsCircle } from '../../../src/games/slice-storm/rules/slicing'
import { createField, pointerEvent } from '../../contract/devices'
import { must } from '../../support/must'
import { sample } from '../../support/proofs'
import { botPlays, finger, typesOf as types } from '../../support/ticks'
import { across, begin, bomb, calm, cuts, thing, tick, WINDOW, WINDOWS } from './helpers'

describe('the stroke', () => {
  it('agrees with brute force about segments and circles', () => {
    const random = createRandom(7)
    const between = () => drawBetween(random, -100, 100)
    let hits = 0
    for (let n = 0; n < 2000; n++) {
      const a = { x: between(), y: between() }
      const b = n % 50 === 0 ? a : { x: between(), y: between() }
      const middle = { x: between(), y: between() }
      const radius = drawBetween(random, 1, 60)
      let min = Number.POSITIVE_INFINITY
      let at = 0
      for (let i = 0; i <= 400; i++) {
        const t = i / 400
        const dx = a.x + (b.x - a.x) * t - middle.x
        const dy = a.y + (b.y - a.y) * t - middle.y
        const gap = Math.sqrt(dx * dx + dy * dy)
        if (gap < min) [min, at] = [gap, t]
      }
      // Samples are up to 0.36 units apart: closer to the edge than this they are inconclusive.
      if (Math.abs(min - radius) < 0.05) continue
      const t = segmentMeetsCircle(a, b, middle, radius)
      must((t !== null) === min < radius, a, b, middle, radius)
      if (t === null) continue
      hits++
      if (a !== b)
        must(Math.abs(t - at) < 0.02 + 3 / Math.hypot(b.x - a.x, b.y - a.y), a, b, middle, radius, t, at)
    }
    expect(hits).toBeGreaterThan(300)
  })

  it('counts from 0.2 px per ms on, in px of the screen', () => {
    const px = 0.2 * TICK_MS
    expect([0.2, 0.1999, 0.21].map(isSlice)).toEqual([true, false, true])
    for (const [pace, cut] of [
      [px * 1.01, true],
      [px * 0.99, false],
    ] as const) {
      const world = calm([thing(640, 300, { radius: 40 })])
      const points = Array.from({ length: 30 }, (_, i) => [600 + i * pace, 300] as const)
      const held = world.things[0] as Thing
      const events = points.flatMap(([x, y], i) => {
        Object.assign(held, { x: 640, y: 300, vy: 0 })
        return tick(world, [finger(x, y, { pressed: i === 0 })])
      })
      expect(types(events).includes('slice')).toBe(cut)
    }
  })

  it('is judged by the device time stamps: a drag cuts alike at 30, 60 and 144 Hz', () => {
    for (const hertz of [30, 60, 144]) {
      for (const [pace, cut] of [
        [0.12, 0],
        [0.19, 0],
        [0.21, 3],
        [0.5, 3],
      ] as const) {
        const world = calm()
        const field = createField(WINDOW)
        const pointers = listenPointers(field.element, () => WINDOW)
        const loop = createLoop()
        const events: GameEvent[] = []
        // A device that reports 125 times a second, from 300 to 1000 px.
        for (let frame = 1, ms = 0; ms < 700 / pace; frame++) {
          for (; ms < (frame * 1000) / hertz; ms += 8) {
            const pointer = { id: 1, x: 300 + pace * ms, y: 300, down: true, kind: 'mouse' as const }
            field.send(pointerEvent(ms === 0 ? 'pointerdown' : 'pointermove', pointer, ms))
          }
          loop.advance(1000 / hertz, () => {
            const hang = (x: number) => thing(x, 300, { id: x, radius: 30 })
            const left = cuts(events).length
            world.things = [450, 650, 850].slice(left).map(hang)
            events.push(...tick(world, pointers.take()))
          })
        }
        pointers.stop()
        field.stop()
        expect(cuts(events).length, `${pace} px/ms at ${hertz} Hz`).toBe(cut)
      }
    }
  })

  it('does not cut by a tap, by a press that jumps elsewhere, or by a hovering mouse', () => {
    const world = calm([thing(640, 300)])
    const events = [
      ...tick(world, [finger(640, 300, { pressed: true })]),
      ...tick(world, [finger(640, 300, { down: false, released: true })]),
      ...tick(world, [finger(100, 300, { pressed: true })]),
      ...tick(world, [finger(100, 300, { down: false, released: true })]),
      ...tick(world, [finger(1200, 300, { pressed: true })]),
      ...tick(world, [finger(1200, 300, { down: false, released: true })]),
      ...tick(world, [finger(300, 300, { down: false, kind: 'mouse' })]),
      ...tick(world, [finger(1000, 300, { down: false, kind: 'mouse' })]),
    ]
    expect(events).toEqual([])
  })

  it('cuts up to where a flick is lifted, and objects that fly through it at any speed', () => {
    const flick = calm([thing(640, 300)])
    tick(flick, [finger(500, 300, { pressed: true })])
    expect(types(tick(flick, [finger(700, 300, { down: false, released: true })]))).toContain('slice')
    const fast = calm([thing(640, 500, { vy: -600, radius: 20 })])
    tick(fast, [finger(600, 300, { pressed: true })])
    Object.assign(fast.things[0] as Thing, { y: 500, vy: -600 })
    expect(types(tick(fast, [finger(680, 300)]))).toContain('slice')
  })

  it('is tolerant: fruit is a little larger than drawn, bombs 10 to 20 percent smaller', () => {
    expect(storm.FRUIT_REACH).toBeGreaterThan(1)
    expect(storm.BOMB_REACH).toBeGreaterThanOrEqual(0.8)
    expect(storm.BOMB_REACH).toBeLessThanOrEqual(0.9)
    const grazed = calm([thing(640, 354), bomb(840, 347)])
    expect(cuts(across(grazed, 500, 1000))).toMatchObject([{ type: 'slice' }])
  })

  it('keeps 24 points of trail, which shorten after release', () => {
    const world = calm()
    for (let n = 0; n < 60; n++) {
      tick(world, [finger(n * 10, 300, { pressed: n === 0 })])
      expect(world.blades[0]?.trail).toHaveLength(Math.min(24, n + 1))
    }
    expect(world.blades[0]?.trail[0]).toEqual({ x: 590, y: 300 })
    tick(world, [])
    expect(world.blades[0]?.trail.length).toBeLessThan(24)
    for (let n = 0; n < 12; n++) tick(world)
    expect(world.blades).toEqual([])
  })

  it('cuts with several fingers at once', () => {
    const world = calm([thing(300, 300), thing(900, 300), thing(600, 600)])
    tick(world, [finger(200, 300, { pressed: true }), finger(1000, 300, { id: 2, pressed: true })])
    const events = tick(world, [finger(400, 300), finger(800, 300, { id: 2 })])
    expect(cuts(events)).toMatchObject([
      { type: 'slice', combo: 1 },
      { type: 'slice', combo: 2 },
    ])
    expect(world.things).toHaveLength(1)
    expect(world.blades).toHaveLength(2)
  })
})

describe('keys and pad', () => {
  it('steer a blade that cuts while the cut key is held and it is fast enough', () => {
    const world = calm([thing(900, 360)])
    expect(world.cursor).toMatchObject({ x: 640, y: 360, shown: false })
    for (let n = 0; n < 20; n++) expect(tick(world, [], ['right'])).toEqual([])
    expect(world.cursor.shown).toBe(true)
    expect(world.cursor.vx).toBeLessThanOrEqual(cursorSpeed(1280, false))
    const back = calm([thing(900, 360)])
    const events: GameEvent[] = []
    for (let n = 0; n < 20; n++) {
      Object.assign(back.things[0] ?? {}, { y: 360, vy: 0 })
      events.push(...tick(back, [], ['right', 'cut']))
    }
    expect(types(events)).toContain('slice')
    // At rest, a held blade cuts nothing.
    const rest = calm([thing(640, 360)])
    for (let n = 0; n < 10; n++) expect(tick(rest, [], ['cut'])).toEqual([])
    tick(rest, [finger(10, 10, { pressed: true })])
    expect(rest.cursor.shown).toBe(false)
  })

  it.each([
    ['a mouse', bot],
    ['keys alone', keyBot],
  ] as const)('%s, seeing 200 ms late, mostly scores 500 points', { tags: ['sample'] }, (_, player) => {
    const seeds = sample(1, 3)
    for (const size of [WINDOW, WINDOWS[0] as Size]) {
      let good = 0
      for (let seed = 1; seed <= seeds; seed++) {
        const world = begin(seed, size)
        botPlays(rules, player, world, 60 * 45, () => world.score < 500)
        if (world.score >= 500) good++
      }
      expect(good).toBeGreaterThanOrEqual(seeds * 0.6)
    }
  })
})
