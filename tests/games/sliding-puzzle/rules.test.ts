/** Tests the Sliding Puzzle: slides, the shuffle and its parity, the end, positions and Korf's instances. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { createRandom, drawInt } from '../../../src/engine/core/math/random'
import slidingPuzzle from '../../../src/games/sliding-puzzle'
import { options } from '../../../src/games/sliding-puzzle/options'
import {
  cellFor,
  isSolved,
  lineTo,
  ordered,
  rules,
  SHUFFLE_MOVES,
  type State,
  shuffle,
} from '../../../src/games/sliding-puzzle/rules'
import { isSolvable } from '../../../src/games/sliding-puzzle/rules/notation'
import { mover } from '../../support/moves'
import { sample } from '../../support/proofs'
import instances from './korf-instances.json'

const read = (text: string): State => rules.notation!.read(text, completeOptions(options))

const { apply, play, refused } = mover(rules)

describe('the shuffle', () => {
  it('is 1000 random legal moves from the solved order: parity and all tiles are kept', {
    tags: ['sample'],
  }, () => {
    const boards = sample(1600, 10_000)
    expect(SHUFFLE_MOVES).toBe(1000)
    const homes = new Array<number>(16).fill(0)
    for (let seed = 0; seed < boards; seed++) {
      const tiles = shuffle(4, createRandom(seed))
      if (!isSolvable(tiles) || new Set(tiles).size !== 16) throw new Error(`seed ${seed}`)
      // An even number of moves returns the empty cell to a cell of the same checkerboard color.
      const empty = tiles.indexOf(0)
      if ((Math.floor(empty / 4) + (empty % 4)) % 2 !== 0) throw new Error(`seed ${seed}: the empty cell`)
      homes[tiles.indexOf(1)]!++
    }
    // Well mixed: tile 1 is found in every cell about equally often.
    expect(Math.min(...homes)).toBeGreaterThan((boards / 16) * 0.65)
    expect(Math.max(...homes)).toBeLessThan((boards / 16) * 1.4)
  })
  it.each([
    ['3', 3],
    ['4', 4],
    ['5', 5],
    ['6', 6],
  ] as const)('makes a board of size %s that is not in order and can be solved', (size, side) => {
    for (let seed = 0; seed < 30; seed++) {
      const state = rules.start(completeOptions(options, { size }), seed)
      expect(state).toMatchObject({ size: side, moves: 0, emptyFirst: false })
      expect(isSolved(state)).toBe(false)
      expect(isSolvable(state.tiles)).toBe(true)
    }
  })
  it('is 4x4 by default', () => {
    expect(rules.start(completeOptions(options), 5)).toEqual(
      rules.start(completeOptions(options, { size: '4', face: 'numbers' }), 5),
    )
    expect(rules.start(completeOptions(options), 5).tiles).not.toEqual(
      rules.start(completeOptions(options), 6).tiles,
    )
  })
})

describe('a slide', () => {
  const state = read('1,2,3,4/5,0,7,8/9,6,10,12/13,14,11,15')
  it('moves a tile next to the empty cell', () => {
    const after = play(state, 9)
    expect(after.tiles).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 10, 12, 13, 14, 11, 15])
    expect(after.moves).toBe(1)
  })
  it('moves several tiles of a row or column, each counting', () => {
    const row = apply(state, 7)
    expect(row.state.tiles.slice(4, 8)).toEqual([5, 7, 8, 0])
    expect(row.state.moves).toBe(2)
    expect(row.events).toEqual([{ type: 'slide', tile: 8, count: 2, direction: 'left' }])
    const column = apply(state, 13)
    expect([1, 5, 9, 13].map((cell) => column.state.tiles[cell])).toEqual([2, 6, 14, 0])
    expect(column.events[0]).toMatchObject({ count: 2, direction: 'up' })
  })
  it('is the same as its single moves', () => {
    const once = play(state, 13)
    expect(play(state, 9, 13)).toEqual(once)
  })
  it('is refused out of line, on the empty cell and off the board', () => {
    for (const cell of [0, 2, 5, 8, 10, 15, -1, 16, 1.5]) expect(refused(state, cell)).toBe('')
    expect(rules.legal(state)).toEqual([1, 4, 6, 7, 9, 13])
    expect(lineTo(state, 5)).toEqual([])
  })
  it('by an arrow moves the tile in that direction', () => {
    expect(['up', 'down', 'left', 'right'].map((way) => cellFor(state, way as 'up'))).toEqual([9, 1, 6, 4])
    const corner = read('0,1,2,4/5,6,3,8/9,10,7,11/13,14,15,12')
    expect(['up', 'down', 'left', 'right'].map((way) => cellFor(corner, way as 'up'))).toEqual([
      4,
      null,
      1,
      null,
    ])
  })
  it('keeps every tile through random moves on each size', () => {
    const random = createRandom(3)
    for (const size of ['3', '4', '5', '6'] as const) {
      let now = rules.start(completeOptions(options, { size }), 1)
      for (let i = 0; i < 400 && !isSolved(now); i++) {
        const legal = rules.legal(now)
        const before = now
        now = play(now, legal[drawInt(random, 0, legal.length - 1)]!)
        expect(now.moves).toBeGreaterThan(before.moves)
      }
      expect([...now.tiles].sort((a, b) => a - b)).toEqual(now.tiles.map((_, i) => i))
      expect(isSolvable(now.tiles)).toBe(true)
    }
  })
})

describe('the end', () => {
  it('comes when the tiles are in order, with the specified text', () => {
    const done = play(read('1,2,3,4/5,6,7,8/9,10,11,12/0,13,14,15'), 15)
    expect(rules.outcome(done)).toEqual({
      result: 'won',
      title: 'Puzzle Complete!',
      detail: '15 tiles in order.',
      results: { Moves: 3 },
    })
    expect(rules.legal(done)).toEqual([])
    expect(refused(done, 14)).toBe('')
    expect(slidingPuzzle.toasts).toEqual({ Won: 'Puzzle Complete!', NewBest: 'New Best Score!' })
  })
  it('keeps the fewest moves of the default board under the specified key', () => {
    expect(slidingPuzzle.best[0]).toEqual({ of: 'Moves', better: 'lower', key: 'slidingPuzzleBest' })
    expect(slidingPuzzle.best[1]).toMatchObject({ of: 'Time', better: 'lower' })
    expect(slidingPuzzle.options.filter(({ view }) => view).map(({ id }) => id)).toEqual(['face'])
    expect(slidingPuzzle.options.map(({ id, initial }) => [id, initial])).toEqual([
      ['size', '4'],
      ['face', 'numbers'],
    ])
  })
})

describe('a position as text', () => {
  it('is 9, 16, 25 or 36 numbers and reads back', () => {
    for (const size of ['3', '4', '5', '6'] as const) {
      for (let seed = 0; seed < 8; seed++) {
        const state = rules.start(completeOptions(options, { size }), seed)
        expect(read(rules.notation!.write(state))).toEqual(state)
      }
    }
  })
  it('distinguishes solvable from unsolvable: exactly half of all boards of 3x3', {
    tags: ['sample'],
  }, () => {
    const max = sample(3000, 181_440)
    // All arrangements that slides reach from the solved order.
    const start = ordered(3).join('')
    const reached = new Set([start])
    for (const text of reached) {
      if (reached.size >= max) break
      const state: State = { size: 3, tiles: [...text].map(Number), emptyFirst: true, moves: 0 }
      const empty = text.indexOf('0')
      for (const cell of [empty - 3, empty + 3, empty - 1, empty + 1]) {
        if (cell < 0 || cell > 8 || lineTo(state, cell).length !== 1) continue
        const tiles = [...text]
        tiles[empty] = tiles[cell]!
        tiles[cell] = '0'
        reached.add(tiles.join(''))
      }
    }
    expect(reached.size).toBeGreaterThanOrEqual(max)
    expect(reached.size).toBeLessThanOrEqual(181_440)
    let i = 0
    for (const text of reached)
      if (i++ % 20 === 0 && !isSolvable([...text].map(Number))) throw new Error(text)
    for (const text of [...reached].slice(0, 2000)) {
      const swapped = [...text].map((tile) => (tile === '1' ? 2 : tile === '2' ? 1 : Number(tile)))
      if (isSolvable(swapped)) throw new Error(`${text} with 1 and 2 exchanged`)
    }
  })
  it.each(instances.map(({ number, tiles, shortest }) => [number, tiles, shortest] as const))(
    "loads Korf's instance %i, whose order begins with the empty cell",
    (_, text, shortest) => {
      const state = read(text)
      expect(state).toMatchObject({ size: 4, emptyFirst: true, moves: 0 })
      expect(state.tiles.join(' ')).toBe(text)
      // The published length of the shortest solution fits: not below the distances, and of the same parity.
      const distance = state.tiles.reduce(
        (sum, tile, cell) =>
          tile === 0
            ? sum
            : sum + Math.abs(Math.floor(tile / 4) - Math.floor(cell / 4)) + Math.abs((tile % 4) - (cell % 4)),
        0,
      )
      expect(distance).toBeLessThanOrEqual(shortest)
      expect(distance % 2).toBe(shortest % 2)
      expect(rules.outcome(state)).toBeNull()
      expect(rules.legal(state).length).toBe(6)
    },
  )
  it('ends an instance of that kind with the empty cell first', () => {
    const state = read('1 0 2 3 4 5 6 7 8 9 10 11 12 13 14 15')
    expect(state.emptyFirst).toBe(true)
    expect(rules.outcome(play(state, 0))?.title).toBe('Puzzle Complete!')
  })
  it.each([
    ['1,2,3', 'this one has 3'],
    ['1,2,3,4,5,6,7,8,8', '0 is missing'],
    ['1,2,3', '9, 16, 25, or 36 numbers'],
    ['a,2,3,4,5,6,7,8,0', '9, 16, 25, or 36 numbers'],
    ['1,1,3,4,5,6,7,8,0', 'each number from 0 to 8 once'],
    ['1,2,3,4,5,6,7,9,0', 'each number from 0 to 8 once'],
    ['2,1,3/4,5,6/7,8,0', 'can’t be solved'],
    ['1,2,3,4/5,6,7,8/9,10,11,12/13,14,15,0', 'already in order'],
    ['0,1,2,3/4,5,6,7/8,9,10,11/12,13,14,15', 'already in order'],
  ])('refuses %s', (text, reason) => {
    expect(() => read(text)).toThrow(reason)
  })
})
