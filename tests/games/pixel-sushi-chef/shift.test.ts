/** Tests Pixel Sushi Chef's shift: its end, and that every order can be made. */
import { describe, expect, it } from 'vitest'
import { bot } from '../../../src/games/pixel-sushi-chef/bot'
import * as chef from '../../../src/games/pixel-sushi-chef/rules'
import { INGREDIENTS, type Order, rules, type World } from '../../../src/games/pixel-sushi-chef/rules'
import { bar, begin, tick, types } from './helpers'

describe('the shift', () => {
  /** Wrong rolls of the game finished last. */
  let thrown = 0
  const finish = (world: World, keys = true) => {
    thrown = 0
    for (let n = 0; n < 4000 && !rules.outcome(world); n++)
      thrown += types(tick(world, keys ? (bot(world, n).hold ?? []) : [])).filter(
        (type) => type === 'wrong',
      ).length
    return rules.outcome(world)
  }

  it('ends with the last life, or after 60 s', () => {
    const idle = begin()
    expect(finish(idle, false)).toEqual({
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
    expect(finish(world, false)).toMatchObject({ result: 'over', title: 'Game Over!' })
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

  it('has only orders that can be made: 10,000 seeds', () => {
    const known = new Set(INGREDIENTS.map(({ type }) => type))
    for (let seed = 0; seed < 10_000; seed++) {
      const world = begin(seed)
      while (world.nextId < 8) {
        world.orders = []
        world.rests.fill(0)
        world.orderWait = 0
        tick(world)
        const [{ recipe, left, whole }] = world.orders as [Order]
        const pieces = chef.recipeOf({ recipe }).ingredients
        if (pieces.length > chef.ROLL_SIZE || pieces.some((piece) => !known.has(piece)) || left !== whole)
          throw new Error(`seed ${seed} asks for ${pieces}`)
      }
    }
  })

  it('can be completed without losing a guest by a simple bot of three keys per second, for 200 seeds', () => {
    for (let seed = 0; seed < 200; seed++) {
      const world = begin(seed)
      finish(world)
      expect(world, `seed ${seed}`).toMatchObject({ lives: 3 })
      expect(thrown).toBe(0)
      expect(world.served).toBeGreaterThanOrEqual(7)
    }
  })
})
