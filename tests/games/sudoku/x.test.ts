/** Tests X-Sudoku: its diagonals are houses, in every puzzle, conflict, note, hint and review. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { createRandom, drawInt, shuffled } from '../../../src/engine/core/math/random'
import { bot } from '../../../src/games/sudoku/bot'
import { RESERVE } from '../../../src/games/sudoku/data/reserve'
import { options } from '../../../src/games/sudoku/options'
import { reviewer } from '../../../src/games/sudoku/review'
import { FILL, fullHouses, isSolved, rules, type State } from '../../../src/games/sudoku/rules'
import { solveExactly } from '../../../src/games/sudoku/rules/exact'
import { fullGrid } from '../../../src/games/sudoku/rules/fill'
import { bitOf } from '../../../src/games/sudoku/rules/grid'
import { lookAt } from '../../../src/games/sudoku/rules/sentences'
import { CLASSIC, conflictsOf, diagonalShape, diagonalsOf } from '../../../src/games/sudoku/rules/shape'
import { sample } from '../../support/proofs'
import { countSolutions, WITH_DIAGONALS } from './counter'
import { numbers } from './grids'
import { apply, play, playByHints, put, thinking } from './helpers'

const X = diagonalShape()
const OPTIONS = completeOptions(options, { kind: 'x' })
const read = (text: string): State => rules.notation!.read(text, OPTIONS)
const isRight = (grid: readonly number[]) =>
  WITH_DIAGONALS.every((house) => new Set(house.map((cell) => grid[cell])).size === 9) && !grid.includes(0)

describe('the houses', () => {
  it('are those of a plain grid and the two diagonals', () => {
    expect(X.houses.map((house) => [...house].sort((a, b) => a - b))).toEqual(
      WITH_DIAGONALS.map((house) => [...house].sort((a, b) => a - b)),
    )
    expect([0, 8, 40, 1].map((cell) => X.peers[cell]!.length)).toEqual([26, 26, 32, 20])
    expect([0, 8, 40, 1].map((cell) => diagonalsOf(X, cell))).toEqual([1, 1, 2, 0])
    expect([27, 28].map((house) => lookAt(X, house))).toEqual([
      'Look at the diagonal from the top left.',
      'Look at the diagonal from the top right.',
    ])
  })
  it('make full grids that are correct and all different', () => {
    const grids = Array.from({ length: 40 }, (_, seed) => fullGrid(createRandom(seed), X))
    expect(grids.every(isRight)).toBe(true)
    expect(new Set(grids.map((grid) => grid.join(''))).size).toBe(40)
  })
})

it('the exact solver agrees with a plain count on grids with none, one or several solutions', {
  tags: ['sample'],
}, () => {
  const random = createRandom(31)
  const counts = new Set<number>()
  for (let i = 0; i < sample(40, 150); i++) {
    const grid = fullGrid(random, X)
    for (const cell of shuffled(random, [...grid.keys()]).slice(0, drawInt(random, 40, 62))) grid[cell] = 0
    if (i % 3 === 0) grid[drawInt(random, 0, 80)] = drawInt(random, 1, 9)
    const { count } = solveExactly(grid, 3, X)
    expect(count, grid.join('')).toBe(countSolutions(grid, WITH_DIAGONALS, 3))
    counts.add(count)
  }
  expect([...counts].sort()).toEqual([0, 1, 2, 3])
})

it('the level starts Classic with 40 random picks of a full grid cleared', () => {
  for (let seed = 0; seed < 10; seed++) {
    const { givens, kind } = rules.start(OPTIONS, seed)
    expect(kind).toBe('x')
    expect(givens.filter((digit) => digit === 0).length).toBeLessThanOrEqual(40)
    expect(conflictsOf(givens, X).size).toBe(0)
    expect(isRight(solveExactly(givens, 1, X).solution!)).toBe(true)
  }
})

describe('a game', () => {
  const puzzle = RESERVE.x.easy[0]!
  const solution = solveExactly(numbers(puzzle), 2, X).solution!
  const diagonal = X.houses[27]!
  const open = diagonal.filter((cell) => puzzle[cell] === '0')

  it('marks the same digit twice on a diagonal, and only in X-Sudoku', () => {
    // Two cells of the diagonal that share no other house.
    const [a, b] = [0, 40].map((cell) => diagonal.indexOf(cell)) as [number, number]
    const grid = new Array<number>(81).fill(0)
    grid[diagonal[a]!] = 7
    grid[diagonal[b]!] = 7
    expect([...conflictsOf(grid, X)]).toEqual([0, 40])
    expect(conflictsOf(grid, CLASSIC).size).toBe(0)
    const [first, other] = [open[0]!, diagonal.find((cell) => puzzle[cell] !== '0')!]
    expect(apply(read(puzzle), put(first, Number(puzzle[other]))).events[0]!.type).toBe('conflict')
  })
  it('removes notes along the diagonal with a digit that fits', () => {
    const [first, far] = [open[0]!, open.at(-1)!]
    const digit = solution[first]!
    const state = play(read(puzzle), { type: 'note', cell: far, digit }, put(first, digit))
    expect(state.notes[far]).toBe(0)
  })
  it('fills in all notes except those that a diagonal excludes, always including the correct one', () => {
    const { notes } = play(read(puzzle), FILL)
    for (const cell of open) {
      expect(notes[cell]! & bitOf(solution[cell]!)).not.toBe(0)
      for (const peer of diagonal)
        if (puzzle[peer] !== '0') expect(notes[cell]! & bitOf(Number(puzzle[peer]))).toBe(0)
    }
  })
  it('reports a complete diagonal', () => {
    const nearly = read(solution.with(0, 0).join(''))
    // The four houses of the corner, and the grid with them.
    expect(isSolved(play(nearly, put(0, solution[0]!)))).toBe(true)
    expect(fullHouses(solution, X)).toHaveLength(29)
    const later = read(solution.with(0, 0).with(1, 0).join(''))
    expect(apply(later, put(0, solution[0]!)).events).toContainEqual({ type: 'house', count: 2 })
  })
  it('is not solved by a grid that is correct except for the diagonals', () => {
    const plain = solveExactly(new Array<number>(81).fill(0), 1, CLASSIC).solution!
    expect(conflictsOf(plain, X).size).toBeGreaterThan(0)
    expect(isSolved({ ...read(puzzle), digits: plain })).toBe(false)
    expect(isSolved({ ...read(puzzle), kind: 'classic', digits: plain })).toBe(true)
  })
  it('shows mistakes by the diagonals, if that option is chosen', () => {
    const checked = rules.notation!.read(puzzle, { ...OPTIONS, check: 'on' })
    for (const cell of open)
      for (let digit = 1; digit <= 9; digit++)
        expect(play(checked, put(cell, digit)).mistakes).toBe(digit === solution[cell] ? 0 : 1)
  })
})

describe('the hint', () => {
  it('solves every level with correct digits, naming diagonals on the way', () => {
    const texts = playByHints(OPTIONS.kind)
    expect(texts).toContainEqual(
      expect.stringMatching(
        /^Look at (the diagonal from the top (?:left|right))\. .* Technique: Hidden single\. .* is \d\. On \1, \d fits nowhere else\.$/,
      ),
    )
  })
  it('finds a wrong digit that only a diagonal excludes', () => {
    const state = read(RESERVE.x.easy[0]!)
    const solution = solveExactly(state.givens, 2, X).solution!
    for (const cell of X.houses[28]!.filter((each) => state.givens[each] === 0)) {
      const digit = (solution[cell]! % 9) + 1
      expect(bot.hint!(play(state, put(cell, digit)), thinking(3)).move).toEqual({ type: 'clear', cell })
    }
  })
})

it('a review finds nothing in a game played by deduction, and a wrong digit if there is one', () => {
  let state = rules.start({ ...OPTIONS, level: 'medium' }, 4)
  const cell = state.givens.indexOf(0)
  const right = solveExactly(state.givens, 2, X).solution![cell]!
  const wrong = put(cell, (right % 9) + 1)
  const judged = reviewer.judge(state, wrong, play(state, wrong), thinking(1))
  expect(judged).toMatchObject({ loss: 1, better: { move: put(cell, right) } })
  for (let i = 0; i < 12; i++) {
    const move = bot.choose(state, '', thinking(3))
    const after = play(state, move)
    expect(reviewer.judge(state, move, after, thinking(1))).toMatchObject({ loss: 0 })
    state = after
  }
})

describe('a puzzle as text', () => {
  it('is read by the rules of its kind, and can be read back', () => {
    const text = RESERVE.x.hard[0]!
    expect(read(text).kind).toBe('x')
    expect(rules.notation!.write(read(text))).toBe(text)
    expect(rules.notation!.remark!(read(text))).toBeNull()
    // A link from before there were kinds keeps its meaning.
    const before = rules.notation!.read(text, completeOptions(options))
    expect(before.kind).toBe('classic')
    expect(rules.notation!.remark!(before)).toContain('more than one solution')
  })
  it('is refused if a diagonal has a digit twice', () => {
    const twice = `1${'0'.repeat(79)}1`
    expect(() => read(twice)).toThrow('1 twice in the diagonal from the top left')
    expect(rules.notation!.read(twice, completeOptions(options)).givens[80]).toBe(1)
  })
})
