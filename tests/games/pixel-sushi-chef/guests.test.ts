/** Tests Pixel Sushi Chef's guests: which one is served, and how long they wait. */
import { describe, expect, it } from 'vitest'
import * as chef from '../../../src/games/pixel-sushi-chef/rules'
import { type Order, RECIPES, rules } from '../../../src/games/pixel-sushi-chef/rules'
import { must } from '../../support/must'
import { typesOf as types } from '../../support/ticks'
import { bar, begin, named, order, press, spotOf, tick } from './helpers'

describe('serving', () => {
  it('serves each recipe to the guest who ordered it, in any order of its pieces, for its reward', () => {
    for (const [index, recipe] of RECIPES.entries()) {
      const world = bar([order(1, index)], [...recipe.ingredients].reverse())
      expect(tick(world, ['serve'])).toContainEqual({
        type: 'served',
        seat: 1,
        recipe: index,
        name: recipe.name,
        reward: recipe.reward,
        guest: 1,
        run: 1,
      })
      expect(world).toMatchObject({ score: recipe.reward, served: 1, board: [], orders: [], lives: 3 })
    }
  })

  it('finds the matching order, of several the one with the least patience', () => {
    const salmon = named('Salmon Roll')
    const world = bar(
      [order(0, salmon), order(1, named('Veggie Roll')), order(2, salmon, { left: 500 })],
      ['rice', 'fish', 'nori'],
    )
    tick(world, ['serve'])
    expect(world.orders.map(({ seat }) => seat)).toEqual([0, 1])
  })

  it('throws a wrong roll away, which costs only time', () => {
    const world = bar([order(0, named('Salmon Roll'))], ['rice', 'rice', 'nori'])
    world.score = 90
    expect(types(tick(world, ['serve']))).toContain('wrong')
    expect(world).toMatchObject({ score: 90, lives: 3, board: [] })
    expect(world.orders).toHaveLength(1)
  })

  it('by touching a guest serves only that guest; an empty seat and an unfinished roll change nothing', () => {
    const orders = () => [order(0, named('Salmon Roll')), order(2, named('Salmon Roll'), { left: 300 })]
    const world = bar(orders(), ['nori', 'fish', 'rice'])
    tick(world, [], [], [press(spotOf('guest', 1))])
    expect(world.board).toHaveLength(3)
    tick(world, [], [], [press(spotOf('guest', 0))])
    expect(world).toMatchObject({ score: 40, orders: [expect.objectContaining({ seat: 2 })] })
    const other = bar([order(0, named('Veggie Roll'))], ['nori', 'fish', 'rice'])
    expect(types(tick(other, [], [], [press(spotOf('guest', 0))]))).toContain('wrong')
    const half = bar(orders(), ['nori', 'fish'])
    expect(types(tick(half, ['serve']))).toContain('unfinished')
    expect(half.board).toHaveLength(2)
  })

  it('raises the level with every 200 points', () => {
    const world = bar([order(0, named('Salmon Roll'))], ['nori', 'fish', 'rice'])
    world.score = 160
    expect(tick(world, ['serve'])).toContainEqual({ type: 'level', level: 2 })
    expect(rules.hud(world)).toMatchObject({ Score: 200, Level: 2 })
  })
})

describe('guests', () => {
  it('arrive every 8 s, the first at once, at most three, and wait 20 s', () => {
    const world = begin(3)
    const came: number[] = []
    const left: number[] = []
    for (let n = 0; n < 3600 && world.state === 'play'; n++) {
      const events = types(tick(world))
      if (events.includes('order')) came.push(n)
      if (events.includes('late')) left.push(n + 1)
      must(world.orders.length <= 3, n, world.orders)
    }
    // A guest is announced in the tick after sitting down.
    expect(came).toEqual([0, 480, 960, 1440, 1920])
    expect(left).toEqual([1200, 1680, 2160])
    expect(world).toMatchObject({ lives: 0, state: 'end' })
  })

  it('do not wait for seats that were just left, and a full bar does not delay later guests', () => {
    const world = begin(3)
    const came: number[] = []
    for (let n = 0; n < 2000; n++) {
      // The first three sit until tick 1500: the fourth, due at 1440, arrives then; the fifth on time again.
      for (const order of world.orders) order.left = 1200
      if (n === 1500) {
        world.orders = world.orders.filter(({ seat }) => seat !== 1)
        world.rests[1] = chef.SEAT_REST
      }
      if (n === 1600) {
        world.orders = []
        world.rests.fill(chef.SEAT_REST)
      }
      const before = world.orders.length
      tick(world)
      if (world.orders.length > before) came.push(n + 1)
    }
    expect(came).toEqual([480, 960, 1501, 1920])
  })

  it('never share a seat or sit beside their double, and order everything in turn', () => {
    const world = begin(5, { pace: 'rush' })
    const ordered: number[] = []
    for (let n = 0; n < 12_000; n++) {
      Object.assign(world, { ticksLeft: 1e6, lives: 3, state: 'play' })
      const known = world.nextId
      tick(world)
      if (world.nextId > known) ordered.push((world.orders.at(-1) as Order).recipe)
      must(new Set(world.orders.map(({ seat }) => seat)).size === world.orders.length, n, world.orders)
      must(new Set(world.orders.map(({ guest }) => guest)).size === world.orders.length, n, world.orders)
    }
    expect(ordered.length).toBeGreaterThan(20)
    for (let n = 4; n + 5 < ordered.length; n += 5) expect(new Set(ordered.slice(n, n + 5)).size).toBe(5)
  })

  it('show when they are in a hurry, and cost a life when they leave', () => {
    const world = bar([order(1, 0, { left: 361 })])
    expect(tick(world)).toEqual([{ type: 'hurry', seat: 1 }])
    Object.assign(world.orders[0] as Order, { left: 1 })
    expect(tick(world)).toEqual([{ type: 'late', seat: 1, guest: 1, lives: 2 }])
    expect(world.orders).toEqual([])
  })
})
