/** Tests Snake's boards and fruits, its later options: rules, ghosts and bests. */
import { describe, expect, it } from 'vitest'
import game from '../../../src/games/snake'
import { bot } from '../../../src/games/snake/bot'
import { BOARDS, CELL, FRUITS, rules, SIDE, type World } from '../../../src/games/snake/rules'
import { ghost } from '../../../src/games/snake/view/ghost'
import { headSpot, stretches } from '../../../src/games/snake/view/path'
import { defaultOptions } from '../../../src/play/session/core/options'
import { recordSet } from '../../support/options'
import { sample } from '../../support/proofs'
import { botPlays } from '../../support/ticks'
import { begin, fill, move, tick } from './helpers'

const cells = ({ foods }: World) => foods.map(({ cell }) => cell)

/** All values of both options. */
const SETS = BOARDS.flatMap((board) => FRUITS.map((fruits) => ({ board: `${board}`, fruits: `${fruits}` })))

describe('snake: boards and fruits', () => {
  it('are 12, 20 and 28 cells and one to five fruits, with the specified ones by default', () => {
    const chosen = game.options.filter(({ id }) => id === 'board' || id === 'fruits')
    expect(chosen.map(({ choices }) => choices.map(({ value }) => value))).toEqual([
      ['12', '20', '28'],
      ['1', '2', '3', '4', '5'],
    ])
    expect(chosen.map(({ initial }) => initial)).toEqual(['20', '1'])
    expect(begin(defaultOptions(game.options))).toEqual(begin())
    expect(begin({ board: '4000', fruits: '0' })).toEqual(begin())
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
    const scoreOf = (options: Record<string, string>) => {
      const world = begin(options, 2)
      botPlays(rules, bot, world, 1800)
      return world.score
    }
    for (const size of BOARDS.slice(0, sample(1, 3))) {
      const board = `${size}`
      expect(scoreOf({ board })).toBeGreaterThanOrEqual(80)
      expect(scoreOf({ board, fruits: '5' })).toBeGreaterThan(scoreOf({ board }))
    }
  })

  it('show the ghost of an opponent in the same cells, at the scale of the board', () => {
    for (const size of BOARDS) {
      const world = begin({ board: `${size}` })
      for (let n = 0; n < world.stepTicks - 1; n++) tick(world)
      const side = SIDE / size
      const [head, neck] = ghost.parts(world, world)
      expect(head?.x).toBeCloseTo((size / 2 - 2 + 0.5) * side, 9)
      expect(head?.y).toBeCloseTo((size / 2 + 0.5) * side, 9)
      expect((head?.x ?? 0) - (neck?.x ?? 0)).toBeCloseTo(side, 9)
      expect([head?.width, head?.height]).toEqual([side * 0.8, side * 0.8])
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

  it('keep separate bests, and leave those of the specified board unchanged', () => {
    const set = (choices: Record<string, string>) => recordSet(game, choices)
    expect(set({})).toBe('edges=walls&speed=normal')
    expect(set({ board: '12' })).toBe('board=12&edges=walls&speed=normal')
    expect(set({ fruits: '5' })).toBe('edges=walls&fruits=5&speed=normal')
    expect(set({ meadow: 'stones' })).toBe('edges=walls&meadow=stones&speed=normal')
  })
})
