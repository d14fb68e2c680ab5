/** Tests the mode Worlds of Snake: the snake that waits, keys, two heads, fruit that moves, and the stars. */
import { describe, expect, it } from 'vitest'
import type { GameEvent, RealtimeGame } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import { worldSize } from '../../../src/engine/core/game/shape'
import game from '../../../src/games/snake'
import { bot } from '../../../src/games/snake/bot'
import { type Options, options } from '../../../src/games/snake/options'
import type { World } from '../../../src/games/snake/rules'
import * as snake from '../../../src/games/snake/rules'
import { alone } from '../../../src/games/snake/rules/alone'
import { headSpot, middle } from '../../../src/games/snake/view/path'
import { playBy } from '../../bench/clumsy/play'
import { recordSet } from '../../support/options'
import { someOf } from '../../support/proofs'
import { move, tick } from './helpers'

const NUMBERS = snake.WORLD_NAMES.map((_, n) => n + 1)
const numberOf = (name: snake.WorldName) => snake.WORLD_NAMES.indexOf(name) + 1

function begin(name: snake.WorldName = 'meadow', shape: 'wide' | 'upright' = 'wide') {
  const chosen = { mode: 'worlds', world: `${numberOf(name)}` } as Options
  const size = worldSize(game, { ...chosen, shape })
  const world = alone.start(completeOptions(options, chosen), 3, size)
  return { world, road: world.road as snake.Road }
}

/** Lays all fruit in front of the head and eats one. */
function eat(world: World): GameEvent[] {
  for (const food of world.foods) food.cell = -1
  const next = snake.ahead(world.body[0] as number, world.direction, world)
  world.foods[0] = { cell: next, nth: 0 }
  return move(world)
}

describe('a world', () => {
  it('says its goal once, and waits for a direction, with which the snake moves at once', () => {
    const { world, road } = begin()
    const before = [...world.body]
    const events = tick(world)
    for (let n = 0; n < 600; n++) events.push(...tick(world, n % 2 ? ['left'] : []))
    expect(events).toEqual([{ type: 'world', number: 1, goal: 12 }])
    expect([world.body, road.waits]).toEqual([before, true])
    // The head is in its cell, not on its way.
    expect(headSpot(world, 0.5)).toEqual(middle(before[0] as number, world.size))
    expect(tick(world, ['right'])).toEqual([{ type: 'turn', direction: 'right' }])
    expect(world.body[0]).toBe((before[0] as number) + 1)
  })

  it('has 20 by 20 cells, or 16 by 24 in a portrait window', () => {
    const wide = begin().world
    const upright = begin('open', 'upright').world
    expect([wide.size, snake.rowsOf(wide)]).toEqual([20, 20])
    expect([upright.size, snake.rowsOf(upright)]).toEqual([16, 24])
    upright.direction = 'up'
    upright.body = [5, 5 + 16]
    upright.foods = []
    tick(upright, ['up'])
    expect(upright.body[0]).toBe(23 * 16 + 5)
    // The specified mode keeps its field in every window.
    expect(worldSize(game, { mode: 'classic', shape: 'upright' })).toEqual({ width: 600, height: 600 })
  })

  it('forgives a turn that comes 80 ms late', () => {
    const { world } = begin()
    world.foods = []
    world.body = [19, 18, 17]
    tick(world, ['right'])
    expect(world.end).toBe('')
    for (let n = 1; n < snake.LATE_TICKS; n++) tick(world)
    tick(world, ['down'])
    expect([world.end, world.body[0]]).toEqual(['', 39])
    world.body = [19, 18, 17]
    world.direction = 'right'
    for (let n = 0; n < 30; n++) tick(world)
    expect(alone.outcome(world)).toMatchObject({ result: 'over', title: 'Game Over! Hit a wall' })
  })

  it('locks its fruit until the key is taken', () => {
    const { world, road } = begin('keys')
    expect(road.key).toBeGreaterThanOrEqual(0)
    road.waits = false
    world.foods[0] = { cell: (world.body[0] as number) + 1, nth: 0 }
    road.key = (world.body[0] as number) + 2
    expect(move(world)).not.toContainEqual(expect.objectContaining({ type: 'eat' }))
    expect(move(world)).toContainEqual(expect.objectContaining({ type: 'unlock' }))
    expect(snake.isLocked(world)).toBe(false)
    expect(eat(world)).toContainEqual(expect.objectContaining({ type: 'eat', length: 4 }))
    expect(snake.isLocked(world)).toBe(true)
  })

  it('swaps the heads of its snake after a fruit, which waits', () => {
    const { world, road } = begin('twoHeads')
    road.waits = false
    const tail = world.body.at(-1)
    expect(eat(world)).toContainEqual(expect.objectContaining({ type: 'swap' }))
    expect([world.body[0], world.direction, road.waits]).toEqual([tail, 'left', true])
    tick(world, ['right'])
    expect(road.waits).toBe(true)
    tick(world, ['up'])
    expect([world.body[0], world.end]).toEqual([(tail as number) - 20, ''])
  })

  it('has fruit that goes to free cells, but not from a head that is near', () => {
    const { world, road } = begin('runaway')
    road.waits = false
    const far = { cell: 22, nth: 0 }
    const near = { cell: (world.body[0] as number) + 22, nth: 1 }
    world.foods = [far, near]
    for (let n = 0; n < 3; n++) {
      world.body = [210, 209, 208]
      move(world)
    }
    expect([2, 21, 23, 42]).toContain(far.cell)
    expect(near.cell).toBe(world.foods[1]?.cell)
  })

  it('gives a star at each goal, gets faster with it, and ends with the third', () => {
    const { world, road } = begin('open')
    road.waits = false
    const { goals, stepTicks } = snake.placeOf(2)
    const stars: unknown[] = []
    for (const goal of goals) {
      world.body = [200, ...Array.from({ length: goal - 2 }, (_, n) => n)]
      for (const event of eat(world)) if (event.type === 'star') stars.push([event.stars, world.body.length])
    }
    expect(stars).toEqual(goals.map((goal, n) => [n + 1, goal]))
    expect(world.stepTicks).toBe(stepTicks - 3)
    expect(alone.outcome(world)).toMatchObject({
      result: 'won',
      title: 'World 2: 3 stars',
      results: { Stars: 3 },
    })
  })

  it('is won with the stars that were earned before the end', () => {
    const { world, road } = begin('meadow')
    Object.assign(road, { waits: false, stars: 1 })
    world.body = [19, 18, 17]
    for (let n = 0; n < 30; n++) tick(world)
    expect(alone.outcome(world)).toMatchObject({
      result: 'won',
      title: 'World 1: 1 star',
      detail: 'Next star at length 22.',
    })
  })

  it('keeps records of its own, whatever is chosen for the classic game', () => {
    expect(recordSet(game)).toBe('edges=walls&speed=normal')
    expect(recordSet(game, { mode: 'worlds', edges: 'wrap', speed: 'fast', board: '12' })).toBe('mode=worlds')
    expect(recordSet(game, { mode: 'worlds', world: '3' })).toBe('mode=worlds&world=3')
  })

  it('is finished by the bot with three stars within three tries', { tags: ['sample'] }, () => {
    const size = game.upright?.size as { width: number; height: number }
    for (const number of someOf(NUMBERS, 1, 5)) {
      const chosen = completeOptions(options, { mode: 'worlds', world: `${number}` } as Options)
      const play = { game: game as never as RealtimeGame, bot: bot as never, options: chosen, size }
      const stars = [1, 2, 3].some((seed) => {
        const { world } = playBy(null, play, seed, 60 * 300)
        return (world as World).road?.stars === 3
      })
      expect(stars, `${number}`).toBe(true)
    }
  })
})
