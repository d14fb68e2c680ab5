/** Tests the seven evenings of Pixel Sushi Chef: parts, new dishes, wishes, dishes by heart, early rolls, and stars. */

import { describe, expect, it } from 'vitest'
import type { GameEvent, RealtimeGame } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import game from '../../../src/games/pixel-sushi-chef'
import { bot } from '../../../src/games/pixel-sushi-chef/bot'
import { type Options, options } from '../../../src/games/pixel-sushi-chef/options'
import * as chef from '../../../src/games/pixel-sushi-chef/rules'
import {
  type Bonus,
  type Evening,
  type Order,
  rules,
  type World,
} from '../../../src/games/pixel-sushi-chef/rules'
import { playBy } from '../../bench/clumsy/play'
import { STAND_INS } from '../../bench/clumsy/standIns'
import { recordSet } from '../../support/options'
import { someOf } from '../../support/proofs'
import { botPlays } from '../../support/ticks'
import { tick, WIDE } from './helpers'

const SIZES = { wide: WIDE, upright: chef.UPRIGHT }
const NUMBERS = chef.PLANS.map((_, n) => n + 1)
const optionsOf = (evening: number) =>
  completeOptions(options, { pace: 'shifts', evening: `${evening}` } as Partial<Options>)
const begin = (evening = 1, seed = 1, size: keyof typeof SIZES = 'wide') =>
  rules.start(optionsOf(evening), seed, SIZES[size])
const eveningOf = (world: World) => world.evening as Evening

/** An open bar with these guests only, and this roll on the mat. */
function open(orders: Order[], board: World['board'] = []): World {
  return Object.assign(begin(7), { rest: 0, orders, board, orderWait: 1e9, mood: 0 })
}
const guest = (seat: number, dish: string, bonuses?: readonly Bonus[], left = 800): Order => ({
  id: seat,
  seat,
  recipe: chef.DISHES.findIndex(({ id }) => id === dish),
  guest: seat,
  left,
  whole: 1000,
  ...(bonuses && { bonuses }),
})
const served = (world: World, press: readonly chef.Action[] = ['serve']) =>
  tick(world, press).find(({ type }) => type === 'served')

describe('an evening', () => {
  it('has three parts of 28 s, each with more guests, an empty bar between them, and time to read first', () => {
    const world = begin(2)
    const events: GameEvent[] = []
    const ticks = botPlays(rules, bot, world, 9000, (now) => void events.push(...now))
    expect(ticks).toBe(chef.READ_TICKS + 3 * 28 * 60 + 2 * chef.BREAK_TICKS + chef.END_TICKS)
    expect(events[0]).toEqual({ type: 'evening', evening: 2, dish: 'dragon', goal: chef.PLANS[1]?.goals[0] })
    expect(events.filter(({ type }) => type === 'shift').map(({ shift }) => shift)).toEqual([2, 3])
    for (const { every } of chef.PLANS) expect([...every].sort((a, b) => b - a)).toEqual(every)
    expect(world.lives).toBe(3)
  })
  it('begins its parts with an empty bar and mat, after a break in which nothing can be added', () => {
    const world = Object.assign(begin(), { rest: 0, ticksLeft: 1, board: ['rice'] })
    expect(tick(world).at(-1)?.type).toBe('shift')
    expect(world).toMatchObject({ orders: [], board: [] })
    for (let n = 0; n < chef.BREAK_TICKS; n++) expect(tick(world, ['pick1'])).toEqual([])
    tick(world, ['pick1'])
    expect(world.board).toEqual(['rice'])
    expect(world.orders).toHaveLength(1)
    expect(rules.hud(world).Time).toBe(2 * 28)
  })
  it('adds one dish to those of the evenings before, and orders it most', () => {
    let before: number[] = []
    for (const number of NUMBERS) {
      const menu = chef.menuOf({ number, stars: 0 })
      const fresh = chef.DISHES.findIndex(({ id }) => id === chef.newDishOf(number))
      expect(before).not.toContain(fresh)
      expect([...new Set(menu)].sort()).toEqual([...new Set([...before, ...menu])].sort())
      expect(menu.filter((dish) => dish === fresh)).toHaveLength(2)
      before = menu
    }
    expect(new Set(before).size).toBe(4 + chef.EVENINGS)
  })
  it('serves dishes of several lengths; an unfinished one is kept', () => {
    const world = open([guest(0, 'salmon'), guest(1, 'lucky')], ['rice', 'fish'])
    expect(tick(world, ['serve'])).toMatchObject([{ type: 'unfinished' }])
    world.board = ['rice', 'fish', 'nori']
    expect(served(world)).toMatchObject({ dish: 'salmon' })
    world.board = ['rice', 'fish', 'cucumber', 'avocado', 'nori']
    expect(served(world)).toMatchObject({ dish: 'lucky' })
    world.board = ['rice', 'rice', 'rice', 'rice', 'rice']
    expect(tick(world, ['serve'])).toContainEqual({ type: 'wrong', seat: -1 })
  })
  it('ends with the last life in any part', () => {
    const world = begin()
    while (!rules.outcome(world)) tick(world)
    expect(rules.outcome(world)).toMatchObject({ result: 'lost' })
    expect(rules.outcome(world)?.results).not.toHaveProperty('Stars')
  })
  it('has distinct dishes, and space for their pieces on the mat', () => {
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

describe('a bonus', () => {
  const { first, inOrder, heart, early } = chef.BONUS
  it('is for the guest who wished to be first, unless another one was served', () => {
    const both = () => open([guest(0, 'salmon', ['first']), guest(1, 'cucumber')], ['rice', 'fish', 'nori'])
    const world = both()
    expect(served(world)).toMatchObject({ dish: 'salmon', bonus: first, why: 'first' })
    const other = both()
    other.board = ['rice', 'cucumber', 'nori']
    expect(served(other)).not.toHaveProperty('bonus')
    other.board = ['rice', 'fish', 'nori']
    expect(served(other)).not.toHaveProperty('bonus')
  })
  it('is for pieces in the order of the ticket; in another order the roll is served without it', () => {
    expect(served(open([guest(0, 'salmon', ['inOrder'])], ['rice', 'fish', 'nori']))).toMatchObject({
      bonus: inOrder,
    })
    const other = served(open([guest(0, 'salmon', ['inOrder'])], ['fish', 'rice', 'nori']))
    expect(other).toMatchObject({ dish: 'salmon' })
    expect(other).not.toHaveProperty('bonus')
  })
  it('is for a dish by heart, as long as its ticket is hidden; later it shows the pieces', () => {
    const hidden = guest(0, 'salmon', ['heart'], 800)
    const shown = guest(0, 'salmon', ['heart'], 400)
    expect([chef.isByHeart(hidden), chef.isByHeart(shown)]).toEqual([true, false])
    expect(served(open([hidden], ['rice', 'fish', 'nori']))).toMatchObject({ bonus: heart, why: 'heart' })
    expect(served(open([shown], ['rice', 'fish', 'nori']))).not.toHaveProperty('bonus')
  })
  it('is for a roll that was made before its order, if it is served soon', () => {
    const fresh = chef.DISHES.find(({ id }) => id === 'shrimp') as chef.Recipe
    const world = Object.assign(begin(1), { rest: 0, board: [...fresh.ingredients], orderWait: 1 })
    world.recipes = [chef.DISHES.indexOf(fresh)]
    tick(world)
    expect(world.orders).toMatchObject([{ bonuses: ['early'] }])
    expect(tick(world)).toContainEqual(
      expect.objectContaining({ type: 'order', dish: 'shrimp', early: true }),
    )
    expect(served(world)).toMatchObject({ bonus: early, why: 'early' })
    expect(served(open([guest(0, 'salmon', ['early'], 700)], ['rice', 'fish', 'nori']))).not.toHaveProperty(
      'bonus',
    )
  })
  it('is not for the first evening, and never hides the new dish', () => {
    for (const number of [1, 7]) {
      const seen = new Set<string>()
      for (let seed = 1; seed <= 40; seed++) {
        const world = begin(number, seed)
        const evening = eveningOf(world)
        for (const recipe of chef.menuOf(evening))
          for (const bonus of chef.bonusesFor(world, evening, recipe)) {
            seen.add(bonus)
            if (bonus === 'heart') expect(chef.recipeOf({ recipe }).id).not.toBe(chef.newDishOf(number))
          }
      }
      expect([...seen].sort()).toEqual(number === 1 ? [] : ['first', 'heart', 'inOrder'])
    }
  })
})

describe('the stars', () => {
  it('are won at closing time, and told when they are earned', () => {
    const end = (score: number) => {
      const world = Object.assign(begin(3), { rest: 0, score, shift: 3, ticksLeft: 3, orderWait: 1e9 })
      const types: string[] = []
      while (!rules.outcome(world)) types.push(...tick(world).map(({ type }) => type))
      return { ...rules.outcome(world), told: types.filter((type) => type === 'star').length }
    }
    const [one = 0, two = 0, three = 0] = chef.PLANS[2]?.goals ?? []
    expect(end(one - 1)).toMatchObject({ result: 'over', results: { Stars: 0 }, told: 0 })
    expect(end(one)).toMatchObject({ result: 'won', title: 'Evening 3: 1 star', told: 1 })
    expect(end(two)).toMatchObject({ title: 'Evening 3: 2 stars', told: 2 })
    expect(end(three)).toMatchObject({ title: 'Evening 3: 3 stars', told: 3 })
  })
  it('are kept for each evening', () => {
    expect(recordSet(game, { pace: 'shifts', hearts: '3', evening: '2' })).toContain('evening=2')
    expect(recordSet(game, { pace: 'rush', hearts: '3', evening: '2' })).not.toContain('evening')
  })
  it('of three are reached by the bot within three tries, in both bars', { tags: ['sample'] }, () => {
    const who = STAND_INS.find(({ name }) => name === 'bot')?.who ?? null
    for (const number of someOf(NUMBERS, 2, 5))
      for (const size of Object.values(SIZES)) {
        const play = {
          game: game as never as RealtimeGame,
          bot: bot as never,
          options: optionsOf(number),
          size,
        }
        const stars = [1, 2, 3].map(
          (seed) => (playBy(who, play, seed, 60 * 120).world as World).evening?.stars ?? 0,
        )
        expect(Math.max(...stars), `${number}`).toBe(3)
      }
  })
})
