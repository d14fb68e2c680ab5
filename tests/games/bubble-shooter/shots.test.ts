/** Tests Bubble Shooter's shots, and its portrait field. */

import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { createRandom, draw, drawInt } from '../../../src/engine/core/math/random'
import game from '../../../src/games/bubble-shooter'
import { bot } from '../../../src/games/bubble-shooter/bot'
import { options } from '../../../src/games/bubble-shooter/options'
import * as bubble from '../../../src/games/bubble-shooter/rules'
import { colsOf, middleOf, rules } from '../../../src/games/bubble-shooter/rules'
import { lookup, nearestFreeCell, neighborsOf } from '../../../src/games/bubble-shooter/rules/board'
import { along, lengthOf, wayOf } from '../../../src/games/bubble-shooter/rules/flight'
import { colorsLeft } from '../../../src/games/bubble-shooter/rules/generator'
import { must } from '../../support/must'
import { sample } from '../../support/proofs'
import { botPlays, mouse } from '../../support/ticks'
import { apart, begin, lay, randomBoard, SIZE, settle, shoot, UPRIGHT as size, tick } from './helpers'

describe('a shot', () => {
  it('never tunnels, stays inside, and rests on a free cell that touches', { tags: ['sample'] }, () => {
    const random = createRandom(5)
    for (let n = 0; n < sample(150, 4000); n++) {
      const parity = n % 2
      const board = randomBoard(random, parity, drawInt(random, 0, 11), 0.15 + draw(random) * 0.8, 6)
      const angle = bubble.WIDEST * (draw(random) * 2 - 1)
      const { path, to, touch } = wayOf(board, parity, angle)
      // On the way to the touch, in steps of at most 1, no bubble is nearer than a touch.
      const flown = [...path.slice(0, -1), touch]
      for (let i = 1; i < flown.length; i++) {
        const [a, b] = flown.slice(i - 1, i + 1) as [typeof touch, typeof touch]
        const parts = Math.ceil(apart(a, b))
        const near = board.filter(({ y }) => y > Math.min(a.y, b.y) - 36 && y < Math.max(a.y, b.y) + 36)
        for (let part = 0; part <= parts; part++) {
          const x = a.x + ((b.x - a.x) * part) / parts
          const y = a.y + ((b.y - a.y) * part) / parts
          must(x >= 20 - 1e-6 && x <= 580 + 1e-6 && y >= 20 - 1e-6, n, x, y)
          for (const other of near) must(apart(other, { x, y }) >= bubble.TOUCH - 1e-6, n, other)
        }
      }
      const rest = middleOf(to.row, to.col, parity)
      must(!board.some(({ row, col }) => row === to.row && col === to.col), n, to)
      const neighbors = neighborsOf(to, parity)
      const holds = board.some(({ row, col }) => neighbors.some((at) => at.row === row && at.col === col))
      must(to.row === 0 || holds, n, to)
      // It moves into the nearest cell, by little more than its own radius.
      must(apart(rest, touch) < 23.1, n, rest, touch)
      const nearest = nearestFreeCell(lookup(board), touch.x, touch.y, parity)
      must(isDeepStrictEqual(nearest, to), n, nearest, to)
    }
  })

  it('follows the aim line exactly, at every angle', () => {
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

  it('has only colors that are left, also those already waiting; swap exchanges them', () => {
    const world = lay(begin(), [0, 0, 4], [0, 7, 2], [1, 7, 2])
    Object.assign(world, { loaded: 2, next: 2 })
    tick(world, ['fire'])
    settle(world)
    expect([world.loaded, world.next]).toEqual([4, 4])
    for (let n = 0; n < 40; n++) {
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

  it('is remembered for 100 ms while another one flies', () => {
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

describe('portrait', () => {
  const upright = (seed = 1) => rules.start(completeOptions(options, { ceiling: 'still' }), seed, size)

  it('is its own field of twelve columns, with eleven rows, and launcher and line at the same height above the bottom', () => {
    expect(game.upright?.size).toEqual(size)
    const world = upright()
    expect(world).toMatchObject(size)
    expect(world.bubbles).toHaveLength(6 * 12 + 5 * 11)
    const xs = world.bubbles.map(({ x }) => x)
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([20, 460])
    expect(size.height - bubble.lineOf(world)).toBe(100)
    expect(bubble.launcherOf(world)).toEqual({ x: 240, y: 720 - 42 })
    // As in the landscape field, a press on the next bubble swaps.
    const { loaded, next } = world
    const { x, y } = bubble.nextOf(world)
    tick(world, [], [], [mouse(x, y, { down: true, pressed: true })])
    expect([world.loaded, world.next]).toEqual([next, loaded])
  })

  it('joins, drops and rests bubbles inside its walls', () => {
    expect(neighborsOf({ row: 0, col: 11 }, 0, size.width)).not.toContainEqual({ row: 0, col: 12 })
    expect(neighborsOf({ row: 1, col: 10 }, 0, size.width)).toHaveLength(5)
    const random = createRandom(9)
    for (let n = 0; n < 100; n++) {
      const board = upright(n).bubbles.filter(() => draw(random) < 0.8)
      const { path, to } = wayOf(board, 0, (draw(random) * 2 - 1) * bubble.WIDEST, size)
      for (const { x } of path) {
        must(x >= 20 - 1e-6 && x <= 460 + 1e-6, n, x)
      }
      expect(to.col).toBeLessThan(colsOf(to.row, 0, size.width))
    }
  })

  it('is lost below its own line, not below that of the landscape field', () => {
    const low = (rows: number) => {
      const world = lay(upright(), ...Array.from({ length: rows }, (_, n) => [n, 5, n % 2] as const))
      world.loaded = 2
      shoot(world)
      return world.state
    }
    expect(low(13)).toBe('play')
    expect(low(18)).not.toBe('play')
  })

  it('is cleared by a simple bot in about as many shots as the landscape one', { tags: ['sample'] }, () => {
    const shots = (field: typeof size) => {
      let sum = 0
      for (let seed = 1; seed <= sample(1, 6); seed++) {
        const world = rules.start(completeOptions(options, { ceiling: 'still' }), seed, field)
        botPlays(rules, bot, world, 60 * 200)
        expect(rules.outcome(world)).toMatchObject({ result: 'won' })
        if (field === SIZE) expect(world.score).toBe(1000 + 10 * (116 + world.shots))
        sum += world.shots
      }
      return sum
    }
    const ratio = shots(size) / shots(SIZE)
    expect(ratio).toBeGreaterThan(0.75)
    expect(ratio).toBeLessThan(1.5)
  })
})
