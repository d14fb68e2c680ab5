/** Tests Classic Sudoku: digits, notes and conflicts, and puzzles as text. */
import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../src/engine/core/math/random'
import { fullHouses, isSolved, type Move, remaining, rules } from '../../../src/games/sudoku/rules'
import { fullGrid } from '../../../src/games/sudoku/rules/fill'
import { classic } from '../../../src/games/sudoku/rules/generator'
import { bitOf } from '../../../src/games/sudoku/rules/grid'
import { CLASSIC, conflictsOf } from '../../../src/games/sudoku/rules/shape'
import { EASY, EASY_SOLVED, findRectangle, IMPOSSIBLE, numbers, read } from './grids'
import { apply, play, put, refused } from './helpers'

const note = (cell: number, digit: number): Move => ({ type: 'note', cell, digit })

describe('Classic', () => {
  it('is the default: 40 random picks cleared, fewer when they repeat', () => {
    const counts: number[] = []
    for (let seed = 0; seed < 400; seed++) {
      const { givens, digits, notes } = rules.start({}, seed)
      expect(digits).toEqual(givens)
      expect(notes.every((bits) => bits === 0)).toBe(true)
      expect(conflictsOf(givens, CLASSIC).size).toBe(0)
      counts.push(givens.filter((digit) => digit === 0).length)
    }
    expect(Math.max(...counts)).toBeLessThanOrEqual(40)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(24)
    // 40 picks leave out each of 81 cells with probability (80/81)^40: 31.7 different ones on average.
    expect(counts.reduce((sum, count) => sum + count, 0) / 400).toBeCloseTo(81 * (1 - (80 / 81) ** 40), 0)
    expect(rules.start({ level: 'classic' }, 9)).toEqual(rules.start({}, 9))
    expect(classic(createRandom(9), 'classic').givens).toEqual(rules.start({}, 9).givens)
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
    [`${EASY.slice(0, 11)}3${EASY.slice(12)}`, '3 twice in the top left box'],
    [EASY_SOLVED, 'nothing is left'],
    [IMPOSSIBLE, 'no solution'],
    [EASY.replace('53', '51').replace('600195', '600295'), 'no solution'],
  ])('refuses %s', (text, reason) => {
    expect(() => read(text)).toThrow(reason)
  })
})
