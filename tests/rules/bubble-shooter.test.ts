/** Owns the proof of Bubble Shooter: its numbers, clusters and loose bubbles against brute force, shots that never tunnel. */
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import type { GameEvent, Pointer } from '../../src/engine/core/contract'
import { readInput } from '../../src/engine/core/input'
import { createRandom, draw, drawInt, type Random } from '../../src/engine/core/random'
import game from '../../src/games/bubble-shooter'
import { bot } from '../../src/games/bubble-shooter/bot'
import * as bubble from '../../src/games/bubble-shooter/rules'
import {
  type Action,
  type Bubble,
  colsOf,
  middleOf,
  rules,
  type World,
} from '../../src/games/bubble-shooter/rules'
import { turnAt } from '../../src/games/bubble-shooter/rules/aim'
import { besides, floating, groupOf, lookup, nearestPlace } from '../../src/games/bubble-shooter/rules/board'
import { along, lengthOf, wayOf } from '../../src/games/bubble-shooter/rules/flight'
import { colorsLeft } from '../../src/games/bubble-shooter/rules/generator'
import { must } from './must'
import { ticker } from './ticks'

const SIZE = { width: 600, height: 500 }
const begin = (seed = 1, ceiling = 'still') => rules.start({ ceiling }, seed, SIZE)

const tick = ticker(rules)

/** Plays on without input until nothing flies or leaves any more. */
function settle(world: World): GameEvent[] {
  const events: GameEvent[] = []
  for (let n = 0; n < 400 && (world.flight || world.leaving.length > 0); n++) events.push(...tick(world))
  return events
}

const shoot = (world: World) => [...tick(world, ['fire']), ...settle(world)]

/** Puts bubbles on an empty board: [row, col, color]. */
function lay(world: World, ...bubbles: readonly (readonly [number, number, number])[]): World {
  world.bubbles = bubbles.map(([row, col, color], n) => ({
    id: 1000 + n,
    row,
    col,
    color,
    ...middleOf(row, col, world.parity),
  }))
  return world
}

function randomBoard(random: Random, parity: number, rows: number, share: number, colors: number): Bubble[] {
  const bubbles: Bubble[] = []
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < colsOf(row, parity); col++) {
      if (draw(random) < share)
        bubbles.push({
          id: bubbles.length,
          row,
          col,
          color: drawInt(random, 0, colors - 1),
          ...middleOf(row, col, parity),
        })
    }
  }
  return bubbles
}

const apart = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y)

describe('the field', () => {
  it('is 600 x 500 with bubbles of radius 20 in 6 colours, 8 rows at the start', () => {
    expect([bubble.WIDTH, bubble.HEIGHT, bubble.RADIUS, bubble.COLORS]).toEqual([600, 500, 20, 6])
    const { bubbles } = begin()
    expect(new Set(bubbles.map(({ row }) => row)).size).toBe(8)
    expect(bubbles).toHaveLength(4 * 15 + 4 * 14)
    for (let seed = 0; seed < 50; seed++) expect(colorsLeft(begin(seed).bubbles)).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('is a true honeycomb: every neighbour 40 away, none nearer, all inside the walls', () => {
    for (const parity of [0, 1]) {
      const all = randomBoard(createRandom(1), parity, 12, 1, 6)
      for (const one of all) {
        must(one.x >= 20 && one.x <= 580, one)
        const near = all.filter((other) => other !== one && apart(one, other) < 40.001)
        const places = besides(one, parity)
        must(places.filter(({ row }) => row < 12).length === near.length, one, near)
        for (const other of near) {
          must(Math.abs(apart(one, other) - 40) < 0.005, one, other)
          must(
            places.some(({ row, col }) => row === other.row && col === other.col),
            one,
            other,
          )
        }
      }
    }
  })
})

describe('clusters', () => {
  it('agree with a brute-force check on 3,000 random boards', () => {
    const random = createRandom(77)
    for (let n = 0; n < 3000; n++) {
      const parity = n % 2
      const board = randomBoard(
        random,
        parity,
        drawInt(random, 1, 11),
        0.25 + draw(random) * 0.7,
        1 + (n % 6),
      )
      if (board.length === 0) continue
      // Joined again and again until nothing changes, by distance alone.
      const join = (may: (a: Bubble, b: Bubble) => boolean) => {
        const label = board.map((_, i) => i)
        for (let changed = true; changed; ) {
          changed = false
          for (let i = 0; i < board.length; i++) {
            const a = board[i] as Bubble
            for (let j = i + 1; j < board.length; j++) {
              const b = board[j] as Bubble
              if (b.row > a.row + 1) break
              if (label[i] === label[j] || !may(a, b) || (a.x - b.x) ** 2 + (a.y - b.y) ** 2 > 1640) continue
              label[i] = label[j] = Math.min(label[i] as number, label[j] as number)
              changed = true
            }
          }
        }
        return label
      }
      const one = board[drawInt(random, 0, board.length - 1)] as Bubble
      const byColor = join((a, b) => a.color === b.color)
      const group = groupOf(lookup(board), one, parity)
      must(group[0] === one, n)
      const members = new Set(group)
      must(members.size === group.length, n)
      const mine = byColor[board.indexOf(one)]
      must(
        board.every((each, i) => members.has(each) === (byColor[i] === mine)),
        n,
      )
      must(
        group.every((each) => board.includes(each)),
        n,
      )
      const joined = join(() => true)
      const held = new Set(board.flatMap(({ row }, i) => (row === 0 ? [joined[i]] : [])))
      const loose = board.filter((_, i) => !held.has(joined[i]))
      const fallen = floating(board, parity)
      must(fallen.length === loose.length && fallen.every((each, i) => isDeepStrictEqual(each, loose[i])), n)
    }
  })

  it('clear from three on, at 10 points a bubble, and what hangs on nothing falls', () => {
    const world = lay(begin(), [0, 7, 2], [1, 7, 3], [2, 8, 4], [0, 0, 5], [0, 14, 2])
    Object.assign(world, { loaded: 2, next: 5, angle: 0 })
    // Two of a colour stay.
    lay(world, [0, 7, 2], [0, 0, 5])
    shoot(world)
    expect(world.bubbles).toHaveLength(3)
    expect(world.score).toBe(0)
    // Three go, and with them the two that hung on them.
    lay(world, [0, 7, 2], [1, 7, 2], [1, 6, 3], [2, 6, 4], [0, 0, 5])
    Object.assign(world, { loaded: 2 })
    const events = shoot(world)
    expect(events.filter(({ type }) => type === 'pop')).toHaveLength(3)
    expect(events.filter(({ type }) => type === 'fall')).toHaveLength(2)
    expect(world.score).toBe(50)
    expect(world.bubbles.map(({ row, col }) => [row, col])).toEqual([[0, 0]])
  })
})

describe('a shot', () => {
  it('never tunnels, stays inside, and rests on a free place that touches: 4,000 shots at random boards', () => {
    const random = createRandom(5)
    for (let n = 0; n < 4000; n++) {
      const parity = n % 2
      const board = randomBoard(random, parity, drawInt(random, 0, 11), 0.15 + draw(random) * 0.8, 6)
      const angle = bubble.WIDEST * (draw(random) * 2 - 1)
      const { path, to, touch } = wayOf(board, parity, angle)
      // The way up to the touch, in steps of at most 1: nothing is nearer than a touch, anywhere.
      const flown = [...path.slice(0, -1), touch]
      for (let i = 1; i < flown.length; i++) {
        const a = flown[i - 1] as { x: number; y: number }
        const b = flown[i] as { x: number; y: number }
        const parts = Math.ceil(apart(a, b))
        const near = board.filter(({ y }) => y > Math.min(a.y, b.y) - 36 && y < Math.max(a.y, b.y) + 36)
        for (let part = 0; part <= parts; part++) {
          const x = a.x + ((b.x - a.x) * part) / parts
          const y = a.y + ((b.y - a.y) * part) / parts
          if (x < 20 - 1e-6 || x > 580 + 1e-6 || y < 20 - 1e-6) throw new Error(`outside at ${x}, ${y}`)
          for (const other of near)
            if ((other.x - x) ** 2 + (other.y - y) ** 2 < (bubble.TOUCH - 1e-6) ** 2)
              throw new Error(`board ${n}: through ${other.row}, ${other.col}`)
        }
      }
      const rest = middleOf(to.row, to.col, parity)
      must(!board.some(({ row, col }) => row === to.row && col === to.col), n, to)
      const neighbours = besides(to, parity)
      const holds = board.some(({ row, col }) => neighbours.some((at) => at.row === row && at.col === col))
      must(to.row === 0 || holds, n, to)
      // It slips into the nearest place of all, by less than its own radius and a bit.
      must(apart(rest, touch) < 23.1, n, rest, touch)
      const nearest = nearestPlace(lookup(board), touch.x, touch.y, parity)
      must(isDeepStrictEqual(nearest, to), n, nearest, to)
    }
  })

  it('goes exactly where the aim line says, whatever the angle', () => {
    for (let n = 0; n < 60; n++) {
      const world = begin(n)
      world.angle = bubble.WIDEST * ((n * 2) / 59 - 1)
      const { path, to } = wayOf(world.bubbles, world.parity, world.angle)
      tick(world, ['fire'])
      const far = lengthOf(path)
      for (let ticks = 1; world.flight; ticks++) {
        const { x, y } = world.flight
        const said = along(path, Math.min(far, (ticks - 1) * bubble.SPEED))
        must(apart({ x, y }, said) < 1e-6, n, { x, y }, said)
        const events = tick(world)
        const landed = events.find(({ type }) => type === 'land')
        if (landed) {
          const rest = middleOf(to.row, to.col, 0)
          expect(apart(landed as unknown as { x: number; y: number }, rest)).toBe(0)
        }
      }
    }
  })

  it('slips through a gap of one bubble', () => {
    const wall = Array.from({ length: 15 }, (_, col) => [4, col, 1] as const).filter(([, col]) => col !== 7)
    const world = lay(begin(), ...wall, [0, 7, 0])
    expect(wayOf(world.bubbles, 0, 0).to.row).toBe(1)
  })

  it('has only colours that are left, also those already waiting; swap exchanges them', () => {
    const world = lay(begin(), [0, 0, 4], [0, 7, 2], [1, 7, 2])
    Object.assign(world, { loaded: 2, next: 2 })
    tick(world, ['fire'])
    settle(world)
    expect([world.loaded, world.next]).toEqual([4, 4])
    for (let n = 0; n < 200; n++) {
      const other = begin(n)
      lay(other, [0, 0, n % 6], [0, 4, (n + 2) % 6])
      Object.assign(other, { loaded: n % 6 })
      shoot(other)
      expect(colorsLeft(other.bubbles)).toContain(other.loaded)
      expect(colorsLeft(other.bubbles)).toContain(other.next)
    }
    Object.assign(world, { loaded: 4, next: 1 })
    expect(tick(world, ['swap'])).toEqual([{ type: 'swap' }])
    expect([world.loaded, world.next]).toEqual([1, 4])
  })

  it('waits 100 ms for the one in the air', () => {
    const world = begin(3)
    tick(world, ['fire'])
    let left = 0
    for (const copy = structuredClone(world); copy.flight; left++) tick(copy)
    for (let n = 0; n < left - 4; n++) tick(world)
    tick(world, ['fire'])
    for (let n = 0; n < 4; n++) tick(world)
    expect(world.shots).toBe(2)
    const early = begin(3)
    tick(early, ['fire'])
    tick(early, ['fire'])
    for (let n = 0; n < 200; n++) tick(early)
    expect(early.shots).toBe(1)
  })
})

describe('aiming', () => {
  it('by keys is fine at a tap and faster when held, and stops at the flattest shot', () => {
    const world = begin()
    tick(world, ['right'])
    expect((world.angle * 180) / Math.PI).toBeCloseTo(0.35)
    tick(world)
    tick(world, ['left'])
    expect(world.angle).toBeCloseTo(0)
    expect(turnAt(40)).toBeGreaterThan(turnAt(5) * 5)
    for (let n = 0; n < 120; n++) tick(world, ['left'])
    expect(world.angle).toBeCloseTo(-bubble.WIDEST)
  })

  it('by stick goes where the stick points and stays when it is let go', () => {
    const world = begin()
    const push = (held: Record<string, number>) => {
      const frame = { held, pressed: [], released: [], pointers: [] }
      for (let n = 0; n < 40; n++) rules.step(world, readInput<Action>(frame), () => {})
    }
    push({ stickRight: 0.7, stickUp: 0.7 })
    expect(world.angle).toBeCloseTo(Math.PI / 4)
    push({ stickRight: 0.1 })
    expect(world.angle).toBeCloseTo(Math.PI / 4)
    push({ stickLeft: 1 })
    expect(world.angle).toBeCloseTo(-bubble.WIDEST)
  })

  it('shoots what was loaded when the key went down: shot and swap of one tick in the order pressed', () => {
    for (const [keys, shot] of [
      [['fire', 'swap'], 1],
      [['swap', 'fire'], 2],
    ] as const) {
      const world = Object.assign(begin(), { loaded: 1, next: 2 })
      tick(world, keys)
      expect(world.flight?.color, keys.join(', ')).toBe(shot)
    }
  })

  it('by mouse shoots at the press, by finger when it is lifted; a press on the launcher swaps', () => {
    const pointer = (more: Partial<Pointer>): Pointer => ({
      id: 1,
      x: 300,
      y: 100,
      down: false,
      pressed: false,
      released: false,
      kind: 'mouse',
      ...more,
    })
    const world = begin()
    tick(world, [], [], [pointer({ x: 300 + 358, y: 100 })])
    expect(world.angle).toBeCloseTo(Math.PI / 4)
    // A mouse at rest leaves the aim to the keys.
    tick(world, ['left'], [], [pointer({ x: 300 + 358, y: 100 })])
    expect(world.angle).toBeLessThan(Math.PI / 4)
    tick(world, [], [], [pointer({ x: 310, y: 100, down: true, pressed: true })])
    expect(world.shots).toBe(1)
    settle(world)
    const finger = { kind: 'touch' as const, id: 5 }
    tick(world, [], [], [pointer({ ...finger, x: 200, down: true, pressed: true })])
    tick(world, [], [], [pointer({ ...finger, x: 100, down: true })])
    expect(world.shots).toBe(1)
    tick(world, [], [], [pointer({ ...finger, x: 100, released: true })])
    expect(world.shots).toBe(2)
    expect(world.flight?.path[1]?.x).toBeLessThan(300)
    settle(world)
    const { loaded, next } = world
    tick(world, [], [], [pointer({ ...bubble.NEXT, down: true, pressed: true })])
    expect([world.loaded, world.next, world.shots]).toEqual([next, loaded, 2])
    // A click beside or below the launcher is no shot.
    const { angle } = world
    tick(world, [], [], [pointer({ x: 560, y: bubble.LAUNCHER.y, down: true, pressed: true })])
    expect([world.flight, world.angle]).toEqual([null, angle])
    // A finger drawn back below the launcher thinks better of it.
    tick(world, [], [], [pointer({ ...finger, down: true, pressed: true })])
    tick(world, [], [], [pointer({ ...finger, x: 500, y: 490, released: true })])
    expect(world.shots).toBe(2)
  })
})

describe('the end', () => {
  it('waits for whatever still falls: nothing hangs in the air under the panel', () => {
    const world = begin()
    const [first] = world.bubbles as [Bubble]
    const left = { ...first, falls: true, wait: 200, n: 1, count: 1 }
    Object.assign(world, { state: 'lost', wait: 3, leaving: [left] })
    const events: GameEvent[] = []
    for (let n = 0; n < 400 && world.state !== 'over'; n++) events.push(...tick(world))
    expect(world.state).toBe('over')
    expect(world.leaving).toEqual([])
    expect(events.filter(({ type }) => type === 'fall')).toHaveLength(1)
  })
  it('is lost when a bubble goes below 100 px from the bottom, and only then', () => {
    expect(bubble.LINE_Y).toBe(400)
    const column = (rows: number) =>
      Array.from({ length: rows }, (_, row) => [row, row % 2 ? 6 : 7, row % 2] as const)
    const world = lay(begin(), ...column(10))
    Object.assign(world, { loaded: 5, next: 5, angle: 0.01 })
    shoot(world)
    expect(world.state).toBe('play')
    expect(Math.max(...world.bubbles.map(({ y }) => y + 20))).toBeLessThan(400)
    Object.assign(world, { loaded: 4, next: 5 })
    expect(shoot(world).map(({ type }) => type)).toContain('sunk')
    expect(rules.outcome(world)).toBeNull()
    for (let n = 0; n < bubble.LOST_TICKS; n++) tick(world, ['fire'])
    expect(rules.outcome(world)).toMatchObject({ result: 'lost', title: 'Game Over!' })
  })

  it('is won when all are cleared, with 1000 points more', () => {
    const world = lay(begin(), [0, 7, 2], [1, 7, 2])
    Object.assign(world, { loaded: 2, next: 2, score: 500 })
    expect(shoot(world).map(({ type }) => type)).toContain('cleared')
    expect(world.score).toBe(500 + 30 + 1000)
    for (let n = 0; n <= bubble.WON_TICKS; n++) tick(world)
    expect(rules.outcome(world)).toMatchObject({ result: 'won', results: { 'Final Score': 1530, Shots: 1 } })
    expect(rules.hud(world)).toEqual({ Score: 1530, Bubbles: 0 })
  })

  it('never comes by itself: nothing sinks while nobody shoots, and no miss brings a row, unless asked for', () => {
    const world = begin()
    const before = structuredClone(world.bubbles)
    for (let n = 0; n < 600; n++) tick(world)
    expect(world.bubbles).toEqual(before)
    const misses = (ceiling: string) => {
      const other = begin(1, ceiling)
      lay(other, [0, 0, 0], [0, 14, 1], [0, 7, 2])
      for (let n = 0; n < 6; n++) {
        Object.assign(other, { loaded: 3 + (n % 2) })
        shoot(other)
      }
      return other
    }
    expect(misses('still').bubbles).toHaveLength(9)
    const pressed = misses('rows')
    expect(pressed).toMatchObject({ parity: 1, misses: 0, allowed: 5 })
    expect(pressed.bubbles).toHaveLength(9 + 14)
    expect(rules.hud(pressed)).toMatchObject({ 'Row in': 5 })
    for (const { row, col, x, y } of pressed.bubbles) expect({ x, y }).toEqual(middleOf(row, col, 1))
    expect(floating(pressed.bubbles, 1)).toEqual([])
  })
})

describe('a play', () => {
  it('is cleared by a plain player on each of six seeds', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const world = begin(seed)
      let ticks = 0
      for (; ticks < 60 * 60 * 5 && !rules.outcome(world); ticks++)
        tick(world, [], [], bot(world, ticks).pointers)
      expect(rules.outcome(world)?.result, `seed ${seed}`).toBe('won')
      expect(world.score).toBe(1000 + 10 * (116 + world.shots))
    }
  })
})

describe('upright', () => {
  const size = { width: 480, height: 720 }
  const upright = (seed = 1, ceiling = 'still') => rules.start({ ceiling }, seed, size)

  it('is a field of twelve columns of its own, with eleven rows, and launcher and line as far above the floor', () => {
    expect(game.upright?.size).toEqual(size)
    const world = upright()
    expect(world).toMatchObject(size)
    expect(world.bubbles).toHaveLength(6 * 12 + 5 * 11)
    const xs = world.bubbles.map(({ x }) => x)
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([20, 460])
    expect(size.height - bubble.lineOf(world)).toBe(100)
    expect(bubble.launcherOf(world)).toEqual({ x: 240, y: 720 - 42 })
    // As in the wide field, a press on the next bubble swaps.
    const { loaded, next } = world
    const press = { id: 1, down: true, pressed: true, released: false, kind: 'mouse' as const }
    tick(world, [], [], [{ ...press, ...bubble.nextOf(world) }])
    expect([world.loaded, world.next]).toEqual([next, loaded])
  })

  it('joins, lets fall and rests inside its walls', () => {
    expect(besides({ row: 0, col: 11 }, 0, size.width)).not.toContainEqual({ row: 0, col: 12 })
    expect(besides({ row: 1, col: 10 }, 0, size.width)).toHaveLength(5)
    const random = createRandom(9)
    for (let n = 0; n < 400; n++) {
      const board = upright(n).bubbles.filter(() => draw(random) < 0.8)
      const { path, to } = wayOf(board, 0, (draw(random) * 2 - 1) * bubble.WIDEST, size)
      for (const { x } of path) {
        must(x >= 20 - 1e-6 && x <= 460 + 1e-6, n, x)
      }
      expect(to.col).toBeLessThan(colsOf(to.row, 0, size.width))
    }
  })

  it('is lost below its own line, not below that of the wide field', () => {
    const low = (row: number) => {
      const world = upright()
      world.bubbles = Array.from({ length: row }, (_, n) => ({
        id: 1000 + n,
        row: n,
        col: 5,
        color: n % 2 ? 1 : 0,
        ...middleOf(n, 5, 0),
      }))
      world.loaded = 2
      shoot(world)
      return world.state
    }
    expect(low(13)).toBe('play')
    expect(low(18)).not.toBe('play')
  })

  it('is cleared by a plain player on each of four seeds, in at most half as many shots again as the wide one', () => {
    const shots = (field: { width: number; height: number }) => {
      let sum = 0
      for (let seed = 1; seed <= 4; seed++) {
        const world = rules.start({ ceiling: 'still' }, seed, field)
        for (let n = 0; n < 60 * 200 && !rules.outcome(world); n++)
          tick(world, [], [], [...(bot(world, n).pointers ?? [])])
        expect(rules.outcome(world)).toMatchObject({ result: 'won' })
        sum += world.shots
      }
      return sum
    }
    const ratio = shots(size) / shots(SIZE)
    expect(ratio).toBeGreaterThan(0.75)
    expect(ratio).toBeLessThan(1.5)
  })
})
