/** Tests Tap the Glitch in a portrait window. */
import { describe, expect, it } from 'vitest'
import game from '../../../src/games/tap-the-glitch/index'
import * as tap from '../../../src/games/tap-the-glitch/rules'
import { rules } from '../../../src/games/tap-the-glitch/rules'
import { glitch, press, tick } from './helpers'

describe('upright', () => {
  const size = { width: 450, height: 642 }
  const upright = (seed = 1) => rules.start({}, seed, size)

  it('has a separate layout with as many slots, and a finger hits each of them', () => {
    expect(game.upright?.size).toEqual(size)
    expect(upright()).toMatchObject({ cols: 6, rows: 8 })
    for (let slot = 0; slot < 48; slot++) {
      const world = Object.assign(upright(), { glitches: [glitch(slot, 'pixel')], spawnWait: 1e9 })
      const { x, y } = tap.middleOf(slot, 6)
      expect(Math.min(x, 450 - x, y - tap.TOP, 642 - y)).toBeGreaterThanOrEqual(tap.SLOT / 2)
      tick(world, [], [], [press({ x, y })])
      expect(world.score, `slot ${slot}`).toBe(10)
    }
  })

  it('has glitches everywhere, and a virus spreads to its neighbors there', () => {
    let right = 0
    let lowest = 0
    for (let seed = 0; seed < 30; seed++) {
      const world = upright(seed)
      for (let n = 0; n < 100; n++) tick(world)
      for (const { x, y } of world.glitches) {
        right = Math.max(right, x)
        lowest = Math.max(lowest, y)
      }
    }
    expect([right, lowest]).toEqual([450 - 37.5, 642 - 37.5])
    const world = Object.assign(upright(), {
      glitches: [glitch(47, 'virus', { age: 5, life: 6 })],
      spawnWait: 1e9,
    })
    tick(world)
    expect(world.glitches.map(({ slot }) => slot).sort((a, b) => a - b)).toEqual([41, 46])
  })

  it('lets the cursor reach its lower right corner', () => {
    const world = upright()
    world.spawnWait = 1e9
    for (let n = 0; n < 14; n++) {
      tick(world, [n < 7 ? 'right' : 'down'])
      tick(world)
    }
    expect(world.cursor).toBe(47)
  })
})
