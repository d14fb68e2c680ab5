/** Tests Sudoku's levels and its solver by techniques, for every kind: plain, with diagonals, with cages. */
import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../src/engine/core/math/random'
import { RESERVE } from '../../../src/games/sudoku/data/reserve'
import { isUnique, solveExactly } from '../../../src/games/sudoku/rules/exact'
import { graded } from '../../../src/games/sudoku/rules/graded'
import { bitOf } from '../../../src/games/sudoku/rules/grid'
import { LEVELS, type Level, tierOf } from '../../../src/games/sudoku/rules/levels'
import { applyStep, createSolverGrid, gradeOf, nextStep } from '../../../src/games/sudoku/rules/logic'
import { read, write } from '../../../src/games/sudoku/rules/notation'
import { CLASSIC, type Kind, type Puzzle, shapeOf } from '../../../src/games/sudoku/rules/shape'
import { transformed, transformedKiller } from '../../../src/games/sudoku/rules/transform'
import { must } from '../../support/must'
import { sample } from '../../support/proofs'
import { countWithCages } from './cageCounter'
import { countSolutions, PLAIN, WITH_DIAGONALS } from './counter'
import { numbers } from './grids'
import published from './published.json'

const isSingle = ({ kind, givens, cages }: Puzzle): boolean =>
  (kind === 'killer'
    ? countWithCages(givens, cages, 2)
    : countSolutions(givens, kind === 'x' ? WITH_DIAGONALS : PLAIN, 2)) === 1

const FEW: Readonly<Record<Kind, number>> = { classic: 1, x: 1, killer: 1 }
/** Puzzles of each level in the proofs. */
const MANY: Readonly<Record<Kind, Readonly<Record<Level, number>>>> = {
  classic: { easy: 280, medium: 170, hard: 25, expert: 25 },
  x: { easy: 70, medium: 70, hard: 30, expert: 30 },
  killer: { easy: 12, medium: 12, hard: 6, expert: 4 },
}

const hardest = published.map(({ puzzle }) => ({
  kind: 'classic' as const,
  cages: [],
  givens: numbers(puzzle),
}))
const reserveOf = (kind: Kind) =>
  LEVELS.flatMap((level) => RESERVE[kind][level].map((text) => read(text, kind)))

/** The techniques of each kind that its puzzles need, and words that only its houses have. */
const TECHNIQUES: Readonly<Record<Kind, readonly [names: readonly string[], words: RegExp]>> = {
  classic: [
    [
      'Full house',
      'Hidden single',
      'Hidden pair',
      'Hidden triple',
      'Locked candidates',
      'Naked pair',
      'Naked single',
      'Naked triple',
      'Skyscraper',
      'X-Wing',
      'XY-Wing',
    ],
    /box/,
  ],
  x: [['Hidden single', 'Locked candidates', 'Naked pair'], /diagonal/],
  killer: [
    ['Last cell of a cage', 'Cage sum', 'Cage combinations', 'Required in a cage', 'Rule of 45'],
    /cage/,
  ],
}

describe.each(['classic', 'x', 'killer'] as const)('%s', (kind) => {
  it.each(LEVELS)('puzzles of %s have one solution, by its techniques', { tags: ['sample'] }, (level) => {
    for (let seed = 0; seed < sample(FEW[kind], MANY[kind][level]); seed++) {
      const puzzle = graded(level, createRandom(seed), kind)
      must(isSingle(puzzle), seed)
      expect(gradeOf(puzzle.givens, shapeOf(puzzle))).toBe(tierOf(level))
      if (kind === 'killer') expect(puzzle.givens.filter((digit) => digit > 0).length).toBeLessThanOrEqual(20)
    }
  })

  it('a reserve has the correct grades, which transformations preserve', { tags: ['sample'] }, () => {
    for (const level of LEVELS)
      for (const [i, text] of RESERVE[kind][level].slice(0, sample(FEW[kind], 100)).entries()) {
        const random = createRandom(i)
        const dressed: Puzzle =
          kind === 'killer'
            ? transformedKiller(text, random)
            : { kind, cages: [], givens: transformed(text, random, kind) }
        expect(write(dressed)).not.toBe(text)
        expect(read(write(dressed), kind)).toEqual(dressed)
        must(isSingle(dressed), text)
        expect(gradeOf(dressed.givens, shapeOf(dressed))).toBe(tierOf(level))
      }
  })

  it('the solver by techniques takes only steps that agree with the solution', () => {
    const [names, words] = TECHNIQUES[kind]
    const seen = new Set<string>()
    const own = new Set<string>()
    for (const puzzle of [...reserveOf(kind), ...(kind === 'classic' ? hardest : [])]) {
      const shape = shapeOf(puzzle)
      const solution = solveExactly(puzzle.givens, 1, shape).solution!
      for (const { cells, sum } of shape.derived)
        must(cells.reduce((made, cell) => made + solution[cell]!, 0) === sum, puzzle, cells, sum)
      const grid = createSolverGrid(puzzle.givens, shape)
      for (let found = nextStep(grid); found; found = nextStep(grid)) {
        const { technique, place, remove = [], say } = found.step
        const sentence = say()
        seen.add(technique)
        if (words.test(sentence)) own.add(technique)
        must(/^[A-Z\d].{15,}\.$/.test(sentence), puzzle, sentence)
        if (place) must(place.digit === solution[place.cell], puzzle, place)
        else must(remove.length > 0, puzzle, technique)
        for (const { cell, bits } of remove) {
          must((bits & bitOf(solution[cell]!)) === 0, puzzle, cell, bits)
          must((bits & ~grid.candidates[cell]!) === 0, puzzle, cell, bits)
        }
        applyStep(grid, found.step)
      }
      if (!hardest.includes(puzzle as (typeof hardest)[number])) expect(grid.left).toBe(0)
    }
    expect([...(kind === 'x' ? own : seen)]).toEqual(expect.arrayContaining([...names]))
    expect(own.size).toBeGreaterThan(1)
  })
})

it('the techniques fail on the hardest puzzles, which the exact solver still solves', () => {
  const inkala = numbers(published.find(({ name }) => name.startsWith('Arto Inkala'))!.puzzle)
  expect(gradeOf(inkala, CLASSIC)).toBeNull()
  expect(isUnique(inkala, CLASSIC)).toBe(true)
})

it('most puzzles of X-Sudoku cannot be solved without the diagonals', () => {
  const needed = reserveOf('x').filter(({ givens }) => countSolutions(givens, PLAIN, 2) > 1)
  expect(needed.length).toBeGreaterThan(reserveOf('x').length / 2)
})
