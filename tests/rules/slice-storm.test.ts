/** Owns the proof of Slice Storm: its numbers, the cut, the waves, the halves, every kind of hand, and every window. */
import { describe, expect, it } from 'vitest'
import { type GameEvent, type Pointer, type Size, TICK_MS } from '../../src/engine/core/contract'
import { frameFrom, readInput } from '../../src/engine/core/input'
import { createLoop } from '../../src/engine/core/loop'
import { createRandom, drawBetween } from '../../src/engine/core/random'
import { listenPointers } from '../../src/engine/input/pointers'
import { bot, keyBot } from '../../src/games/slice-storm/bot'
import * as storm from '../../src/games/slice-storm/rules'
import { type Action, rules, type Thing, type World } from '../../src/games/slice-storm/rules'
import { cursorSpeed, isSlice } from '../../src/games/slice-storm/rules/blades'
import { HIGHEST, LOWEST, throwWave } from '../../src/games/slice-storm/rules/generator'
import { segmentMeetsCircle } from '../../src/games/slice-storm/rules/slicing'
import { createAfter } from '../../src/games/slice-storm/view/after'
import { createField, pointerEvent } from '../contract/hands'
import { must } from './must'

const WINDOW: Size = { width: 1280, height: 720 }
const WINDOWS: readonly Size[] = [
  { width: 374, height: 690 },
  { width: 304, height: 400 },
  { width: 812, height: 260 },
  WINDOW,
  { width: 3808, height: 1990 },
  { width: 3440, height: 1300 },
]

const begin = (seed = 1, size = WINDOW) => rules.start({}, seed, size)
/** A storm in which nothing is thrown. */
function calm(things: Thing[] = [], size = WINDOW): World {
  return Object.assign(begin(1, size), { untilWave: 1e12, things })
}
let made = 900
function thing(x: number, y: number, more: Partial<Thing> = {}): Thing {
  return {
    id: made++,
    type: 'fruit',
    name: 'orange',
    colour: '#e69f00',
    x,
    y,
    vx: 0,
    vy: 0,
    radius: 50,
    angle: 0,
    spin: 0,
    ...more,
  }
}
const bomb = (x: number, y: number, more: Partial<Thing> = {}) =>
  thing(x, y, { type: 'bomb', name: 'bomb', ...more })

function tick(world: World, pointers: readonly Pointer[] = [], hold: readonly string[] = []): GameEvent[] {
  const events: GameEvent[] = []
  rules.step(world, readInput<Action>(frameFrom(hold, [], pointers)), (event) => events.push(event))
  return events
}
const finger = (x: number, y: number, more: Partial<Pointer> = {}): Pointer => ({
  id: 1,
  x,
  y,
  down: true,
  pressed: false,
  released: false,
  kind: 'touch',
  ...more,
})
/** A stroke of one finger, a point a tick; what happened in it. The wind is off: nothing falls on its way. */
function stroke(world: World, points: readonly (readonly [number, number])[], id = 1): GameEvent[] {
  const events = points.flatMap(([x, y], i) => tick(world, [finger(x, y, { id, pressed: i === 0 })]))
  const [x, y] = points.at(-1) as readonly [number, number]
  return [...events, ...tick(world, [finger(x, y, { id, down: false, released: true })])]
}
const types = (events: readonly GameEvent[]) => events.map(({ type }) => type)
/** Slice and bomb events alone. */
const cuts = (events: readonly GameEvent[]) =>
  events.filter(({ type }) => type === 'slice' || type === 'bomb' || type === 'miss')

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

  it('grow with the level: wave size, interval within 400 to 1400 ms, bombs up to 0.28', () => {
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
  it('holds 2 to 5 fruit, each as likely; bombs come on top, 13 to a hundred fruit; all eight fruit come', () => {
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

  it('can be reached, and is in sight for 2 to 3 s, in every window', () => {
    for (const size of WINDOWS) {
      for (let seed = 0; seed < 120; seed++) {
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

describe('the stroke', () => {
  it('agrees with brute force: 20,000 segments against circles', () => {
    const random = createRandom(7)
    const between = () => drawBetween(random, -100, 100)
    let hits = 0
    for (let n = 0; n < 20_000; n++) {
      const a = { x: between(), y: between() }
      const b = n % 50 === 0 ? a : { x: between(), y: between() }
      const middle = { x: between(), y: between() }
      const radius = drawBetween(random, 1, 60)
      let least = Number.POSITIVE_INFINITY
      let at = 0
      for (let i = 0; i <= 400; i++) {
        const t = i / 400
        const dx = a.x + (b.x - a.x) * t - middle.x
        const dy = a.y + (b.y - a.y) * t - middle.y
        const gap = Math.sqrt(dx * dx + dy * dy)
        if (gap < least) [least, at] = [gap, t]
      }
      // Samples lie up to 0.36 units apart: nearer to the edge than this they cannot tell.
      if (Math.abs(least - radius) < 0.05) continue
      const t = segmentMeetsCircle(a, b, middle, radius)
      must((t !== null) === least < radius, a, b, middle, radius)
      if (t === null) continue
      hits++
      if (a !== b)
        must(Math.abs(t - at) < 0.02 + 3 / Math.hypot(b.x - a.x, b.y - a.y), a, b, middle, radius, t, at)
    }
    expect(hits).toBeGreaterThan(3000)
  })

  it('counts from 0.2 px per ms on, by the px of the screen', () => {
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

  it('is judged by the time stamps of the device: a drag cuts alike at 30, 60 and 144 Hz', () => {
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
        // A device that tells 125 times a second, from 300 to 1000 px.
        for (let frame = 1, ms = 0; ms < 700 / pace; frame++) {
          for (; ms < (frame * 1000) / hertz; ms += 8) {
            const place = { id: 1, x: 300 + pace * ms, y: 300, down: true, kind: 'mouse' as const }
            field.send(pointerEvent(ms === 0 ? 'pointerdown' : 'pointermove', place, ms))
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

  it('cuts to where a flick is lifted, and what flies through it at any speed', () => {
    const flick = calm([thing(640, 300)])
    tick(flick, [finger(500, 300, { pressed: true })])
    expect(types(tick(flick, [finger(700, 300, { down: false, released: true })]))).toContain('slice')
    const fast = calm([thing(640, 500, { vy: -600, radius: 20 })])
    tick(fast, [finger(600, 300, { pressed: true })])
    Object.assign(fast.things[0] as Thing, { y: 500, vy: -600 })
    expect(types(tick(fast, [finger(680, 300)]))).toContain('slice')
  })

  it('is forgiving: fruit a little larger than drawn, bombs 10 to 20 percent smaller', () => {
    expect(storm.FRUIT_REACH).toBeGreaterThan(1)
    expect(storm.BOMB_REACH).toBeGreaterThanOrEqual(0.8)
    expect(storm.BOMB_REACH).toBeLessThanOrEqual(0.9)
    const grazed = calm([thing(640, 354), bomb(840, 347)])
    expect(
      cuts(
        stroke(grazed, [
          [500, 300],
          [1000, 300],
        ]),
      ),
    ).toMatchObject([{ type: 'slice' }])
  })

  it('keeps 24 points of trail, which run out when it is let go', () => {
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

describe('points', () => {
  it('are 5 times the combo, in the order of the stroke', () => {
    const world = calm([thing(900, 300), thing(500, 300), thing(700, 300)])
    const events = stroke(world, [
      [300, 300],
      [1100, 300],
    ])
    expect(cuts(events).map(({ x, points }) => [Math.round(x as number), points])).toEqual([
      [500, 5],
      [700, 10],
      [900, 15],
    ])
    expect(events).toContainEqual(expect.objectContaining({ type: 'combo', combo: 3 }))
    expect(rules.hud(world)).toEqual({ Score: 30, Lives: 3, Level: 1 })
    expect(world.bestCombo).toBe(3)
  })

  it('go on for 350 ms after the last cut, and no tick longer', () => {
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
    const events = stroke(world, [
      [400, 300],
      [900, 300],
    ])
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

  it('never fall below none: a bomb with one left, three misses in a tick', () => {
    const world = calm([bomb(640, 300), bomb(740, 300), thing(900, 300)])
    world.lives = 1
    expect(
      cuts(
        stroke(world, [
          [500, 300],
          [1000, 300],
        ]),
      ),
    ).toMatchObject([{ type: 'bomb', lives: 0 }])
    expect(rules.hud(world).Lives).toBe(0)
    const many = calm([1, 2, 3, 4].map((n) => thing(n * 200, 780, { vy: 5 })))
    expect(cuts(tick(many))).toMatchObject([{ lives: 2 }, { lives: 1 }, { lives: 0 }])
  })

  it('at none it is Game Over, after a closing beat in which nothing counts', () => {
    const world = calm([bomb(640, 300), thing(200, 700)])
    Object.assign(world, { lives: 2, score: 40, bestCombo: 4, sliced: 6 })
    expect(
      types(
        stroke(world, [
          [500, 300],
          [800, 300],
        ]),
      ),
    ).toContain('finish')
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
  it('part along the stroke, fall, live 2200 ms, and cannot be sliced again', () => {
    const world = calm([thing(640, 300)])
    stroke(world, [
      [500, 260],
      [780, 340],
    ])
    expect(world.halves).toHaveLength(2)
    const [a, b] = world.halves as [storm.Half, storm.Half]
    expect(a.type).toBe('half')
    // On both sides of the line of the stroke.
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
  it('what was in the air falls on in the scene, and the world stands as it ended', () => {
    const world = calm([thing(640, 300, { vx: 3 }), bomb(900, 200)])
    stroke(world, [
      [560, 300],
      [760, 300],
    ])
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

describe('keys and pad', () => {
  it('steer a blade that cuts while it is drawn and fast enough', () => {
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
    // Resting, a drawn blade cuts nothing.
    const rest = calm([thing(640, 360)])
    for (let n = 0; n < 10; n++) expect(tick(rest, [], ['cut'])).toEqual([])
    tick(rest, [finger(10, 10, { pressed: true })])
    expect(rest.cursor.shown).toBe(false)
  })

  it.each([
    ['a mouse', bot],
    ['keys alone', keyBot],
  ] as const)(
    '%s that sees 200 ms late gets 500 points in 2 of 3 plays, in a wide window and on a phone',
    (_, player) => {
      for (const size of [WINDOW, WINDOWS[0] as Size]) {
        let good = 0
        for (let seed = 1; seed <= 3; seed++) {
          const world = begin(seed, size)
          let before: readonly string[] = []
          for (let n = 0; n < 60 * 45 && !rules.outcome(world) && world.score < 500; n++) {
            const { hold = [], pointers = [] } = player(world, n)
            rules.step(world, readInput<Action>(frameFrom(hold, before, pointers)), () => {})
            before = hold
          }
          if (world.score >= 500) good++
        }
        expect(good).toBeGreaterThanOrEqual(2)
      }
    },
  )
})

describe('a window that changes in play', () => {
  it('keeps all that flies in proportion: it comes down in the same tick, still in reach', () => {
    const lands = (turn: Size | null) => {
      const world = begin(11, WINDOWS[0])
      Object.assign(world, { lives: 99 })
      const missed: number[] = []
      for (let n = 1; n < 500; n++) {
        if (n === 110 && turn) {
          rules.resize?.(world, turn)
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

  it('lets halves fall on, and a finger that stays down begin a new stroke', () => {
    const world = calm([thing(640, 300), thing(640, 600)])
    tick(world, [finger(500, 300, { pressed: true })])
    tick(world, [finger(780, 300)])
    const before = world.halves.map(({ id, x }) => ({ id, x }))
    rules.resize?.(world, { width: 640, height: 720 })
    expect(world.halves.map(({ id, x }) => ({ id, x: x * 2 }))).toEqual(before)
    expect(world.physics.bodies).toHaveLength(2)
    expect(cuts(tick(world, [finger(320, 700)]))).toEqual([])
    expect(types(tick(world, [finger(320, 500)]))).toContain('slice')
    for (let n = 0; n < storm.HALF_TICKS; n++) tick(world)
    expect([world.halves, world.physics.bodies]).toEqual([[], []])
  })
})
