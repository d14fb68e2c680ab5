/** Tests Snake's meadows, a later option: stones, portals and mushrooms, their rules, their view, their bests. */
import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../../src/engine/core/game/contract'
import { allNeighbors, cellOf } from '../../../src/engine/core/math/grid'
import game from '../../../src/games/snake'
import { bot } from '../../../src/games/snake/bot'
import { ahead, CELL, rules, stepsBetween, type World } from '../../../src/games/snake/rules'
import {
  CELLS_PER_STONE,
  CLEAR,
  MOST_MUSHROOMS,
  PORTALS_APART,
  RISING_MOVES,
} from '../../../src/games/snake/rules/meadow'
import { audioCues } from '../../../src/games/snake/view/audioCues'
import { headSpot, middle, stretches } from '../../../src/games/snake/view/path'
import { must } from '../../support/must'
import { sample } from '../../support/proofs'
import { botPlays } from '../../support/ticks'
import { begin, move } from './helpers'

/** Puts the first fruit in front of the head and eats it; other fruits stay. */
function eat(world: World): GameEvent[] {
  world.foods[0] = { cell: ahead(world.body[0] as number, world.direction, world), nth: 0 }
  return move(world)
}

/** Runs the demo player, checking the world after every move. */
function watch(meadow: string, seed: number, moves: number, look: (world: World) => void): World {
  const world = begin({ meadow, fruits: '3' }, seed)
  botPlays(rules, bot, world, moves * world.stepTicks, () => {
    if (world.clock === 0) look(world)
  })
  return world
}

describe('snake: meadows', () => {
  it('are plain by default', () => {
    expect(game.options.find(({ id }) => id === 'meadow')?.initial).toBe('plain')
    expect(begin({ meadow: 'plain' }, 7)).toEqual(begin({}, 7))
    expect(begin({ meadow: 'lava' }, 7)).toEqual(begin({}, 7))
  })

  it('Stones: one rises after every second fruit, visible for eight moves before, and hitting it ends the game', () => {
    const world = begin({ meadow: 'stones', board: '28' }, 3)
    eat(world)
    expect([world.stones, world.rising.cell]).toEqual([[], -1])
    eat(world)
    const { cell } = world.rising
    expect(cell).toBeGreaterThanOrEqual(0)
    world.foods[0] = { cell: 0, nth: 0 }
    const events = Array.from({ length: RISING_MOVES - 1 }, () => move(world)).flat()
    expect(world.stones).toEqual([cell])
    expect(events).toContainEqual({ type: 'stone', ...cellOf(cell, 28) })
    world.stones = [ahead(world.body[0] as number, world.direction, world)]
    expect(move(world)).toContainEqual(expect.objectContaining({ type: 'crash', reason: 'stone' }))
    expect(rules.outcome(world)).toMatchObject({ result: 'over', title: 'Game Over! Hit a stone' })
  })

  it('Stones: a stone waits while the snake is in its cell, or right in front of it', () => {
    const world = begin({ meadow: 'stones' }, 3)
    world.foods[0] = { cell: 0, nth: 0 }
    world.rising = { cell: ahead(world.body[0] as number, 'right', world), moves: 1 }
    const { cell } = world.rising
    for (let n = 0; n < 4; n++) {
      move(world)
      expect([world.stones, world.end]).toEqual([[], ''])
    }
    move(world)
    expect(world.stones).toEqual([cell])
  })

  it('Stones: never touch each other or the edge, are never too many, and rise away from the head', {
    tags: ['sample'],
  }, () => {
    let most = 0
    for (let seed = 1; seed <= sample(1, 2); seed++) {
      let before = -1
      watch('stones', seed, 500, (world) => {
        const { stones, rising, size, body } = world
        for (const stone of [...stones, ...(rising.cell < 0 ? [] : [rising.cell])]) {
          const around = allNeighbors(stone, size, size)
          must(around.length === 8, seed, stone)
          must(!around.some((each) => stones.includes(each)), seed, stone, stones)
        }
        if (rising.cell >= 0 && rising.cell !== before)
          expect(stepsBetween(rising.cell, body[0] as number, world)).toBeGreaterThanOrEqual(CLEAR)
        before = rising.cell
        must(stones.length <= (size * size) / CELLS_PER_STONE, seed, stones)
        most = Math.max(most, stones.length)
      })
    }
    expect(most).toBeGreaterThan(8)
  })

  it('Portals: into one and out of the other, in the same direction, the body after it', () => {
    const world = begin({ meadow: 'portals' }, 3)
    const [head] = world.body as [number]
    world.foods[0] = { cell: 0, nth: 0 }
    const [a, b] = [head + 1, 5 * 20 + 5]
    world.portals = [a, b]
    expect(move(world)).toContainEqual({ type: 'through', row: 5, col: 5 })
    expect(world.body).toEqual([b, head, head - 1])
    move(world)
    expect(world.body).toEqual([b + 1, b, head])
    // And back again: the other one leads here.
    world.portals = [a, b + 2]
    move(world)
    expect(world.body[0]).toBe(a)
  })

  it('Portals: one whose exit is blocked by the body cannot be entered', () => {
    const world = begin({ meadow: 'portals' }, 3)
    const [head, neck] = world.body as [number, number]
    world.portals = [head + 1, neck]
    expect(move(world)).toContainEqual(expect.objectContaining({ type: 'crash', reason: 'self' }))
  })

  it('Portals: are apart and inside, and move after three fruits, but not while the snake is in them', () => {
    let moves = 0
    for (const seed of [1, 2]) {
      let before = ''
      watch('portals', seed, 400, (world) => {
        const { portals, size, body, foods } = world
        const [a, b] = portals as [number, number]
        must(portals.length === 2, seed, portals)
        must(stepsBetween(a, b, world) >= PORTALS_APART, seed, portals)
        must(!foods.some(({ cell }) => portals.includes(cell)), seed, portals, foods)
        for (const portal of portals) must(allNeighbors(portal, size, size).length === 8, seed, portal)
        if (before && before !== `${portals}`) {
          moves++
          expect(body.some((cell) => before.split(',').includes(`${cell}`))).toBe(false)
        }
        before = `${portals}`
      })
    }
    expect(moves).toBeGreaterThan(4)
  })

  it('Portals: the snake is drawn into one and out of the other, with nothing between them', () => {
    const world = begin({ meadow: 'portals' }, 3)
    const [head] = world.body as [number]
    world.foods[0] = { cell: 0, nth: 0 }
    const [a, b] = [head + 1, 5 * 20 + 5]
    world.portals = [a, b]
    move(world)
    // Entering: one piece between the neck and the first ring.
    const half = world.stepTicks / 2
    expect(headSpot(world, half)).toEqual({ x: middle(head, 20).x + CELL / 2, y: middle(head, 20).y })
    expect(stretches(world, half)).toHaveLength(1)
    move(world)
    const [out, rest] = stretches(world, half)
    expect(out).toEqual([{ x: middle(b, 20).x + CELL / 2, y: middle(b, 20).y }, middle(b, 20)])
    expect(rest?.slice(0, 2)).toEqual([middle(a, 20), middle(head, 20)])
    // The tail follows through the ring.
    move(world)
    const parts = stretches(world, half)
    expect(parts.at(-1)).toEqual([middle(a, 20), { x: middle(head, 20).x + CELL / 2, y: middle(head, 20).y }])
  })

  it('Poison: a mushroom costs three cells and 20 points, and ends the game if the snake is too short', () => {
    const world = begin({ meadow: 'poison', board: '28' }, 3)
    for (let n = 0; n < 3; n++) eat(world)
    expect([world.score, world.body.length]).toEqual([30, 6])
    world.mushrooms = [ahead(world.body[0] as number, world.direction, world)]
    expect(move(world)).toContainEqual(expect.objectContaining({ type: 'poison', points: 20, length: 3 }))
    expect([world.score, world.body.length, world.mushrooms, world.end]).toEqual([10, 3, [], ''])
    world.mushrooms = [ahead(world.body[0] as number, world.direction, world)]
    expect(move(world)).toContainEqual(expect.objectContaining({ type: 'crash', reason: 'poison' }))
    expect(rules.outcome(world)).toMatchObject({ title: 'Game Over! Poisoned', results: { Score: 0 } })
  })

  it('Poison: mushrooms are replaced with every fruit, gradually more of them, none near the head', () => {
    const counts = new Set<number>()
    let before = ''
    watch('poison', 1, 500, (world) => {
      const { mushrooms, body, foods } = world
      counts.add(mushrooms.length)
      if (before !== `${mushrooms}`)
        for (const cell of mushrooms)
          expect(stepsBetween(cell, body[0] as number, world)).toBeGreaterThan(CLEAR)
      before = `${mushrooms}`
      expect(new Set([...mushrooms, ...foods.map(({ cell }) => cell)]).size).toBe(
        mushrooms.length + foods.length,
      )
    })
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([1, MOST_MUSHROOMS])
  })

  it('Poison: a board that is nearly full has no mushrooms, so that its last cell can be eaten', () => {
    const world = begin({ meadow: 'poison', board: '12' }, 3)
    const way = Array.from({ length: 144 }, (_, n) => {
      const row = Math.floor(n / 12)
      return row % 2 === 0 ? n : row * 12 + 11 - (n % 12)
    })
    world.body = way.slice(0, 142).reverse()
    world.direction = 'left'
    world.foods = [{ cell: way[142] as number, nth: 0 }]
    move(world)
    expect([world.mushrooms, world.foods[0]?.cell]).toEqual([[], way[143]])
    move(world)
    expect(rules.outcome(world)).toMatchObject({ result: 'won' })
  })

  it('have audio cues: stones and mushrooms beside the head sound like walls, a portal like the cell behind it', () => {
    const world = begin({ meadow: 'stones' }, 3)
    world.foods = [{ cell: 0, nth: 0 }]
    const dangers = () => (audioCues.tick?.(world) ?? []).length - 1
    expect(dangers()).toBe(0)
    const head = world.body[0] as number
    world.stones = [head + 1]
    world.mushrooms = [head - 20]
    expect(dangers()).toBe(2)
    world.portals = [head + 20, world.body[2] as number]
    expect(dangers()).toBe(3)
  })

  it('are playable: the demo player gets far in each, and uses portals', { tags: ['sample'] }, () => {
    const share = sample(0.5, 1)
    let through = 0
    for (const meadow of ['stones', 'portals', 'poison']) {
      const world = begin({ meadow }, 2)
      botPlays(rules, bot, world, 3600 * share, (events) => {
        through += events.filter(({ type }) => type === 'through').length
      })
      expect(world.score).toBeGreaterThanOrEqual(180 * share)
    }
    expect(through).toBeGreaterThan(3 * share)
  })
})
