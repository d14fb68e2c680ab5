/** Tests Bubble Shooter in a portrait window. */
import { describe, expect, it } from 'vitest'
import { createRandom, draw } from '../../../src/engine/core/math/random'
import game from '../../../src/games/bubble-shooter'
import { bot } from '../../../src/games/bubble-shooter/bot'
import * as bubble from '../../../src/games/bubble-shooter/rules'
import { colsOf, middleOf, rules } from '../../../src/games/bubble-shooter/rules'
import { besides } from '../../../src/games/bubble-shooter/rules/board'
import { wayOf } from '../../../src/games/bubble-shooter/rules/flight'
import { must } from '../../support/must'
import { SIZE, shoot, tick } from './helpers'

describe('portrait', () => {
  const size = { width: 480, height: 720 }
  const upright = (seed = 1, ceiling = 'still') => rules.start({ ceiling }, seed, size)

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
    const press = { id: 1, down: true, pressed: true, released: false, kind: 'mouse' as const }
    tick(world, [], [], [{ ...press, ...bubble.nextOf(world) }])
    expect([world.loaded, world.next]).toEqual([next, loaded])
  })

  it('joins, drops and rests bubbles inside its walls', () => {
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

  it('is lost below its own line, not below that of the landscape field', () => {
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

  it('is cleared by a simple bot on each of four seeds, in at most half as many shots again as the landscape one', () => {
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
