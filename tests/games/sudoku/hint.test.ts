/** Tests Sudoku's hints: one reason at a time, to every level's end. */
import { describe, expect, it } from 'vitest'
import { bot } from '../../../src/games/sudoku/bot'
import { rules } from '../../../src/games/sudoku/rules'
import { solveExactly } from '../../../src/games/sudoku/rules/exact'
import { RESERVE } from '../../../src/games/sudoku/rules/reserve'
import { CLASSIC, conflictsOf } from '../../../src/games/sudoku/rules/shape'
import { EASY, EASY_SOLVED, numbers, read } from './grids'
import { play, playByHints, put, thinking as think } from './helpers'
import published from './published.json'

const thinking = think()

describe('the hint', () => {
  it('leads every level to its end with correct digits, one reason at a time', () => {
    for (const text of playByHints('classic')) expect(text.length).toBeGreaterThan(20)
  })
  it('names the reason', () => {
    const nearly = read(`0${EASY_SOLVED.slice(1)}`)
    expect(bot.hint!(nearly, thinking)).toEqual({
      move: put(0, 5),
      text: 'Row 1, column 1 is 5. It is the last cell of row 1.',
    })
    const hard = play(read(RESERVE.classic.hard[0]!))
    let state = hard
    const texts: string[] = []
    while (!rules.outcome(state)) {
      const { move, text } = bot.hint!(state, thinking)
      texts.push(text)
      state = play(state, move)
    }
    expect(texts.some((text) => /only fit in (two|three) cells|cells can only hold/.test(text))).toBe(true)
  })
  it('finds a wrong digit first, even one without a conflict', () => {
    const cell = 3
    const solution = Number(EASY_SOLVED[cell])
    const wrong = [1, 2, 3, 4, 5, 6, 7, 8, 9].find(
      (digit) =>
        digit !== solution && conflictsOf(play(read(EASY), put(cell, digit)).digits, CLASSIC).size === 0,
    )!
    expect(bot.hint!(play(read(EASY), put(cell, wrong)), thinking)).toEqual({
      move: { type: 'clear', cell },
      text: `Row 1, column 4 can’t be ${wrong}. Remove it.`,
    })
  })
  it('never asks to remove a correct digit of a 17-clue puzzle', () => {
    const puzzle = '001700500600800000000000000000200004050000030090004000200000800400030000000050900'
    const solution = solveExactly(numbers(puzzle), 2, CLASSIC).solution!
    let state = read(puzzle)
    for (let i = 0; i < 5; i++) {
      const { move } = bot.hint!(state, thinking)
      expect(move).toEqual(put(move.cell, solution[move.cell]!))
      state = play(state, move)
    }
  })
  it('works in a grid with several solutions, and beyond all techniques', () => {
    const many = read('1'.padEnd(81, '0'))
    const first = bot.hint!(many, thinking)
    expect(first.text).toContain('more than one solution')
    expect(play(many, first.move)).toBeDefined()
    const inkala = read(published.find(({ name }) => name.startsWith('Arto Inkala'))!.puzzle)
    const { move, text } = bot.hint!(inkala, thinking)
    expect(text).toContain('every other digit')
    expect(move.type === 'digit' && solveExactly(inkala.givens, 1, CLASSIC).solution![move.cell]).toBe(
      (move as { digit: number }).digit,
    )
  })
})
