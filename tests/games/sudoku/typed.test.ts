/** Tests what is said about a puzzle while it is typed in. */
import { describe, expect, it } from 'vitest'
import { rules } from '../../../src/games/sudoku/rules'
import { solveExactly } from '../../../src/games/sudoku/rules/exact'
import { readPuzzle, write } from '../../../src/games/sudoku/rules/notation'
import { CLASSIC, conflictsOf, diagonalShape } from '../../../src/games/sudoku/rules/shape'
import { judge, type TypedKind } from '../../../src/games/sudoku/rules/typed'
import { EASY, EASY_SOLVED, findRectangle, IMPOSSIBLE, numbers } from './grids'

const EMPTY = new Array<number>(81).fill(0)
const SHAPES = { classic: CLASSIC, x: diagonalShape() }

describe('A puzzle that is typed in', () => {
  it('is typed digit by digit until it has one solution', () => {
    const whole = numbers(EASY)
    const said = whole.map((_, at) =>
      judge(
        whole.map((digit, cell) => (cell <= at ? digit : 0)),
        'classic',
      ),
    )
    expect(judge(EMPTY, 'classic')).toMatchObject({ text: 'No digits yet.', isPlayable: false })
    expect(said[0]).toMatchObject({ text: 'More digits are needed: at least 17.', isPlayable: false })
    expect(said.at(-1)).toMatchObject({ text: 'One solution: it can be played.', isPlayable: true })
    expect(said.at(-1)!.differing.size).toBe(0)
    expect(new Set(said.map(({ text }) => text)).size).toBe(3)
  })

  it('shows where two solutions differ', () => {
    const solved = numbers(EASY_SOLVED)
    const rectangle = findRectangle(solved)
    const verdict = judge(
      solved.map((digit, cell) => (rectangle.includes(cell) ? 0 : digit)),
      'classic',
    )
    expect(verdict).toMatchObject({
      text: 'More than one solution. Two of them differ in the marked cells.',
      isPlayable: true,
    })
    expect([...verdict.differing].toSorted()).toEqual(rectangle.toSorted())
  })

  it('names a digit that is twice in a house, and marks its cells', () => {
    const twice = judge(EMPTY.with(0, 5).with(8, 5), 'classic')
    expect(twice).toMatchObject({ text: 'This Sudoku has 5 twice in row 1.', isPlayable: false })
    expect([...twice.wrong]).toEqual([0, 8])
    const diagonal = EMPTY.with(0, 5).with(80, 5)
    expect(judge(diagonal, 'classic').wrong.size).toBe(0)
    expect([...judge(diagonal, 'x').wrong]).toEqual([0, 80])
    expect(judge(diagonal, 'x').text).toContain('diagonal')
  })

  it('is refused without a solution, or when nothing is left to fill in', () => {
    expect(judge(numbers(IMPOSSIBLE), 'classic')).toMatchObject({
      text: 'This Sudoku has no solution.',
      isPlayable: false,
    })
    expect(judge(numbers(EASY_SOLVED), 'classic').isPlayable).toBe(false)
  })

  it.each(['classic', 'x'] as const)('is read from its text as it was typed: %s', (kind: TypedKind) => {
    for (let seed = 0; seed < 20; seed++) {
      const { givens } = rules.start({ level: 'classic', kind, check: 'off', practice: 'off' }, seed)
      const { puzzle } = readPuzzle(write({ kind, cages: [], givens }), kind)
      expect(puzzle).toEqual({ kind, cages: [], givens })
      const verdict = judge(givens, kind)
      expect(verdict.isPlayable).toBe(true)
      expect(conflictsOf(givens, SHAPES[kind]).size).toBe(0)
      const { count } = solveExactly(givens, 2, SHAPES[kind])
      expect(verdict.differing.size > 0).toBe(count > 1)
      for (const cell of verdict.differing) expect(givens[cell]).toBe(0)
    }
  })
})
