/** Tests how Killer Sudoku puzzles are made and solved: sums and cages. */
import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../src/engine/core/math/random'
import { rules } from '../../../src/games/sudoku/rules'
import { layCages } from '../../../src/games/sudoku/rules/cageMaker'
import { arrange, digitsFor, fitting, needed, setsOf } from '../../../src/games/sudoku/rules/cages'
import { solveExactly } from '../../../src/games/sudoku/rules/exact'
import { fullGrid } from '../../../src/games/sudoku/rules/fill'
import { digitsOf } from '../../../src/games/sudoku/rules/grid'
import { read as readPuzzle, write } from '../../../src/games/sudoku/rules/notation'
import { CLASSIC, shapeOf } from '../../../src/games/sudoku/rules/shape'
import { must } from '../../support/must'
import { countWithCages } from './cageCounter'
import { all, OPTIONS } from './killer'

describe('sums', () => {
  it('have these sets of digits', () => {
    expect(setsOf(2, 4).map(digitsOf)).toEqual([[1, 3]])
    expect(setsOf(3, 23).map(digitsOf)).toEqual([[6, 8, 9]])
    expect(setsOf(2, 10)).toHaveLength(4)
    expect(setsOf(2, 18)).toEqual([])
    expect(setsOf(9, 45)).toEqual([511])
    expect(digitsOf(digitsFor(2, 10))).toEqual([1, 2, 3, 4, 6, 7, 8, 9])
    expect(digitsOf(digitsFor(2, 10, all([3])))).toEqual([1, 2, 4, 6, 8, 9])
  })
  it('keep each candidate used by some combination, and know the digits in all of them', () => {
    // 11 in three cells, the first 1 or 5 and the second 5: 1, 5 and 5 would not be distinct, so 5 is excluded from the
    // last.
    const marks = [all([1, 4, 5]), all([5]), 511]
    expect(arrange(marks, [0, 1, 2], 11)).toBe(true)
    expect([0, 1, 2].map((i) => digitsOf(fitting[i]!))).toEqual([[4], [5], [2]])
    expect(digitsOf(needed.bits)).toEqual([2, 4, 5])
    expect(arrange([all([1]), all([1])], [0, 1], 2)).toBe(false)
    expect(arrange([511, 511], [0, 1], 5)).toBe(true)
    expect([0, 1].map((i) => digitsOf(fitting[i]!))).toEqual([
      [1, 2, 3, 4],
      [1, 2, 3, 4],
    ])
  })
})

describe('cages', () => {
  it('cover the grid, each in one piece, without repeated digits', () => {
    for (let seed = 0; seed < 30; seed++) {
      const random = createRandom(seed)
      const full = fullGrid(random, CLASSIC)
      const cages = layCages(full, 2, 4, random)
      expect(cages.flatMap(({ cells }) => cells).sort((a, b) => a - b)).toEqual([...full.keys()])
      for (const { cells, sum } of cages) {
        const digits = cells.map((cell) => full[cell]!)
        must(new Set(digits).size === cells.length && cells.length <= 5, seed, cells, digits)
        must(digits.reduce((made, digit) => made + digit, 0) === sum, seed, cells, sum)
      }
      // Reading them back checks that they are in one piece.
      const puzzle = { kind: 'killer', cages, givens: full.with(40, 0) } as const
      expect(readPuzzle(write(puzzle), 'killer')).toEqual(puzzle)
    }
  })
})

describe('the levels', () => {
  it('start with Classic: 40 random picks of a full grid cleared, and cages', () => {
    for (let seed = 0; seed < 4; seed++) {
      const state = rules.start({ level: 'classic', ...OPTIONS }, seed)
      expect(state.givens.filter((digit) => digit === 0).length).toBeLessThanOrEqual(40)
      expect(state.cages.length).toBeGreaterThan(20)
      expect(solveExactly(state.givens, 1, shapeOf(state)).count).toBe(1)
    }
  })
})

describe('the solvers', () => {
  it('agree with a plain count if cages leave several solutions, or none', () => {
    const counts = new Set<number>()
    for (let seed = 0; seed < 12; seed++) {
      const random = createRandom(seed)
      const full = fullGrid(random, CLASSIC)
      const cages = layCages(full, 2, 3, random)
      const grid = full.map((digit, cell) => ((cell * 7 + seed) % 5 === 0 ? digit : 0))
      if (seed % 4 === 0) grid[grid.indexOf(0)] = 1 + (seed % 9)
      const { count, whole } = solveExactly(grid, 3, shapeOf({ kind: 'killer', cages }))
      expect(whole).toBe(true)
      expect(count).toBe(countWithCages(grid, cages, 3))
      counts.add(count)
    }
    expect([...counts].sort()).toEqual(expect.arrayContaining([0, 1, 2]))
  })
  it('abort a search that takes too long, and report it', () => {
    // Cages of three cells with 15 each: very many solutions, and no quick way to any.
    const cages = Array.from({ length: 27 }, (_, i) => ({ cells: [i * 3, i * 3 + 1, i * 3 + 2], sum: 15 }))
    const shape = shapeOf({ kind: 'killer', cages })
    const empty = new Array<number>(81).fill(0)
    expect(solveExactly(empty, 2, shape, 5)).toMatchObject({ count: 0, whole: false })
    expect(solveExactly(empty, 2, shape)).toMatchObject({ count: 2, whole: true })
  })
})
