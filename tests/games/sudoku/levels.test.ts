/** Tests Sudoku's levels and its solver by techniques. */
import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../src/engine/core/math/random'
import { shaken } from '../../../src/games/sudoku/rules/dress'
import { isUnique, solveExactly } from '../../../src/games/sudoku/rules/exact'
import { graded } from '../../../src/games/sudoku/rules/generator'
import { bitOf } from '../../../src/games/sudoku/rules/grid'
import { LEVELS, type Level, tierOf } from '../../../src/games/sudoku/rules/levels'
import { applyStep, createWork, gradeOf, nextStep } from '../../../src/games/sudoku/rules/logic'
import { RESERVE } from '../../../src/games/sudoku/rules/reserve'
import { CLASSIC } from '../../../src/games/sudoku/rules/shape'
import { must } from '../../support/must'
import { numbers } from './grids'
import published from './published.json'

describe('the levels', () => {
  const counts: Readonly<Record<Level, number>> = { easy: 280, medium: 170, hard: 25, expert: 25 }
  it('are checked by 500 puzzles', () => {
    expect(LEVELS.reduce((sum, level) => sum + counts[level], 0)).toBe(500)
  })
  it.each(LEVELS)(
    'make puzzles with one solution, all needing the techniques of their level: %s',
    (level) => {
      for (let seed = 0; seed < counts[level]; seed++) {
        const puzzle = graded(level, createRandom(seed), 'classic').givens
        if (!isUnique(puzzle, CLASSIC)) throw new Error(`${level} ${seed} has more than one solution`)
        if (gradeOf(puzzle, CLASSIC) !== tierOf(level))
          throw new Error(`${level} ${seed} is of another grade`)
      }
    },
  )
  it('has a reserve of the correct grades, which transformations preserve', () => {
    for (const level of LEVELS) {
      for (const [i, puzzle] of RESERVE.classic[level].entries()) {
        const dressed = shaken(puzzle, createRandom(i), 'classic')
        expect(dressed.join('')).not.toBe(puzzle)
        expect(isUnique(dressed, CLASSIC)).toBe(true)
        expect(gradeOf(dressed, CLASSIC)).toBe(tierOf(level))
      }
    }
  })
})

describe('the solver by techniques', () => {
  it('takes only steps that agree with the solution, on puzzles of all levels and the published ones', () => {
    const seen = new Set<string>()
    const puzzles = [
      ...LEVELS.flatMap((level) => [
        ...RESERVE.classic[level].map(numbers),
        graded(level, createRandom(77), 'classic').givens,
      ]),
      ...published.map(({ puzzle }) => numbers(puzzle)),
    ]
    for (const puzzle of puzzles) {
      const solution = solveExactly(puzzle, 1, CLASSIC).solution!
      const work = createWork(puzzle, CLASSIC)
      for (let found = nextStep(work); found; found = nextStep(work)) {
        const { step } = found
        seen.add(step.technique)
        must(step.say().length > 15, puzzle, step.technique)
        if (step.place) must(step.place.digit === solution[step.place.cell], puzzle, step.place)
        else must(step.remove!.length > 0, puzzle, step.technique)
        for (const { cell, bits } of step.remove ?? []) {
          must((bits & bitOf(solution[cell]!)) === 0, puzzle, cell, bits)
          must((bits & ~work.marks[cell]!) === 0, puzzle, cell, bits)
        }
        applyStep(work, step)
      }
    }
    expect([...seen].sort()).toEqual(
      [
        'Full house',
        'Hidden single',
        'Hidden subset',
        'Locked candidates',
        'Naked single',
        'Naked subset',
        'Skyscraper',
        'Swordfish',
        'X-Wing',
        'XY-Wing',
      ].filter((name) => seen.has(name)),
    )
    expect(seen.size).toBeGreaterThanOrEqual(9)
  })
  it('fails on the hardest puzzles, which the exact solver still solves', () => {
    const inkala = published.find(({ name }) => name.startsWith('Arto Inkala'))!
    expect(gradeOf(numbers(inkala.puzzle), CLASSIC)).toBeNull()
    expect(isUnique(numbers(inkala.puzzle), CLASSIC)).toBe(true)
  })
})
