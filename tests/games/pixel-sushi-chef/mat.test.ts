/** Tests Pixel Sushi Chef's tables of recipes and ingredients, and its mat. */
import { describe, expect, it } from 'vitest'
import game from '../../../src/games/pixel-sushi-chef/index'
import * as chef from '../../../src/games/pixel-sushi-chef/rules'
import { INGREDIENTS, RECIPES, rules } from '../../../src/games/pixel-sushi-chef/rules'
import { typesOf as types } from '../../support/ticks'
import { bar, begin, press, spotOf, tick } from './helpers'

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
    expect(RECIPES.map(({ name, ingredients, reward }) => [name, ingredients.join(', '), reward])).toEqual([
      ['California Roll', 'rice, fish, avocado', 50],
      ['Cucumber Roll', 'rice, cucumber, nori', 30],
      ['Shrimp Tempura', 'rice, shrimp, nori', 60],
      ['Salmon Roll', 'rice, fish, nori', 40],
      ['Veggie Roll', 'rice, cucumber, avocado', 35],
    ])
    expect([chef.SHIFT_TICKS, chef.LIVES, chef.ORDER_TICKS, chef.MOST_ORDERS]).toEqual([3600, 3, 1200, 3])
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
    INGREDIENTS.forEach(({ type }, place) => {
      world.board = []
      expect(tick(world, [`pick${place + 1}` as chef.Choice])).toEqual([
        { type: 'add', kind: type, place, slot: 0, ready: false },
      ])
      expect(world.board).toEqual([type])
      const keys = game.controls.find(({ action }) => action === `pick${place + 1}`)?.keys
      expect(keys).toContain(`Digit${place + 1}`)
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
