/** Tests Bubble Shooter's field, aiming, clusters and ends. */

import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../../src/engine/core/game/contract'
import { readInput } from '../../../src/engine/core/input/input'
import { createRandom, draw, drawInt } from '../../../src/engine/core/math/random'
import * as bubble from '../../../src/games/bubble-shooter/rules'
import { type Action, type Bubble, middleOf, rules } from '../../../src/games/bubble-shooter/rules'
import { turnAt } from '../../../src/games/bubble-shooter/rules/aim'
import { floating, groupOf, lookup, neighborsOf } from '../../../src/games/bubble-shooter/rules/board'
import { colorsLeft } from '../../../src/games/bubble-shooter/rules/generator'
import { must } from '../../support/must'
import { finger, mouse } from '../../support/ticks'
import { apart, begin, lay, randomBoard, settle, shoot, tick } from './helpers'

describe('aiming', () => {
  it('by keys is fine for a tap and faster when held, and stops at the flattest shot', () => {
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

  it('by stick follows the stick and stays when it is released', () => {
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

  it('by mouse shoots when pressed, by finger when lifted; a press on the launcher swaps', () => {
    const world = begin()
    const clicked = { down: true, pressed: true }
    const lifted = { down: false, released: true }
    tick(world, [], [], [mouse(300 + 358, 100)])
    expect(world.angle).toBeCloseTo(Math.PI / 4)
    // A resting mouse leaves the aim to the keys.
    tick(world, ['left'], [], [mouse(300 + 358, 100)])
    expect(world.angle).toBeLessThan(Math.PI / 4)
    tick(world, [], [], [mouse(310, 100, clicked)])
    expect(world.shots).toBe(1)
    settle(world)
    tick(world, [], [], [finger(200, 100, { id: 5, pressed: true })])
    tick(world, [], [], [finger(100, 100, { id: 5 })])
    expect(world.shots).toBe(1)
    tick(world, [], [], [finger(100, 100, { id: 5, ...lifted })])
    expect(world.shots).toBe(2)
    expect(world.flight?.path[1]?.x).toBeLessThan(300)
    settle(world)
    const { loaded, next } = world
    tick(world, [], [], [mouse(bubble.NEXT.x, bubble.NEXT.y, clicked)])
    expect([world.loaded, world.next, world.shots]).toEqual([next, loaded, 2])
    // A click beside or below the launcher does not shoot.
    const { angle } = world
    tick(world, [], [], [mouse(560, bubble.LAUNCHER.y, clicked)])
    expect([world.flight, world.angle]).toEqual([null, angle])
    // A finger that moves back below the launcher cancels.
    tick(world, [], [], [finger(300, 100, { id: 5, pressed: true })])
    tick(world, [], [], [finger(500, 490, { id: 5, ...lifted })])
    expect(world.shots).toBe(2)
  })
})

describe('the field', () => {
  it('is 600 x 500 with bubbles of radius 20 in 6 colors, 8 rows at the start', () => {
    expect([bubble.WIDTH, bubble.HEIGHT, bubble.RADIUS, bubble.COLORS]).toEqual([600, 500, 20, 6])
    const { bubbles } = begin()
    expect(new Set(bubbles.map(({ row }) => row)).size).toBe(8)
    expect(bubbles).toHaveLength(4 * 15 + 4 * 14)
    for (let seed = 0; seed < 50; seed++) expect(colorsLeft(begin(seed).bubbles)).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('is a true honeycomb: every neighbor 40 away, none nearer, all inside the walls', () => {
    for (const parity of [0, 1]) {
      const all = randomBoard(createRandom(1), parity, 12, 1, 6)
      for (const one of all) {
        must(one.x >= 20 && one.x <= 580, one)
        const near = all.filter((other) => other !== one && apart(one, other) < 40.001)
        const neighbors = neighborsOf(one, parity)
        must(neighbors.filter(({ row }) => row < 12).length === near.length, one, near)
        for (const other of near) {
          must(Math.abs(apart(one, other) - 40) < 0.005, one, other)
          const isPlace = neighbors.some(({ row, col }) => row === other.row && col === other.col)
          must(isPlace, one, other)
        }
      }
    }
  })
})

describe('clusters', () => {
  it('agree with a brute-force check on random boards', () => {
    const random = createRandom(77)
    for (let n = 0; n < 300; n++) {
      const parity = n % 2
      const share = 0.25 + draw(random) * 0.7
      const board = randomBoard(random, parity, drawInt(random, 1, 11), share, 1 + (n % 6))
      /** These bubbles and all that touch them, directly or through others. */
      const joined = (from: readonly Bubble[], may: (a: Bubble, b: Bubble) => boolean) => {
        const found = new Set(from)
        for (const a of found)
          for (const b of board) if (may(a, b) && (a.x - b.x) ** 2 + (a.y - b.y) ** 2 <= 1640) found.add(b)
        return found
      }
      const one = board[drawInt(random, 0, board.length - 1)]
      if (!one) continue
      const group = groupOf(lookup(board), one, parity)
      const byColor = joined([one], (a, b) => a.color === b.color)
      must(group[0] === one && group.length === byColor.size && group.every((each) => byColor.has(each)), n)
      const top = board.filter(({ row }) => row === 0)
      const held = joined(top, () => true)
      const loose = board.filter((each) => !held.has(each))
      must(isDeepStrictEqual(floating(board, parity), loose), n)
    }
  })

  it('clear from three up, at 10 points per bubble, and loose bubbles fall', () => {
    const world = lay(begin(), [0, 7, 2], [1, 7, 3], [2, 8, 4], [0, 0, 5], [0, 14, 2])
    Object.assign(world, { loaded: 2, next: 5, angle: 0 })
    // Two of a color stay.
    lay(world, [0, 7, 2], [0, 0, 5])
    shoot(world)
    expect(world.bubbles).toHaveLength(3)
    expect(world.score).toBe(0)
    // Three are cleared, and the two that depended on them.
    lay(world, [0, 7, 2], [1, 7, 2], [1, 6, 3], [2, 6, 4], [0, 0, 5])
    Object.assign(world, { loaded: 2 })
    const events = shoot(world)
    expect(events.filter(({ type }) => type === 'pop')).toHaveLength(3)
    expect(events.filter(({ type }) => type === 'fall')).toHaveLength(2)
    expect(world.score).toBe(50)
    expect(world.bubbles.map(({ row, col }) => [row, col])).toEqual([[0, 0]])
  })
})

describe('the end', () => {
  it('waits for falling bubbles: nothing stays in the air under the panel', () => {
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
  it('is a loss when a bubble goes below 100 px from the bottom, and only then', () => {
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

  it('is a win when all are cleared, with 1000 extra points', () => {
    const world = lay(begin(), [0, 7, 2], [1, 7, 2])
    Object.assign(world, { loaded: 2, next: 2, score: 500 })
    expect(shoot(world).map(({ type }) => type)).toContain('cleared')
    expect(world.score).toBe(500 + 30 + 1000)
    for (let n = 0; n <= bubble.WON_TICKS; n++) tick(world)
    expect(rules.outcome(world)).toMatchObject({ result: 'won', results: { 'Final Score': 1530, Shots: 1 } })
    expect(rules.hud(world)).toEqual({ Score: 1530, Bubbles: 0 })
  })

  it('never comes without shots: nothing sinks, and no miss adds a row, unless the option is on', () => {
    const world = begin()
    const before = structuredClone(world.bubbles)
    for (let n = 0; n < 600; n++) tick(world)
    expect(world.bubbles).toEqual(before)
    const misses = (ceiling: 'still' | 'rows') => {
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
    expect(rules.hud(pressed)).toMatchObject({ 'New row in': 5 })
    for (const { row, col, x, y } of pressed.bubbles) expect({ x, y }).toEqual(middleOf(row, col, 1))
    expect(floating(pressed.bubbles, 1)).toEqual([])
  })
})
