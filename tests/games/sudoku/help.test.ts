/** Tests the help in Sudoku: notes, mistakes and hints. */

import { describe, expect, it } from 'vitest'
import { entryOf } from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import sudoku from '../../../src/games/sudoku'
import { bot } from '../../../src/games/sudoku/bot'
import { RESERVE } from '../../../src/games/sudoku/data/reserve'
import { type Options, options } from '../../../src/games/sudoku/options'
import { FILL, type Move, rules, type State } from '../../../src/games/sudoku/rules'
import { solveExactly } from '../../../src/games/sudoku/rules/exact'
import { bitOf, digitsOf } from '../../../src/games/sudoku/rules/grid'
import { CLASSIC, conflictsOf } from '../../../src/games/sudoku/rules/shape'
import { EASY, EASY_SOLVED, numbers, read, EASY_SOLVED as SOLVED } from './grids'
import { apply, play, playByHints, put, refused, thinking } from './helpers'
import published from './published.json'

const CHECKED = { check: 'on' } as const
const open = (text: string, chosen: Partial<Options> = {}): State =>
  rules.notation!.read(text, completeOptions(options, chosen))
const eventsOf = (state: State, move: Move) => apply(state, move).events

describe('all notes at once', () => {
  it('are the remaining candidates in every empty cell, including the correct one', () => {
    const state = play(open(EASY), FILL)
    for (const [cell, bits] of state.notes.entries()) {
      if (state.digits[cell] !== 0) {
        expect(bits).toBe(0)
        continue
      }
      const seen = new Set((CLASSIC.peers[cell] as number[]).map((peer) => state.digits[peer]))
      expect(digitsOf(bits)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !seen.has(digit)))
      expect(bits & bitOf(Number(SOLVED[cell]))).not.toBe(0)
    }
    expect(eventsOf(open(EASY), FILL)).toEqual([{ type: 'fill', replaced: 0 }])
  })
  it('are refused if they are complete, and restore removed ones', () => {
    const state = play(open(EASY), FILL)
    expect(refused(state, FILL)).toBe('')
    expect(rules.legal(state)).not.toContainEqual(FILL)
    const one = digitsOf(state.notes[2] as number)[0] as number
    const without = play(state, { type: 'note', cell: 2, digit: one })
    expect(rules.legal(without)).toContainEqual(FILL)
    expect(play(without, FILL).notes).toEqual(state.notes)
  })
  it('say that they replaced own notes, and that an undo brings them back', () => {
    const shown = (state: State) => {
      const [fill] = eventsOf(state, FILL)
      const toast = fill && entryOf(sudoku.toasts, fill)
      return typeof toast === 'function' ? toast(fill as never, 0) : toast
    }
    const state = play(open(EASY), FILL)
    const [one, other] = digitsOf(state.notes[2] as number)
    const without = play(state, { type: 'note', cell: 2, digit: one as number })
    expect(shown(without)).toMatchObject({ detail: expect.stringMatching(/in 1 cell\. Undo /) })
    // Where there are none, nothing is lost.
    expect(shown(open(EASY))).toBe(null)
    expect(shown(play(without, { type: 'note', cell: 2, digit: other as number }, put(3, 6)))).not.toBe(null)
  })
})

describe('mistakes', () => {
  const cell = 3
  const right = Number(SOLVED[cell])
  /** It conflicts with no digit. */
  const wrong = [1, 2, 3, 4, 5, 7, 8, 9].find(
    (digit) => digit !== right && conflictsOf(open(EASY).digits.with(cell, digit), CLASSIC).size === 0,
  ) as number
  it('are hidden by default', () => {
    const state = play(open(EASY), put(cell, wrong))
    expect(state).toMatchObject({ mistakes: 0, wrong: [] })
    expect(rules.hud(state, 0)).toEqual({ Empty: 50 })
  })
  it('are shown immediately and counted, each once', () => {
    const start = open(EASY, CHECKED)
    expect(eventsOf(start, put(cell, wrong))).toEqual([
      { type: 'mistake', cell, digit: wrong, row: 1, column: 4, cells: 1, count: 1 },
    ])
    const state = play(start, put(cell, wrong))
    expect(state).toMatchObject({ mistakes: 1, wrong: [cell] })
    expect(rules.hud(state, 0)).toEqual({ Wrong: 1 })
    expect(play(state, { type: 'clear', cell })).toMatchObject({ mistakes: 1, wrong: [] })
    expect(play(state, put(cell, right))).toMatchObject({ mistakes: 1, wrong: [] })
    // A wrong digit does not turn correct ones into mistakes.
    const other = [...SOLVED].findIndex((_, at) => at !== cell && start.givens[at] === 0)
    expect(play(state, put(other, Number(SOLVED[other])))).toMatchObject({ mistakes: 1, wrong: [cell] })
  })
  it('are exactly the digits that leave no solution: every digit of every cell', () => {
    const start = open(EASY, CHECKED)
    for (const [at, given] of start.givens.entries())
      for (let digit = 1; given === 0 && digit <= 9; digit++)
        expect(play(start, put(at, digit)).mistakes).toBe(digit === Number(SOLVED[at]) ? 0 : 1)
  })
  it('of a grid with several solutions are the digits in none of them', () => {
    const seeds = Array.from({ length: 60 }, (_, seed) =>
      rules.start(completeOptions(options, { level: 'classic', ...CHECKED }), seed),
    )
    const open = seeds.find(({ givens }) => solveExactly(givens, 2, CLASSIC).count === 2) as State
    const { solution } = solveExactly(open.givens, 1, CLASSIC)
    let state = open
    for (const [at, digit] of (solution ?? []).entries())
      if (open.givens[at] === 0) state = play(state, put(at, digit))
    expect(rules.outcome(state)).toMatchObject({ result: 'won', results: { Mistakes: 0 } })
  })
})

describe('a hint in three parts', () => {
  it('shows where, then the rule, then the digit', () => {
    let state = open(EASY)
    for (let i = 0; i < 20; i++) {
      const [where, what, all] = [1, 2, 3].map((times) => bot.hint!(state, thinking(times)))
      const { move } = all!
      expect(where!.text).toMatch(/^Look at (row \d|column \d|the [a-z -]+ box)\.$/)
      expect(what!.text).toMatch(/^Look at .+\. Technique: [A-Z].*(single|house)\.$/)
      expect(what!.text).not.toMatch(/ is \d/)
      if (move.type !== 'digit') throw new Error(move.type)
      for (const part of [where!, what!]) {
        if (part.move.type !== 'look') throw new Error('it names the move too early')
        expect(part.move.cells).toContain(move.cell)
        expect(CLASSIC.houses).toContainEqual(part.move.cells)
        expect(refused(state, part.move)).toBe('')
      }
      expect(bot.hint!(state, thinking(4))).toEqual(all)
      state = play(state, move)
    }
  })
  it('points to a wrong digit in three steps, too', () => {
    const state = play(open(EASY), put(3, 2))
    expect([1, 2, 3].map((times) => bot.hint!(state, thinking(times)).text)).toEqual([
      'A digit in the top-middle box is wrong.',
      'One of your digits in the top-middle box is wrong: 2.',
      'Row 1, column 4 can’t be 2. Remove it.',
    ])
  })
})

const mind = thinking()

describe('the hint', () => {
  it('leads every level to its end with correct digits, one reason at a time', () => {
    for (const text of playByHints('classic')) expect(text.length).toBeGreaterThan(20)
  })
  it('names the reason', () => {
    const nearly = read(`0${EASY_SOLVED.slice(1)}`)
    expect(bot.hint!(nearly, mind)).toMatchObject({
      move: put(0, 5),
      text: 'Row 1, column 1 is 5. It is the last cell of row 1.',
    })
    const hard = play(read(RESERVE.classic.hard[0]!))
    let state = hard
    const texts: string[] = []
    while (!rules.outcome(state)) {
      const { move, text } = bot.hint!(state, mind)
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
    expect(bot.hint!(play(read(EASY), put(cell, wrong)), mind)).toMatchObject({
      move: { type: 'clear', cell },
      text: `Row 1, column 4 can’t be ${wrong}. Remove it.`,
    })
  })
  it('never asks to remove a correct digit of a 17-clue puzzle', () => {
    const puzzle = '001700500600800000000000000000200004050000030090004000200000800400030000000050900'
    const solution = solveExactly(numbers(puzzle), 2, CLASSIC).solution!
    let state = read(puzzle)
    for (let i = 0; i < 5; i++) {
      const { move } = bot.hint!(state, mind)
      if (move.type !== 'digit') throw new Error(move.type)
      expect(move).toEqual(put(move.cell, solution[move.cell]!))
      state = play(state, move)
    }
  })
  it('works in a grid with several solutions, and beyond all techniques', () => {
    const many = read('1'.padEnd(81, '0'))
    const first = bot.hint!(many, mind)
    expect(first.text).toContain('more than one solution')
    expect(play(many, first.move)).toBeDefined()
    const inkala = read(published.find(({ name }) => name.startsWith('Arto Inkala'))!.puzzle)
    const { move, text } = bot.hint!(inkala, mind)
    expect(text).toContain('every other digit')
    expect(move.type === 'digit' && solveExactly(inkala.givens, 1, CLASSIC).solution![move.cell]).toBe(
      (move as { digit: number }).digit,
    )
  })
})
