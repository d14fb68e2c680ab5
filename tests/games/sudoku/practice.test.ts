/** Tests Sudoku's practice by technique: positions in which it is needed, their notes, and hints that name it. */
import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { bot } from '../../../src/games/sudoku/bot'
import { POSITIONS } from '../../../src/games/sudoku/data/positions'
import { type Options, options } from '../../../src/games/sudoku/options'
import { rules } from '../../../src/games/sudoku/rules'
import {
  fullHouse,
  hiddenSingle,
  hiddenSubset,
  lockedCandidates,
  nakedSingle,
  nakedSubset,
} from '../../../src/games/sudoku/rules/houses'
import { applyStep, createSolverGrid, gradeOf, nextStep } from '../../../src/games/sudoku/rules/logic'
import { allNotes } from '../../../src/games/sudoku/rules/notes'
import { fish, skyscraper, xyWing } from '../../../src/games/sudoku/rules/patterns'
import type { Practice } from '../../../src/games/sudoku/rules/practice/moment'
import { CLASSIC } from '../../../src/games/sudoku/rules/shape'
import type { SolverGrid, Step } from '../../../src/games/sudoku/rules/technique'
import { stepTexts } from '../../../src/games/sudoku/texts/steps'
import { sample } from '../../support/proofs'
import { countSolutions, PLAIN } from './counter'
import { play, thinking } from './helpers'

type Find = (grid: SolverGrid) => Step | null

const SINGLES: readonly Find[] = [fullHouse, hiddenSingle, nakedSingle]

/** Every technique that can be practiced, simplest first. */
const TECHNIQUES: readonly (readonly [Practice, keyof typeof stepTexts.techniques, Find])[] = [
  ['locked', 'Locked candidates', lockedCandidates],
  ['naked-pair', 'Naked pair', (grid) => nakedSubset(grid, 2)],
  ['hidden-pair', 'Hidden pair', (grid) => hiddenSubset(grid, 2)],
  ['naked-triple', 'Naked triple', (grid) => nakedSubset(grid, 3)],
  ['hidden-triple', 'Hidden triple', (grid) => hiddenSubset(grid, 3)],
  ['x-wing', 'X-Wing', (grid) => fish(grid, 2)],
  ['skyscraper', 'Skyscraper', skyscraper],
  ['xy-wing', 'XY-Wing', xyWing],
  ['swordfish', 'Swordfish', (grid) => fish(grid, 3)],
]

const dealt = (practice: Options['practice'], seed: number, more: Partial<Options> = {}) =>
  rules.start(completeOptions(options, { practice, ...more }), seed)

/** The first step that any of these techniques finds. */
const firstOf = (grid: SolverGrid, finders: readonly Find[]) => {
  for (const find of finders) {
    const step = find(grid)
    if (step) return step
  }
  return null
}

it('offers every technique that it knows', () => {
  const offered = options.find(({ id }) => id === 'practice')?.choices.map(({ value }) => value)
  expect(offered).toEqual(['off', ...TECHNIQUES.map(([practice]) => practice)])
})

describe.each(TECHNIQUES)('%s', (practice, technique, find) => {
  const simpler = [
    ...SINGLES,
    ...TECHNIQUES.slice(
      0,
      TECHNIQUES.findIndex(([each]) => each === practice),
    ).map(([, , each]) => each),
  ]
  const name = stepTexts.techniques[technique]

  it('is needed for the next digit, and shown by the notes and the hint', { tags: ['sample'] }, () => {
    for (let seed = 0; seed < sample(3, 100); seed++) {
      const state = dealt(practice, seed)
      const grid = createSolverGrid(state.digits, CLASSIC)
      for (let step = firstOf(grid, simpler); step; step = firstOf(grid, simpler)) {
        expect(step.place, 'a simpler technique proves a digit').toBeUndefined()
        applyStep(grid, step)
      }
      expect([...grid.candidates], 'the notes are the candidates').toEqual(state.notes)
      const needed = find(grid)
      expect(needed?.technique).toBe(technique)
      let step = needed
      for (; step && !step.place; step = nextStep(grid)?.step ?? null) applyStep(grid, step)
      expect(step?.place, 'it leads to a digit').toBeDefined()

      const [where, what, digit] = [1, 2, 3].map((times) => bot.hint!(state, thinking(times)))
      expect(where!.text).not.toContain(name)
      expect(what!.text).toContain(name)
      expect(digit!.move).toMatchObject({ type: 'digit', ...step?.place })
    }
  })
  it('has one solution, by the techniques', { tags: ['sample'] }, () => {
    for (let seed = 0; seed < sample(2, 100); seed++) {
      const { givens } = dealt(practice, seed)
      expect(countSolutions(givens, PLAIN, 2)).toBe(1)
      expect(gradeOf(givens, CLASSIC)).not.toBeNull()
    }
  })
  it('has many positions, each stored once and dealt in many ways', () => {
    expect(new Set(POSITIONS[practice]).size).toBe(POSITIONS[practice].length)
    expect(POSITIONS[practice].length).toBe(16)
    expect(dealt(practice, 1)).toEqual(dealt(practice, 1))
    expect(new Set([1, 2, 3].map((seed) => dealt(practice, seed).givens.join(''))).size).toBe(3)
  })
})

describe('a practice game', () => {
  it('is played to its end by hints', () => {
    let state = dealt('xy-wing', 3)
    for (let i = 0; i < 81 && !rules.outcome(state); i++)
      state = play(state, bot.hint!(state, thinking(3)).move)
    expect(rules.outcome(state)?.result).toBe('won')
  })
  it('is the same from its text, also while another variant is chosen', () => {
    const chosen = completeOptions(options, { practice: 'x-wing', kind: 'killer', level: 'expert' })
    const state = rules.start(chosen, 5)
    expect(state).toEqual(dealt('x-wing', 5))
    expect(rules.notation!.read(rules.notation!.write(state), chosen)).toEqual(state)
  })
  it('has all notes from the start, which digits remove as always', () => {
    const state = dealt('x-wing', 2)
    const { move } = bot.hint!(state, thinking(3))
    if (move.type !== 'digit') throw new Error(move.type)
    const after = play(state, move)
    expect(after.notes[move.cell]).toBe(0)
    // Simpler techniques may have removed some notes that the digits alone allow.
    const isReduced = Array.from({ length: 10 }, (_, seed) => {
      const { notes, digits, ...puzzle } = dealt('xy-wing', seed)
      const all = allNotes(puzzle, digits)
      expect(notes.every((bits, cell) => (bits & ~all[cell]!) === 0)).toBe(true)
      return notes.some((bits, cell) => bits !== all[cell])
    })
    expect(isReduced).toContain(true)
  })
})
