/** Tests Sudoku's grid and its exact solver: published puzzles, a plain search, many generated grids. */
import { describe, expect, it } from 'vitest'
import { createRandom, drawInt, shuffled } from '../../../src/engine/core/math/random'
import { solveExactly } from '../../../src/games/sudoku/rules/exact'
import { fullGrid } from '../../../src/games/sudoku/rules/fill'
import { CLASSIC } from '../../../src/games/sudoku/rules/shape'
import { sample } from '../../support/proofs'
import { countSolutions, PLAIN } from './counter'
import { EASY, EASY_SOLVED, findRectangle, IMPOSSIBLE, numbers } from './grids'
import published from './published.json'

const FULL_OF_1 = '592376418764128539138459672321947856845612397679583241486795123217834965953261784'

function isRight(grid: readonly number[]): boolean {
  return CLASSIC.houses.every(
    (house) => new Set(house.map((cell) => grid[cell])).size === 9 && !grid.includes(0),
  )
}

describe('the grid', () => {
  it('has 27 houses of nine cells, and 20 peers for each cell', () => {
    expect(CLASSIC.houses.every((house) => new Set(house).size === 9)).toBe(true)
    expect(CLASSIC.housesOf.every((houses) => houses.length === 3)).toBe(true)
    expect(CLASSIC.peers.every((peers) => new Set(peers).size === 20)).toBe(true)
    expect(CLASSIC.houses[22]).toEqual([30, 31, 32, 39, 40, 41, 48, 49, 50])
  })
})

describe('the exact solver', () => {
  it.each(published.map(({ name, puzzle }) => [name, puzzle] as const))(
    '%s has one solution',
    (_, puzzle) => {
      const found = solveExactly(numbers(puzzle), 2, CLASSIC)
      expect(found).toMatchObject({ count: 1 })
      expect(isRight(found.solution!)).toBe(true)
      numbers(puzzle).forEach((digit, cell) => {
        if (digit > 0) expect(found.solution![cell]).toBe(digit)
      })
    },
  )
  it('finds the known solution, counts several, and none', () => {
    expect(solveExactly(numbers(EASY), 2, CLASSIC).solution!.join('')).toBe(EASY_SOLVED)
    expect(solveExactly(numbers(EASY.replace('5', '0').replace('3', '0')), 9, CLASSIC).count).toBeGreaterThan(
      0,
    )
    expect(solveExactly(new Array<number>(81).fill(0), 5, CLASSIC).count).toBe(5)
    // An exchangeable rectangle: 1 and 2 in two rows, two columns and two boxes.
    const full = fullGrid(createRandom(4), CLASSIC)
    const pair = findRectangle(full)
    for (const cell of pair) full[cell] = 0
    expect(solveExactly(full, 9, CLASSIC).count).toBe(2)
    expect(solveExactly(numbers(`5${EASY.slice(1, 8)}5${EASY.slice(9)}`), 1, CLASSIC).count).toBe(0)
    expect(solveExactly(numbers(EASY.replace('53', '51')), 1, CLASSIC).count).toBe(0)
  })
  it('decides puzzles on which a plain search takes minutes', () => {
    // Peter Norvig's examples: one without a solution, one with several.
    expect(solveExactly(numbers(IMPOSSIBLE), 1, CLASSIC)).toEqual({ count: 0, solution: null, whole: true })
    const many = '.....6....59.....82....8....45........3........6..3.54...325..6..................'
    expect(solveExactly(numbers(many), 2, CLASSIC).count).toBe(2)
  })
  it('agrees with a plain search on grids with none, one or several solutions', { tags: ['sample'] }, () => {
    const random = createRandom(12)
    for (let i = 0; i < sample(60, 300); i++) {
      const grid = fullGrid(random, CLASSIC)
      const dug = drawInt(random, 20, 52)
      for (const cell of shuffled(random, [...grid.keys()]).slice(0, dug)) grid[cell] = 0
      const cell = drawInt(random, 0, 80)
      if (i % 3 === 0) grid[cell] = drawInt(random, 1, 9)
      expect(solveExactly(grid, 3, CLASSIC).count, grid.join('')).toBe(countSolutions(grid, PLAIN, 3))
    }
  })
  it('always makes the same full grid for the same seed', () => {
    expect(fullGrid(createRandom(1), CLASSIC).join('')).toBe(FULL_OF_1)
  })
  it('makes full grids that are correct and different', () => {
    const grids = Array.from({ length: 60 }, (_, seed) => fullGrid(createRandom(seed), CLASSIC))
    expect(grids.every(isRight)).toBe(true)
    expect(new Set(grids.map((grid) => grid.join(''))).size).toBe(60)
  })
})
