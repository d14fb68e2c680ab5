/** Tests Snake's options: boards, fruits and meadows. */

import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../../src/engine/core/game/contract'
import { allNeighbors, cellOf } from '../../../src/engine/core/math/grid'
import game from '../../../src/games/snake'
import { bot } from '../../../src/games/snake/bot'
import type { Options } from '../../../src/games/snake/options'
import {
  ahead,
  BOARDS,
  CELL,
  FRUITS,
  rules,
  SIDE,
  stepsBetween,
  type World,
} from '../../../src/games/snake/rules'
import {
  CELLS_PER_STONE,
  CLEAR,
  MAX_MUSHROOMS,
  PORTALS_APART,
  RISING_MOVES,
} from '../../../src/games/snake/rules/meadow'
import { audioCues } from '../../../src/games/snake/view/audioCues'
import { ghost } from '../../../src/games/snake/view/ghost'
import { headSpot, middle, stretches } from '../../../src/games/snake/view/path'
import { RIM, scaleWithin } from '../../../src/games/snake/view/rim'
import { must } from '../../support/must'
import { sample } from '../../support/proofs'
import { botPlays } from '../../support/ticks'
import { begin, fill, move, tick } from './helpers'

const cells = ({ foods }: World) => foods.map(({ cell }) => cell)

/** All values of both options. */
const SETS = BOARDS.flatMap((board) =>
  FRUITS.map((fruits) => ({ board: `${board}`, fruits: `${fruits}` }) as const),
)

describe('snake: boards and fruits', () => {
  it('are 12, 20 and 28 cells and one to five fruits, with the specified ones by default', () => {
    const chosen = game.options.filter(({ id }) => id === 'board' || id === 'fruits')
    expect(chosen.map(({ choices }) => choices.map(({ value }) => value))).toEqual([
      ['12', '20', '28'],
      ['1', '2', '3', '4', '5'],
    ])
    expect(chosen.map(({ initial }) => initial)).toEqual(['20', '1'])
  })

  it('leave the specified board unchanged, to the last random draw', () => {
    const world = begin({}, 5)
    botPlays(rules, bot, world, 6000)
    // The results of the rules and the demo player without options.
    expect([world.score, world.body.length, world.foods]).toEqual([470, 50, [{ cell: 253, nth: 47 }]])
    expect(world.random).toEqual({ s: -889645180 })
  })

  it('begin with a snake of three in the middle row facing right, and the fruits on free cells', () => {
    for (const options of SETS) {
      const world = begin(options, 3)
      const size = Number(options.board)
      const head = (size / 2) * size + size / 2 - 2
      expect(world.body).toEqual([head, head - 1, head - 2])
      expect(world.foods.map(({ nth }) => nth)).toEqual(
        FRUITS.slice(0, Number(options.fruits)).map((n) => n - 1),
      )
      expect(new Set([...world.body, ...cells(world)]).size).toBe(3 + Number(options.fruits))
      for (const cell of cells(world)) expect(cell >= 0 && cell < size * size).toBe(true)
    }
  })

  it('have walls, or open edges, around all cells', () => {
    for (const size of BOARDS) {
      const end = (size / 2) * size + size - 1
      const world = begin({ board: `${size}` })
      const open = begin({ board: `${size}`, edges: 'wrap' })
      for (const each of [world, open]) {
        each.foods = [{ cell: 0, nth: 0 }]
        while (each.body[0] !== end) move(each)
      }
      expect(world.end).toBe('')
      expect(move(world)).toContainEqual({ type: 'crash', reason: 'wall', row: size / 2, col: size - 1 })
      move(open)
      expect([open.body[0], open.end]).toEqual([end - size + 1, ''])
    }
  })

  it('replaces an eaten fruit by the next kind, and leaves the others in place', () => {
    const world = begin({ fruits: '3' })
    const head = world.body[0] as number
    world.foods = [
      { cell: 0, nth: 0 },
      { cell: head + 1, nth: 1 },
      { cell: head + 2, nth: 2 },
    ]
    expect(move(world)).toContainEqual(
      expect.objectContaining({ type: 'eat', points: 10, length: 4, nth: 1 }),
    )
    expect([world.foods[0], world.foods[2]]).toEqual([
      { cell: 0, nth: 0 },
      { cell: head + 2, nth: 2 },
    ])
    expect(world.foods[1]?.nth).toBe(3)
    expect([...world.body, 0, head + 2]).not.toContain(world.foods[1]?.cell)
    expect(move(world)).toContainEqual(
      expect.objectContaining({ type: 'eat', points: 10, length: 5, nth: 2 }),
    )
    expect(world.foods[2]?.nth).toBe(4)
    expect(rules.hud(world)).toEqual({ Score: 20, Length: 5 })
  })

  it('can be filled to the last cell, which wins when no fruit is left', () => {
    const world = begin({ board: '12', fruits: '5', speed: 'fast' }, 5)
    fill(world, () => {
      const there = cells(world).filter((cell) => cell >= 0)
      // As many as chosen, or as fit; never on the snake, nor two in one cell.
      expect(there).toHaveLength(Math.min(5, 144 - world.body.length))
      expect(new Set([...world.body, ...there]).size).toBe(world.body.length + there.length)
    })
    expect(rules.outcome(world)).toMatchObject({ result: 'won', results: { Score: 1410, Length: 144 } })
  })

  it('are playable: the demo player gets far on each, and faster with more fruits', {
    tags: ['sample'],
  }, () => {
    const scoreOf = (chosen: Partial<Options>) => {
      const world = begin(chosen, 2)
      botPlays(rules, bot, world, 1800)
      return world.score
    }
    for (const size of BOARDS.slice(0, sample(1, 3))) {
      const board = `${size}` as const
      expect(scoreOf({ board })).toBeGreaterThanOrEqual(80)
      expect(scoreOf({ board, fruits: '5' })).toBeGreaterThan(scoreOf({ board }))
    }
  })

  it('show the ghost of an opponent in the same cells, at the scale of the board', () => {
    for (const size of BOARDS) {
      const world = begin({ board: `${size}` })
      for (let n = 0; n < world.stepTicks - 1; n++) tick(world)
      const side = SIDE / size
      const scale = scaleWithin({ width: SIDE, height: SIDE })
      const [head, neck] = ghost.parts(world, world)
      expect(head?.x).toBeCloseTo(RIM + (size / 2 - 2 + 0.5) * side * scale.x, 9)
      expect(head?.y).toBeCloseTo(RIM + (size / 2 + 0.5) * side * scale.y, 9)
      expect((head?.x ?? 0) - (neck?.x ?? 0)).toBeCloseTo(side * scale.x, 9)
      expect(head?.width).toBeCloseTo(side * 0.8 * scale.x, 9)
      expect(head?.height).toBeCloseTo(side * 0.8 * scale.y, 9)
    }
  })

  it('draw a snake across the open edges of each', () => {
    for (const size of BOARDS) {
      const world = begin({ board: `${size}`, edges: 'wrap' })
      world.foods = [{ cell: 0, nth: 0 }]
      while (world.body[0] !== (size / 2) * size) move(world)
      const y = (size / 2 + 0.5) * CELL
      const at = (cells: number) => ({ x: cells * CELL, y })
      const halfway = world.stepTicks / 2
      // On its way out, half of it is beyond the edge.
      expect(headSpot(world, halfway)).toEqual(at(size))
      move(world)
      // Both parts extend beyond their edge.
      expect(stretches(world, halfway)).toEqual([
        [at(1), at(0.5), at(-0.5)],
        [at(size + 0.5), at(size - 0.5), at(size - 1)],
      ])
    }
  })
})

/** Puts the first fruit in front of the head and eats it; other fruits stay. */
function eat(world: World): GameEvent[] {
  world.foods[0] = { cell: ahead(world.body[0] as number, world.direction, world), nth: 0 }
  return move(world)
}

/** Runs the demo player, checking the world after every move. */
function watch(meadow: Options['meadow'], seed: number, moves: number, look: (world: World) => void): World {
  const world = begin({ meadow, fruits: '3' }, seed)
  botPlays(rules, bot, world, moves * world.stepTicks, () => {
    if (world.clock === 0) look(world)
  })
  return world
}

describe('snake: meadows', () => {
  it('are plain by default', () => {
    expect(game.options.find(({ id }) => id === 'meadow')?.initial).toBe('plain')
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
    let max = 0
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
        max = Math.max(max, stones.length)
      })
    }
    expect(max).toBeGreaterThan(8)
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
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([1, MAX_MUSHROOMS])
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
    for (const meadow of ['stones', 'portals', 'poison'] as const) {
      const world = begin({ meadow }, 2)
      botPlays(rules, bot, world, 3600 * share, (events) => {
        through += events.filter(({ type }) => type === 'through').length
      })
      expect(world.score).toBeGreaterThanOrEqual(180 * share)
    }
    expect(through).toBeGreaterThan(3 * share)
  })
})
