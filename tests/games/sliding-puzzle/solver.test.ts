/**
 * Tests the Sliding Puzzle's solver: the published shortest solutions, the farthest boards of 3x3, and solutions from
 * everywhere.
 */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import slidingPuzzle from '../../../src/games/sliding-puzzle'
import { bot, wayFrom } from '../../../src/games/sliding-puzzle/bot'
import { options } from '../../../src/games/sliding-puzzle/options'
import { isSolved, rules, type State } from '../../../src/games/sliding-puzzle/rules'
import { mover, thinking } from '../../support/moves'
import { sample } from '../../support/proofs'
import instances from './korf-instances.json'

const { play } = mover(rules)
const NEVER = () => false
const read = (text: string): State => rules.notation!.read(text, completeOptions(options))

const follow = (state: State, cells: readonly number[]): State => play(state, ...cells)

/** The way from here ends solved, with as many moves as cells. */
function expectShortest(text: string, length: number): void {
  const state = read(text)
  const way = wayFrom(state, NEVER)
  expect(way).toMatchObject({ best: true, cells: { length } })
  const end = follow(state, way.cells)
  expect([isSolved(end), end.moves]).toEqual([true, length])
}

describe('the shortest solution', () => {
  // Korf, Artificial Intelligence 27 (1985), table 1: his first ten instances of the fifteen puzzle.
  const korf = instances.map(({ number, tiles, shortest }) => [number, tiles, shortest] as const)
  const QUICK = [9]
  it.each(korf.filter(([number]) => QUICK.includes(number)))(
    "of Korf's instance %i is as long as published",
    (_, text, length) => expectShortest(text, length),
  )
  it.each(korf.filter(([number]) => !QUICK.includes(number)))(
    "of Korf's instance %i is as long as published",
    { tags: ['proof'] },
    (_, text, length) => expectShortest(text, length),
  )
  // Reinefeld, Complete Solution of the Eight-Puzzle, IJCAI 1993: no board needs more than 31 moves, and two need
  // exactly 31.
  it.each(['8,6,7/2,5,4/3,0,1', '6,4,7/8,5,0/3,2,1'])(
    'of one of the farthest boards of 3x3 takes 31 moves',
    (text) => expectShortest(text, 31),
  )
  it('of 3x3 equals that of a breadth-first search, for every board within 12 moves', () => {
    const first = '1,2,3,4,5,6,7,8,0'
    const far = new Map([[first, 0]])
    for (const [text, length] of far) {
      const state: State = { size: 3, tiles: text.split(',').map(Number), emptyFirst: false, moves: 0 }
      if (length > 0) expect(wayFrom(state, NEVER).cells.length, text).toBe(length)
      if (length === 12) continue
      const empty = state.tiles.indexOf(0)
      for (const cell of [empty - 3, empty + 3, empty - 1, empty + 1]) {
        const besides =
          Math.abs((cell % 3) - (empty % 3)) + Math.abs(Math.floor(cell / 3) - Math.floor(empty / 3))
        if (cell < 0 || cell > 8 || besides !== 1) continue
        const tiles = state.tiles.slice()
        tiles[empty] = tiles[cell]!
        tiles[cell] = 0
        if (!far.has(tiles.join())) far.set(tiles.join(), length + 1)
      }
    }
    expect(far.size).toBeGreaterThan(1500)
  })
})

describe('a solution in stages', () => {
  it.each([
    ['3', 20],
    ['4', 20],
    ['5', 8],
    ['6', 4],
  ] as const)('of %s solves the board, each hint one move closer', { tags: ['sample'] }, (size, boards) => {
    for (let seed = 0; seed < sample(2, boards); seed++) {
      let state = rules.start(completeOptions(options, { size }), seed)
      // Without any time: 4x4 is solved in stages too.
      for (let parts = 0; !isSolved(state); parts++) {
        expect(parts).toBeLessThan(30)
        const way = wayFrom(state, () => size !== '3')
        const before = way.cells.length
        state = follow(state, way.cells.slice(0, 1))
        if (!isSolved(state) && before > 1) {
          const on = wayFrom(state, () => size !== '3')
          // If a shortest solution is found without time, it is the rest.
          if (on.best === way.best) expect(on.cells.length).toBe(before - 1)
          state = follow(state, on.cells)
        }
      }
      expect(state.moves).toBeLessThan(900)
    }
  })
})

describe('the hint', () => {
  it('names the tile and the length of the shortest solution', () => {
    const state = read('1,2,3,4/5,6,7,8/9,10,11,12/0,13,14,15')
    expect(bot.hint?.(state, thinking())).toMatchObject({
      move: 13,
      text: 'Slide tile 13. The shortest solution takes 3 moves.',
    })
    const last = read('1,2,3,4/5,6,7,8/9,10,11,12/13,14,0,15')
    expect(bot.hint?.(last, thinking())?.text).toBe('Slide tile 15. The shortest solution takes 1 move.')
    expect(slidingPuzzle.hints).toBe(true)
  })
  it('begins with the tile of the solution that settles next, and its cell', () => {
    const state = read('1,2,3,4/5,6,7,8/9,10,11,12/0,13,14,15')
    expect(bot.hint?.(state, { ...thinking(), times: 1 })).toMatchObject({
      text: 'Tile 13 reaches its place next: the highlighted cell.',
      highlighted: [12],
    })
    for (const size of ['3', '5', '6'] as const)
      for (let seed = 0; seed < 6; seed++) {
        const start = rules.start(completeOptions(options, { size }), seed)
        const { text, highlighted: [cell = -1] = [] } = bot.hint?.(start, { ...thinking(), times: 1 }) ?? {}
        const solved = follow(start, wayFrom(start, () => false).cells)
        expect(text, `${size}, ${seed}`).toContain(`Tile ${cell + 1} `)
        expect([start.tiles[cell] === cell + 1, solved.tiles[cell]]).toEqual([false, cell + 1])
      }
  })
  it('of 5x5 says how far the next stage is', () => {
    const found = bot.hint?.(rules.start(completeOptions(options, { size: '5' }), 3), thinking())
    expect(found?.text).toMatch(/^Slide tile \d+\. The next section takes \d+ moves?\.$/)
  })
})
