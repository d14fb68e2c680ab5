/** Tests Rush and Three shifts of Pixel Sushi Chef: the mood of the bar and its tips, and longer dishes. */

import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import { bot } from '../../../src/games/pixel-sushi-chef/bot'
import { type Options, options } from '../../../src/games/pixel-sushi-chef/options'
import * as chef from '../../../src/games/pixel-sushi-chef/rules'
import { type Order, rules, type World } from '../../../src/games/pixel-sushi-chef/rules'
import { sample } from '../../support/proofs'
import { botPlays } from '../../support/ticks'
import { tick, WIDE } from './helpers'

const SIZES = { wide: WIDE, upright: chef.UPRIGHT }

const begin = (pace: Options['pace'], seed = 1, size: keyof typeof SIZES = 'wide') =>
  rules.start(completeOptions(options, { pace, hearts: '3' }), seed, SIZES[size])

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

describe('three shifts', () => {
  const finish = (world: World) => {
    const events: GameEvent[] = []
    const ticks = botPlays(rules, bot, world, 9000, (now) => void events.push(...now))
    return { events, ticks }
  }
  for (const shape of ['wide', 'upright'] as const)
    it(`last 35 s each, with dishes of three, four and five pieces, and can all be served, ${shape}`, {
      tags: ['sample'],
    }, () => {
      for (let seed = 1; seed <= sample(2, 10); seed++) {
        const world = begin('shifts', seed, shape)
        const { events, ticks } = finish(world)
        expect(ticks).toBe(3 * 35 * 60 + 2 * chef.BREAK_TICKS + chef.END_TICKS)
        expect(
          events.filter(({ type }) => type === 'shift').map(({ shift, pieces }) => [shift, pieces]),
        ).toEqual([
          [2, 4],
          [3, 5],
        ])
        const lengths = new Set(
          events
            .filter(({ type }) => type === 'served')
            .map(({ recipe }) => chef.recipeOf({ recipe: recipe as number }).ingredients.length),
        )
        expect(lengths).toEqual(new Set([3, 4, 5]))
        expect(world.lives).toBe(3)
        expect(rules.outcome(world)).toMatchObject({ result: 'over', results: { Mood: world.mood } })
      }
    })
  it('begin with an empty bar and mat, after a break in which nothing can be added', () => {
    const world = Object.assign(begin('shifts'), { ticksLeft: 1, board: ['rice'] })
    expect(tick(world).at(-1)?.type).toBe('shift')
    expect(world).toMatchObject({ orders: [], board: [], rollSize: 4 })
    for (let n = 0; n < chef.BREAK_TICKS; n++) expect(tick(world, ['pick1'])).toEqual([])
    expect(world.ticksLeft).toBe(35 * 60)
    tick(world, ['pick1'])
    expect(world.board).toEqual(['rice'])
    expect(world.orders).toHaveLength(1)
  })
  it('end with the last life in any shift', () => {
    const world = begin('shifts')
    let ticks = 0
    for (; !rules.outcome(world); ticks++) tick(world)
    expect(rules.outcome(world)).toMatchObject({ result: 'lost' })
    expect(ticks).toBeLessThan(35 * 60)
  })
  it('have distinct dishes, and space for their pieces on the mat', () => {
    for (const dish of chef.DISHES)
      expect(chef.DISHES.filter((other) => chef.makes(dish.ingredients, other))).toEqual([dish])
    for (const size of Object.values(SIZES))
      for (const pieces of [3, 4, 5]) {
        const bar = chef.layoutOf(size)
        const { xs, scale } = chef.slotsOf(bar, pieces)
        expect(xs).toHaveLength(pieces)
        expect(Math.min(...xs)).toBeGreaterThan(bar.mat.x + 20)
        expect(Math.max(...xs)).toBeLessThan(bar.mat.x + bar.mat.width - 20)
        expect(scale).toBeGreaterThan(0.5)
      }
  })
})
