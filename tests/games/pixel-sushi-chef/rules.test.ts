/** Tests Pixel Sushi Chef's tables, mat, guests and shift. */

import { describe, expect, it } from 'vitest'
import type { RealtimeBot } from '../../../src/engine/core/game/contract'
import { bot } from '../../../src/games/pixel-sushi-chef/bot'
import game from '../../../src/games/pixel-sushi-chef/index'
import * as chef from '../../../src/games/pixel-sushi-chef/rules'
import {
  type Action,
  INGREDIENTS,
  type Order,
  RECIPES,
  rules,
  type World,
} from '../../../src/games/pixel-sushi-chef/rules'
import { texts } from '../../../src/games/pixel-sushi-chef/texts/game'
import { must } from '../../support/must'
import { sample } from '../../support/proofs'
import { botPlays, typesOf as types } from '../../support/ticks'
import { bar, begin, named, order, press, spotOf, tick } from './helpers'

describe('the tables', () => {
  it('are the specified ones', () => {
    expect(INGREDIENTS.map(({ type }) => type)).toEqual([
      'rice',
      'fish',
      'cucumber',
      'avocado',
      'shrimp',
      'nori',
    ])
    expect(
      RECIPES.map(({ id, ingredients, reward }) => [texts.dishes[id], ingredients.join(', '), reward]),
    ).toEqual([
      ['California Roll', 'rice, fish, avocado', 50],
      ['Cucumber Roll', 'rice, cucumber, nori', 30],
      ['Shrimp Tempura', 'rice, shrimp, nori', 60],
      ['Salmon Roll', 'rice, fish, nori', 40],
      ['Veggie Roll', 'rice, cucumber, avocado', 35],
    ])
    expect([chef.SHIFT_TICKS, begin().lives, chef.ORDER_TICKS, chef.MAX_ORDERS]).toEqual([3600, 3, 1200, 3])
    expect([chef.EVERY_TICKS, chef.LEVEL_POINTS]).toEqual([480, 200])
    expect(rules.hud(begin())).toEqual({ Score: 0, Level: 1, Lives: 3, Time: 60 })
  })

  it('let no two recipes need the same pieces', () => {
    for (const recipe of RECIPES)
      expect(RECIPES.filter((other) => chef.makes(recipe.ingredients, other))).toEqual([recipe])
  })
})

describe('the mat', () => {
  it('takes three pieces by the keys 1 to 6, and no fourth', () => {
    const world = bar([])
    INGREDIENTS.forEach(({ type }, tray) => {
      world.board = []
      expect(tick(world, [`pick${tray + 1}` as chef.Choice])).toEqual([
        { type: 'add', kind: type, tray, slot: 0, ready: false },
      ])
      expect(world.board).toEqual([type])
      const keys = game.controls.find(({ action }) => action === `pick${tray + 1}`)?.keys
      expect(keys).toContain(`Digit${tray + 1}`)
    })
    tick(world, ['pick1'])
    tick(world, ['pick1'])
    expect(types(tick(world, ['pick2']))).toEqual(['full'])
    expect(world.board).toEqual(['nori', 'rice', 'rice'])
  })

  it('gives back the last piece, and all of them on a held Backspace or Delete', () => {
    const world = bar([], ['rice', 'fish', 'nori'])
    expect(tick(world, ['back'])).toEqual([{ type: 'back', kind: 'nori', slot: 2 }])
    for (let n = 0; n < 40; n++) tick(world, ['back'], ['back'])
    expect(world.board).toEqual([])
    world.board = ['rice', 'fish', 'nori']
    expect(types(tick(world, ['clear']))).toEqual(['clear'])
    expect(world.board).toEqual([])
    expect(types(tick(world, ['clear']))).toEqual([])
  })

  it('is filled by fingers, and a touched piece goes back', () => {
    const world = bar([])
    tick(world, [], [], [press(spotOf('tray', 0)), { ...press(spotOf('tray', 4)), id: 2 }])
    tick(world, [], [], [press(spotOf('tray', 5))])
    expect(world.board).toEqual(['rice', 'shrimp', 'nori'])
    tick(world, [], [], [press(spotOf('mat'), 'touch', 0.5)])
    expect(world.board).toEqual(['rice', 'nori'])
    tick(world, [], [], [press(spotOf('bin'))])
    expect(world.board).toEqual([])
  })
})

describe('serving', () => {
  it('serves each recipe to the guest who ordered it, in any order of its pieces, for its reward', () => {
    for (const [index, recipe] of RECIPES.entries()) {
      const world = bar([order(1, index)], [...recipe.ingredients].reverse())
      expect(tick(world, ['serve'])).toContainEqual({
        type: 'served',
        seat: 1,
        recipe: index,
        dish: recipe.id,
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

describe('the shift', () => {
  const finish = (world: World, by: RealtimeBot<World, Action> = () => ({})) => {
    let thrown = 0
    botPlays(rules, by, world, 4000, (events) => {
      thrown += types(events).filter((type) => type === 'wrong').length
    })
    return { end: rules.outcome(world), thrown }
  }

  it('ends with the last life, or after 60 s', () => {
    const idle = begin()
    expect(finish(idle).end).toEqual({
      result: 'lost',
      title: 'Game Over!',
      detail: expect.any(String),
      results: { Score: 0, Level: 1, Served: 0 },
    })
    const world = bar([])
    const events: string[] = []
    let ticks = 0
    while (world.state === 'play') {
      events.push(...types(tick(world)))
      ticks++
    }
    expect(ticks).toBe(3600)
    expect(events).toEqual(['second', 'second', 'second', 'second', 'second', 'closing'])
    expect(finish(world).end).toMatchObject({ result: 'over', title: 'Game Over!' })
  })

  it('has one heart and less patience as options', () => {
    const world = begin(1, { pace: 'rush', hearts: '1' })
    expect(world.lives).toBe(1)
    let ticks = 0
    while (!rules.outcome(world)) {
      tick(world)
      ticks++
    }
    expect(ticks).toBe(540 + chef.END_TICKS)
    for (let level = 1; level < 40; level++) {
      expect(chef.patienceTicks('rush', level)).toBeGreaterThanOrEqual(440)
      expect(chef.everyTicks('rush', level)).toBeGreaterThanOrEqual(110)
      expect([chef.patienceTicks('classic', level), chef.everyTicks('classic', level)]).toEqual([1200, 480])
    }
  })

  it('has only orders that can be made', { tags: ['sample'] }, () => {
    const known = new Set(INGREDIENTS.map(({ type }) => type))
    for (let seed = 0; seed < sample(200, 10_000); seed++) {
      const world = begin(seed)
      while (world.nextId < 8) {
        world.orders = []
        world.rests.fill(0)
        world.orderWait = 0
        tick(world)
        const [{ recipe, left, whole }] = world.orders as [Order]
        const pieces = chef.recipeOf({ recipe }).ingredients
        must(pieces.length <= chef.ROLL_SIZE && pieces.every((piece) => known.has(piece)), seed, pieces)
        must(left === whole, seed, left, whole)
      }
    }
  })

  it('can be completed without losing a guest by a bot of three keys per second', {
    tags: ['sample'],
  }, () => {
    for (let seed = 0; seed < sample(8, 200); seed++) {
      const world = begin(seed)
      const { thrown } = finish(world, bot)
      expect(world, `seed ${seed}`).toMatchObject({ lives: 3 })
      expect(thrown).toBe(0)
      expect(world.served).toBeGreaterThanOrEqual(7)
    }
  })
})
