/** Tests the mood of the bar in Pixel Sushi Chef's Rush, and its tips. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { type Options, options } from '../../../src/games/pixel-sushi-chef/options'
import * as chef from '../../../src/games/pixel-sushi-chef/rules'
import { type Order, rules, type World } from '../../../src/games/pixel-sushi-chef/rules'
import { tick, WIDE } from './helpers'

const begin = (pace: Options['pace']) => rules.start(completeOptions(options, { pace, hearts: '3' }), 1, WIDE)

/** A bar in this mode with one guest who has this share of the patience left and whose roll is ready. */
function ready(pace: Options['pace'], part: number): World {
  const world = begin(pace)
  const order: Order = { id: 9, seat: 0, recipe: 0, guest: 0, left: 500 * part, whole: 500 }
  return Object.assign(world, {
    orders: [order],
    board: [...chef.recipeOf(order).ingredients],
    orderWait: 999,
  })
}

describe('the mood of the bar', () => {
  it('rises with each guest served while smiling, and pays up to three times the price', () => {
    const world = ready('rush', 0.9)
    expect(tick(world, ['serve'])).toContainEqual(
      expect.objectContaining({ type: 'served', reward: 50, tip: 53, mood: 'glad' }),
    )
    expect(rules.hud(world)).toMatchObject({ Score: 103, Mood: 35 })
    const best = Object.assign(ready('rush', 0.9), { mood: 98 })
    tick(best, ['serve'])
    expect(rules.hud(best)).toMatchObject({ Score: 200, Mood: 100 })
  })
  it('falls with guests who waited, pieces taken back, rolls thrown away and guests who leave, never below 0', () => {
    for (const [part, mood] of [
      [0.5, 45],
      [0.2, 35],
    ] as const) {
      const world = Object.assign(ready('rush', part), { mood: 50 })
      tick(world, ['serve'])
      expect(world.mood).toBe(mood)
    }
    const world = Object.assign(ready('rush', 0.9), { mood: 100, board: ['rice', 'rice', 'rice'] })
    tick(world, ['back'])
    expect(world.mood).toBe(75)
    world.board.push('rice')
    tick(world, ['serve'])
    expect(world.mood).toBe(35)
    Object.assign(world.orders[0] as Order, { left: 1 })
    tick(world)
    expect(world).toMatchObject({ mood: 0, lives: 2 })
  })
  it('attracts the next guest at once if the last one still smiled, but not if they had waited', () => {
    for (const [part, comes] of [
      [0.9, 1],
      [0.5, 0],
    ] as const) {
      const world = ready('rush', part)
      tick(world, ['serve'])
      expect(world.orders).toHaveLength(comes)
    }
  })
  it('does not affect levels: only the price of the dishes counts', () => {
    const world = Object.assign(ready('rush', 0.9), { mood: 100 })
    tick(world, ['serve'])
    expect(world).toMatchObject({ score: 200, level: 1 })
  })
  it('has no effect in Classic, and is not shown there', () => {
    const world = ready('classic', 0.9)
    expect(tick(world, ['serve'])).toContainEqual(expect.not.objectContaining({ tip: expect.anything() }))
    expect(rules.hud(world)).toEqual({ Score: 50, Level: 1, Lives: 3, Time: 60 })
    expect(world.orders).toHaveLength(0)
  })
})
