/** Tests Bubble Shooter in a portrait window. */
import { describe, expect, it } from 'vitest'
import { createRandom, draw } from '../../../src/engine/core/math/random'
import game from '../../../src/games/bubble-shooter'
import { bot } from '../../../src/games/bubble-shooter/bot'
import * as bubble from '../../../src/games/bubble-shooter/rules'
import { colsOf, rules } from '../../../src/games/bubble-shooter/rules'
import { besides } from '../../../src/games/bubble-shooter/rules/board'
import { wayOf } from '../../../src/games/bubble-shooter/rules/flight'
import { must } from '../../support/must'
import { sample } from '../../support/proofs'
import { botPlays, mouse } from '../../support/ticks'
import { lay, SIZE, shoot, UPRIGHT as size, tick } from './helpers'

describe('portrait', () => {
  const upright = (seed = 1) => rules.start({ ceiling: 'still' }, seed, size)

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
    expect(besides({ row: 0, col: 11 }, 0, size.width)).not.toContainEqual({ row: 0, col: 12 })
    expect(besides({ row: 1, col: 10 }, 0, size.width)).toHaveLength(5)
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
        const world = rules.start({ ceiling: 'still' }, seed, field)
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
