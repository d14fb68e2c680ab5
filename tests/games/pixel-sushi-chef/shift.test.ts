/** Tests Pixel Sushi Chef's shift: its end, and that every order can be made. */
import { describe, expect, it } from 'vitest'
import type { RealtimeBot } from '../../../src/engine/core/game/contract'
import { bot } from '../../../src/games/pixel-sushi-chef/bot'
import * as chef from '../../../src/games/pixel-sushi-chef/rules'
import {
  type Action,
  INGREDIENTS,
  type Order,
  rules,
  type World,
} from '../../../src/games/pixel-sushi-chef/rules'
import { must } from '../../support/must'
import { sample } from '../../support/proofs'
import { botPlays, typesOf as types } from '../../support/ticks'
import { bar, begin, tick } from './helpers'

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
