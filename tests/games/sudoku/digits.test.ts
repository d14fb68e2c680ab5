/** Tests Classic Sudoku, its grid and its exact solver. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { createRandom, drawInt, shuffled } from '../../../src/engine/core/math/random'
import { options } from '../../../src/games/sudoku/options'
import { fullHouses, isSolved, type Move, remaining, rules } from '../../../src/games/sudoku/rules'
import { solveExactly } from '../../../src/games/sudoku/rules/exact'
import { fullGrid } from '../../../src/games/sudoku/rules/fill'
import { classic } from '../../../src/games/sudoku/rules/generator'
import { bitOf } from '../../../src/games/sudoku/rules/grid'
import { CLASSIC, conflictsOf } from '../../../src/games/sudoku/rules/shape'
import { sample } from '../../support/proofs'
import { countSolutions, PLAIN } from './counter'
import { EASY, EASY_SOLVED, findRectangle, IMPOSSIBLE, numbers, read } from './grids'
import { apply, play, put, refused } from './helpers'
import published from './published.json'

const note = (cell: number, digit: number): Move => ({ type: 'note', cell, digit })

describe('Classic', () => {
  it('is the default: 40 random picks cleared, fewer when they repeat', () => {
    const counts: number[] = []
    for (let seed = 0; seed < 400; seed++) {
      const { givens, digits, notes } = rules.start(completeOptions(options), seed)
      expect(digits).toEqual(givens)
      expect(notes.every((bits) => bits === 0)).toBe(true)
      expect(conflictsOf(givens, CLASSIC).size).toBe(0)
      counts.push(givens.filter((digit) => digit === 0).length)
    }
    expect(Math.max(...counts)).toBeLessThanOrEqual(40)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(24)
    // 40 picks leave out each of 81 cells with probability (80/81)^40: 31.7 different ones on average.
    expect(counts.reduce((sum, count) => sum + count, 0) / 400).toBeCloseTo(81 * (1 - (80 / 81) ** 40), 0)
    expect(rules.start(completeOptions(options, { level: 'classic' }), 9)).toEqual(
      rules.start(completeOptions(options), 9),
    )
    expect(classic(createRandom(9), 'classic').givens).toEqual(
      rules.start(completeOptions(options), 9).givens,
    )
  })
  it('is solved by any full grid without conflicts', () => {
    const full = fullGrid(createRandom(4), CLASSIC)
    const cells = findRectangle(full)
    const puzzle = full.slice()
    for (const cell of cells) puzzle[cell] = 0
    const state = read(puzzle.join(''))
    // A different solution than the one it was made from.
    const other = cells.map((cell, i) => put(cell, full[cells[i < 2 ? 2 : 0]!]!))
    expect(isSolved(play(state, ...other))).toBe(true)
    expect(isSolved(play(state, ...cells.map((cell) => put(cell, full[cell]!))))).toBe(true)
  })
})

describe('digits and notes', () => {
  it('leaves the givens alone', () => {
    const state = read(EASY)
    expect(refused(state, put(0, 1))).toBe('')
    expect(refused(state, { type: 'clear', cell: 0 })).toBe('')
    expect(refused(state, put(2, 10))).toBe('')
    expect(refused(state, { type: 'clear', cell: 2 })).toBe('')
    expect(rules.hud(state, 0)).toEqual({ Empty: 51 })
  })
  it('marks every cell of a conflict, and is not solved by a full grid with one', () => {
    const state = play(read(EASY), put(2, 5))
    expect([...conflictsOf(state.digits, CLASSIC)].sort((a, b) => a - b)).toEqual([0, 2])
    const wrong = numbers(EASY).flatMap((digit, cell) =>
      digit > 0 ? [] : [put(cell, cell === 2 ? 5 : Number(EASY_SOLVED[cell]))],
    )
    const full = play(read(EASY), ...wrong)
    expect(rules.outcome(full)).toBeNull()
    const solved = play(full, put(2, 4))
    expect(rules.outcome(solved)).toEqual({
      result: 'won',
      title: 'Solved',
      detail: '51 cells filled, 30 given.',
    })
    expect(rules.legal(solved)).toEqual([])
    expect(refused(solved, { type: 'clear', cell: 2 })).toBe('')
  })
  it('removes notes with a digit that fits, and keeps them with one that conflicts', () => {
    const noted = play(read(EASY), note(2, 1), note(2, 4), note(3, 4), note(11, 4), note(11, 2), note(57, 4))
    const right = play(noted, put(2, 4))
    expect([2, 3, 11, 57].map((cell) => right.notes[cell])).toEqual([0, 0, bitOf(2), bitOf(4)])
    const conflicting = play(noted, put(2, 5))
    expect(conflicting.notes).toEqual(noted.notes)
    // The notes below it return when it is removed.
    const back = play(conflicting, { type: 'clear', cell: 2 })
    expect(back.notes[2]).toBe(bitOf(1) | bitOf(4))
    expect(play(back, note(2, 1)).notes[2]).toBe(bitOf(4))
    expect(play(back, { type: 'clear', cell: 2 }).notes[2]).toBe(0)
    expect(refused(right, note(2, 7))).toBe('')
  })
  it('counts the remaining digits and reports a complete house', () => {
    expect(remaining(numbers(EASY))).toEqual([0, 6, 7, 6, 7, 6, 4, 6, 4, 5])
    expect(fullHouses(numbers(EASY_SOLVED), CLASSIC)).toHaveLength(27)
    const nearly = read(`0${EASY_SOLVED.slice(1, 80)}0`)
    expect(apply(nearly, put(0, 5)).events).toContainEqual({ type: 'house', count: 3 })
  })
})

describe('a puzzle as text', () => {
  it('is 81 digits, with 0 or . for an empty cell', () => {
    expect(rules.notation!.write(read(EASY.replaceAll('0', '.')))).toBe(EASY)
    expect(rules.notation!.write(play(read(EASY), put(2, 4)))).toBe(EASY)
    expect(rules.notation!.write(read(EASY.replace(/(.{9})/g, '$1\n')))).toBe(EASY)
  })
  it('gets a remark about several solutions, and none if it has one', () => {
    expect(rules.notation!.remark!(read(EASY))).toBeNull()
    expect(rules.notation!.remark!(read('1'.padEnd(81, '0')))).toContain('more than one solution')
  })
  it.each([
    [EASY.slice(1), '81 digits'],
    [`a${EASY.slice(1)}`, '“a” in line 1'],
    [`5${EASY.slice(1, 8)}5${EASY.slice(9)}`, '5 twice in row 1'],
    [`${EASY.slice(0, 18)}5${EASY.slice(19)}`, '5 twice in column 1'],
    [`${EASY.slice(0, 11)}3${EASY.slice(12)}`, '3 twice in the top-left box'],
    [EASY_SOLVED, 'nothing is left'],
    [IMPOSSIBLE, 'no solution'],
    [EASY.replace('53', '51').replace('600195', '600295'), 'no solution'],
  ])('refuses %s', (text, reason) => {
    expect(() => read(text)).toThrow(reason)
  })
})

const FULL_OF_1 = '592376418764128539138459672321947856845612397679583241486795123217834965953261784'

function isRight(grid: readonly number[]): boolean {
  return CLASSIC.houses.every(
    (house) => new Set(house.map((cell) => grid[cell])).size === 9 && !grid.includes(0),
  )
}

it('the grid has 27 houses of nine cells, and 20 peers for each cell', () => {
  expect(CLASSIC.houses.every((house) => new Set(house).size === 9)).toBe(true)
  expect(CLASSIC.housesOf.every((houses) => houses.length === 3)).toBe(true)
  expect(CLASSIC.peers.every((peers) => new Set(peers).size === 20)).toBe(true)
  expect(CLASSIC.houses[22]).toEqual([30, 31, 32, 39, 40, 41, 48, 49, 50])
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
    expect(solveExactly(numbers(IMPOSSIBLE), 1, CLASSIC)).toMatchObject({ count: 0, whole: true })
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
