/** Tests Snake: its constants, its messages, its queue of turns, and a cycle that fills the board. */
import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../../src/engine/core/game/contract'
import { TICK_MS } from '../../../src/engine/core/game/contract'
import { readInput } from '../../../src/engine/core/input/input'
import type { Direction } from '../../../src/engine/core/math/grid'
import { createActions } from '../../../src/engine/input/actions'
import { bindingsOf } from '../../../src/engine/input/bindings'
import { bot } from '../../../src/games/snake/bot'
import game from '../../../src/games/snake/index'
import {
  type Action,
  facing,
  POINTS_PER_FOOD,
  rules,
  SIZE,
  STEP_TICKS,
  type World,
} from '../../../src/games/snake/rules'
import { sample } from '../../support/proofs'
import { botPlays } from '../../support/ticks'
import { begin, fill, move, tick } from './helpers'

/** Moves several times; the keys are pressed in the first tick. */
function moves(world: World, count: number, press: readonly Action[] = []): GameEvent[] {
  const events = move(world, press)
  for (let n = 1; n < count && !world.end; n++) events.push(...move(world))
  return events
}

const at = (row: number, col: number) => row * SIZE + col

/** Puts the only food in a cell. */
function lay(world: World, cell: number): void {
  world.foods = [{ cell, nth: 0 }]
}

describe('snake: constants', () => {
  it('plays on 20 by 20 cells, 10 points per food, one move every 150 ms', () => {
    expect(SIZE).toBe(20)
    expect(POINTS_PER_FOOD).toBe(10)
    expect((STEP_TICKS.normal as number) * TICK_MS).toBeCloseTo(150, 9)
    expect(begin().stepTicks).toBe(9)
    expect(rules.outcome(begin())).toBeNull()
    expect(begin({ speed: 'slow' }).stepTicks).toBeGreaterThan(9)
    expect(begin({ speed: 'fast' }).stepTicks).toBeLessThan(9)
  })

  it('moves on every ninth tick exactly, and on no other', () => {
    const world = begin()
    for (let n = 1; n <= 36; n++) {
      const head = world.body[0]
      tick(world)
      expect(world.body[0] !== head).toBe(n % 9 === 0)
    }
  })
})

describe('snake: turning', () => {
  it('takes two keys of one tick in the order pressed, without an unwanted U-turn', () => {
    // As on slow displays: both keys before the next tick. It moves to the right.
    for (const [keys, turns] of [
      [['ArrowLeft', 'ArrowUp'], ['up']],
      [
        ['ArrowUp', 'ArrowLeft'],
        ['up', 'left'],
      ],
      [['ArrowRight', 'ArrowDown'], ['down']],
    ] as const) {
      const world = begin()
      const actions = createActions(bindingsOf(game.controls), 1)
      for (const key of keys) actions.keyDown(key)
      rules.step(world, readInput<Action>(actions.take([])), () => {})
      expect(world.turns, keys.join(', ')).toEqual(turns)
    }
  })

  it('takes "up, left" inside one step: both count, one move each', () => {
    const world = begin()
    const head = world.body[0] as number
    tick(world)
    tick(world, ['up'])
    tick(world)
    tick(world, ['left'])
    expect(world.turns).toEqual(['up', 'left'])
    moves(world, 1)
    expect(world.body[0]).toBe(head - SIZE)
    moves(world, 1)
    expect(world.body[0]).toBe(head - SIZE - 1)
    expect(world.end).toBe('')
  })

  it('does nothing on a reverse, at once or against the queued turn', () => {
    const world = begin()
    expect(tick(world, ['left'])).toEqual([])
    expect(world.turns).toEqual([])
    tick(world, ['up'])
    tick(world, ['down'])
    expect(world.turns).toEqual(['up'])
    moves(world, 1)
    tick(world, ['down'])
    moves(world, 1)
    expect(world.direction).toBe('up')
    expect(world.end).toBe('')
  })

  it('queues two turns, none twice; a third one takes the place of the second', () => {
    const burst = (...keys: Direction[]) => {
      const world = begin()
      for (const key of keys) tick(world, [key])
      return world.turns
    }
    expect(burst('up', 'up', 'left')).toEqual(['up', 'left'])
    expect(burst('up', 'left', 'right')).toEqual(['up', 'right'])
    expect(burst('up', 'left', 'right', 'left')).toEqual(['up', 'left'])
    // Upwards is where the first turn leads.
    expect(burst('up', 'left', 'up')).toEqual(['up'])
    expect(burst('up', 'left', 'down')).toEqual(['up', 'left'])
  })

  it('turns the head at once, before the body follows', () => {
    const world = begin()
    expect(facing(world)).toBe('right')
    expect(tick(world, ['down'])).toEqual([{ type: 'turn', direction: 'down' }])
    expect(facing(world)).toBe('down')
    expect(world.direction).toBe('right')
  })
})

describe('snake: eating', () => {
  it('grows by one and scores 10, and the next food is on a free cell', () => {
    const world = begin()
    const length = world.body.length
    lay(world, (world.body[0] as number) + 1)
    const events = moves(world, 1)
    expect(events).toContainEqual({ type: 'eat', row: 10, col: 9, points: 10, length: length + 1, nth: 0 })
    expect(world.body).toHaveLength(length + 1)
    expect(rules.hud(world)).toEqual({ Score: 10, Length: length + 1 })
    expect(world.foods).toHaveLength(1)
    expect(world.body).not.toContain(world.foods[0]?.cell)
    expect(world.vacated).toBe(-1)
  })

  it('spreads the food evenly over the free cells', () => {
    const counts = new Map<number, number>()
    for (let seed = 0; seed < 8000; seed++) {
      const { cell = -1 } = begin({}, seed).foods[0] ?? {}
      counts.set(cell, (counts.get(cell) ?? 0) + 1)
    }
    const free = SIZE * SIZE - 3
    const mean = 8000 / free
    let chi = 0
    for (let cell = 0; cell < SIZE * SIZE; cell++) {
      const count = counts.get(cell) ?? 0
      if (begin().body.includes(cell)) expect(count).toBe(0)
      else chi += (count - mean) ** 2 / mean
    }
    // 396 degrees of freedom: mean 396, standard deviation 28.1; four deviations either side.
    expect(chi).toBeGreaterThan(283)
    expect(chi).toBeLessThan(509)
  })
})

describe('snake: the end', () => {
  it("ends with 'Game Over! Hit a wall' at every wall, and stops", () => {
    for (const press of [[], ['up'], ['down']] as const) {
      const world = begin()
      lay(world, 0)
      const events = moves(world, 30, press)
      expect(events.filter((event) => event.type === 'crash')).toHaveLength(1)
      expect(rules.outcome(world)).toMatchObject({ result: 'over', title: 'Game Over! Hit a wall' })
      const before = JSON.stringify(world)
      for (let n = 0; n < 20; n++) tick(world, ['left'])
      expect(JSON.stringify(world)).toBe(before)
    }
  })

  it("ends with 'Game Over! Hit yourself' when it bites its body", () => {
    const world = begin()
    world.body = [at(10, 8), at(10, 7), at(10, 6), at(10, 5), at(10, 4)]
    moves(world, 1, ['up'])
    moves(world, 1, ['left'])
    moves(world, 1, ['down'])
    expect(rules.outcome(world)).toMatchObject({ result: 'over', title: 'Game Over! Hit yourself' })
  })

  it('may follow its tail closely: the tail leaves in the same move', () => {
    const world = begin()
    world.body = [at(5, 5), at(5, 6), at(6, 6), at(6, 5)]
    world.direction = 'left'
    lay(world, 0)
    for (const press of ['down', 'right', 'up', 'left'] as const) moves(world, 1, [press])
    expect(world.end).toBe('')
    expect(world.body[0]).toBe(at(5, 5))
  })

  it('enters on the other side with the wrap option', () => {
    const world = begin({ edges: 'wrap' })
    world.body = [at(10, 19), at(10, 18), at(10, 17)]
    lay(world, 0)
    moves(world, 1)
    expect(world.body[0]).toBe(at(10, 0))
    world.body = [at(0, 3), at(1, 3), at(2, 3)]
    world.direction = 'up'
    moves(world, 1)
    expect(world.body[0]).toBe(at(19, 3))
    expect(world.end).toBe('')
  })
})

describe('snake: proof', () => {
  it('fills the board along a closed path, and wins', { tags: ['proof'] }, () => {
    const world = begin({}, 5)
    fill(world)
    expect(world.end).toBe('full')
    expect(new Set(world.body).size).toBe(SIZE * SIZE)
    expect(rules.outcome(world)).toMatchObject({ result: 'won', results: { Score: 3970 } })
  })

  it('is playable: the demo player scores at least 300', { tags: ['sample'] }, () => {
    for (let seed = 1; seed <= sample(1, 10); seed++) {
      const world = begin({}, seed)
      botPlays(rules, bot, world, 12_000, () => world.score < 300)
      expect(world.score).toBeGreaterThanOrEqual(300)
    }
  })
})
