/** Tests Tic Tac Toe's other boards: sixteen cells, and nine boards in one. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { createRandom, pick } from '../../../src/engine/core/math/random'
import game from '../../../src/games/tic-tac-toe'
import { bot, positionValue } from '../../../src/games/tic-tac-toe/bot'
import { valueOn4x4 } from '../../../src/games/tic-tac-toe/bot/solver4x4'
import { describeMove } from '../../../src/games/tic-tac-toe/describeMove'
import { options } from '../../../src/games/tic-tac-toe/options'
import { reviewer } from '../../../src/games/tic-tac-toe/review'
import { openCells, rules, type State, turnOf, winnerOf } from '../../../src/games/tic-tac-toe/rules'
import { boardsOf, cellAt, rowAndColumn } from '../../../src/games/tic-tac-toe/rules/ultimate'
import { symbols } from '../../../src/games/tic-tac-toe/view/symbols'
import { thinking, timesOf } from '../../support/moves'
import { apply, balanceOf, keyOf, play, refused, two } from './helpers'

describe('the board of sixteen', () => {
  const four = rules.start(completeOptions(options, { opponent: 'two', board: '4' }), 1)
  const at = (text: string) =>
    rules.notation!.read(text, completeOptions(options, { opponent: 'two', board: '4' }))

  it('is an option; without it there are nine cells, as in older saved games', () => {
    expect(four.cells).toHaveLength(16)
    expect(rules.legal(four)).toHaveLength(16)
    expect(rules.start(completeOptions(options, { opponent: 'two', board: '3' }), 1)).toEqual(two)
  })

  it.each([
    ['a row', [4, 0, 5, 1, 6, 2, 7]],
    ['a column', [1, 0, 5, 2, 9, 3, 13]],
    ['a diagonal', [0, 1, 5, 2, 10, 3, 15]],
    ['the other diagonal', [3, 1, 6, 2, 9, 0, 12]],
  ])('is won by four in %s, but not by three', (_, moves) => {
    expect(rules.outcome(play(four, ...moves.slice(0, -1)))).toBeNull()
    const won = play(four, ...moves)
    expect(rules.outcome(won)).toEqual({ result: 'over', title: 'X wins' })
    expect(rules.hud(won, 0)).toEqual({ Moves: 7 })
    expect(rules.legal(won)).toEqual([])
  })

  it('names four in a row and the place of a mark; a full board is a tie; Reset gives sixteen empty cells', () => {
    const mine = rules.start(completeOptions(options, { opponent: 'easy', mark: 'X', board: '4' }), 1)
    expect(rules.outcome(play(mine, 4, 0, 5, 1, 6, 2, 7))).toMatchObject({
      result: 'won',
      detail: 'X has four in a row.',
      results: { Moves: 4 },
    })
    expect(rules.apply(four, 11, 0)).toMatchObject({ events: [{ type: 'mark', row: 3, column: 4 }] })
    for (const odd of [16, -1, 1.5]) expect(refused(four, odd)).toBe('')
    expect(rules.outcome(play(at('XXOOOOXXXXOOXOX.'), 15))).toMatchObject({ result: 'tied' })
    expect(play(four, 4, 'reset')).toEqual(four)
  })

  it('can be read back as text, and is described in words and symbols', () => {
    const state = play(four, 5, 0)
    expect(rules.notation?.write(state)).toBe('O....X..........')
    expect(at('o....x..........')).toEqual(state)
    expect(() => at('XXXXOOOO........')).toThrow('first four in a row')
    expect(describeMove(four, 5, state)).toBe('X row 2, column 2')
    expect(symbols([state])).toBe('⭕⬜⬜⬜\n⬜❌⬜⬜\n⬜⬜⬜⬜\n⬜⬜⬜⬜')
    expect(symbols([play(two, 4)])).toBe('⬜⬜⬜\n⬜❌⬜\n⬜⬜⬜')
  })

  it('has a separate series', () => {
    expect(keyOf({ opponent: 'two', board: '4' })).not.toBe(keyOf({ opponent: 'two' }))
    expect(keyOf({ opponent: 'two', board: '3' })).toBe(keyOf({ opponent: 'two' }))
  })

  it('is a tie from the start and after any two marks, as the search shows', () => {
    expect(valueOn4x4(0, 0, -1)).toBe(0)
    for (let x = 0; x < 16; x++) {
      expect(valueOn4x4(0, 1 << x, -1)).toBe(0)
      for (let o = 0; o < 16; o++) if (o !== x) expect(valueOn4x4(1 << x, 1 << o, -1)).toBe(0)
    }
  })

  it('has the values of plain negamax, in random positions with six free cells', () => {
    let decided = 0
    for (let seed = 0; seed < 40; seed++) {
      const random = createRandom(seed)
      let state = four
      while (!rules.outcome(state) && state.cells.filter((cell) => cell === '').length > 6)
        state = play(state, pick(random, rules.legal(state) as number[]))
      if (rules.outcome(state)) continue
      const value = exactOf(state)
      if (value !== 0) decided++
      expect(positionValue(state)).toBe(value)
    }
    expect(decided).toBeGreaterThan(5)
    function exactOf(state: State): number {
      if (winnerOf(state.cells)) return -(state.cells.filter((cell) => cell === '').length + 1)
      if (!state.cells.includes('')) return 0
      return Math.max(...rules.legal(state).map((move) => 0 - exactOf(play(state, move))))
    }
  })

  it.each([
    ['normal', 'easy', '..X.XOXOO.O.X.XO', 0, 5],
    ['perfect', 'normal', '....OXXX.OO.OXX.', 8, 0],
  ])('%s finds a move that %s finds only by chance', (strong, weak, text, cell, byChance) => {
    const times = [strong, weak].map((level) => timesOf(bot, at(text), level, cell))
    expect(times).toEqual([10, byChance])
  })

  it.each([
    ['normal', 'easy', 20, 20],
    ['perfect', 'normal', 12, 4],
  ])('%s beats %s', { tags: ['proof'] }, (strong, weak, plays, min) => {
    expect(balanceOf(strong, weak, plays, four)).toBeGreaterThanOrEqual(min)
  })

  it('gives exact hints and reviews', () => {
    const won = at('XXX.OO..O.......')
    expect(bot.hint?.(won, thinking(1))).toMatchObject({ move: 3, text: 'Row 1, column 4 wins now.' })
    expect(bot.hint?.(four, thinking(1))?.text).toMatch(/^Row \d, column \d keeps the tie\.$/)
    const missed = play(won, 15)
    expect(reviewer.judge(won, 15, missed, thinking(1))).toMatchObject({
      loss: expect.any(Number),
      better: { move: 3, text: 'X row 1, column 4' },
    })
    expect(reviewer.judge(won, 3, play(won, 3), thinking(1))).toMatchObject({ value: 100, loss: 0 })
  })
})

const ULTIMATE = completeOptions(options, { opponent: 'two', board: 'ultimate' })
const start = rules.start(ULTIMATE, 1)

/** A position: nine boards of nine cells, and the next board. */
const read = (boards: readonly string[], next: string): State =>
  rules.notation!.read(`${boards.join('')}:${next}`, ULTIMATE)
const E = '.........'

describe('nine boards', () => {
  it('are three by three, and each place has one cell', () => {
    const cells = Array.from({ length: 81 }, (_, n) => cellAt(Math.floor(n / 9), n % 9))
    expect(new Set(cells).size).toBe(81)
    for (let cell = 0; cell < 81; cell++)
      expect(cellAt(rowAndColumn(cell).row, rowAndColumn(cell).col)).toBe(cell)
    expect([cellAt(0, 0), cellAt(0, 3), cellAt(8, 8)]).toEqual([0, 9, 80])
  })

  it('start anywhere; a cell decides the board of the next mark', () => {
    expect(openCells(start)).toHaveLength(81)
    const one = play(start, 40)
    expect(one.next).toBe(4)
    expect(openCells(one)).toEqual([36, 37, 38, 39, 41, 42, 43, 44])
    expect(refused(one, 0)).toBe('Play in the highlighted board.')
    expect(refused(one, 40)).toBe('That square is taken. Pick an empty one.')
    expect(play(one, 36).next).toBe(0)
  })

  it('are won by three in a row; pointing at a decided one lets the opponent choose', () => {
    // X completes the first board with its first cell, which points to that same board.
    const state = read(['.XX......', 'O........', 'O........', E, E, E, E, E, E], '1')
    const applied = apply(state, 0)
    expect(applied.events).toContainEqual({ type: 'board', mark: 'X', board: 1 })
    expect(boardsOf(applied.state.cells)[0]).toBe('X')
    expect(applied.state.next).toBeNull()
    expect(rules.hud(applied.state, 0)).toMatchObject({ Board: 'Any board' })
    expect(openCells(applied.state)).toHaveLength(7 * 9 - 0 + 2 * 8 - 9)
    expect(openCells(applied.state).some((cell) => cell < 9)).toBe(false)
  })

  it('win the game by three boards in a row', () => {
    const won = 'XXXOO....'
    const state = read([won, won, 'XX.......', 'OO.......', 'OO.......', E, E, E, E], '3')
    expect(turnOf(state)).toBe('X')
    const over = play(state, 20)
    expect(winnerOf(over.cells)).toBe('X')
    expect(openCells(over)).toEqual([])
    expect(rules.outcome(over)).toMatchObject({ result: 'over', title: 'X wins' })
    expect(rules.outcome({ ...over, you: 'X' })).toMatchObject({
      result: 'won',
      detail: 'X has three boards in a row.',
      results: { Moves: 9 },
    })
    expect(rules.hud(state, 0)).toMatchObject({ Turn: 'X', Board: 'Board 3' })
    expect(rules.hud(over, 0)).toEqual({ Moves: 17 })
  })

  it('are a tie if all are decided without a row', () => {
    const x = 'XXXOO....'
    const o = 'OOOXX....'
    const full = 'XOXXOOOXX'
    const state = read([x, o, x, x, o, o, o, x, '.OXXOOOXX'], '9')
    const tied = play(state, 72)
    expect(boardsOf(tied.cells)[8]).toBe('-')
    expect(rules.outcome(tied)).toEqual({ result: 'tied', title: 'It’s a tie' })
    expect(full).toHaveLength(9)
  })

  it('are read, written and described, and kept separate from other boards', () => {
    const state = play(start, 40, 36)
    expect(rules.notation!.read(rules.notation!.write(state), ULTIMATE)).toEqual(state)
    expect(rules.notation!.write(state).slice(-2)).toBe(':1')
    expect(() => read([E, E, E, E, E, E, E, E, E], '10')).toThrow(/1 to 9/)
    expect(describeMove(start, 40, play(start, 40))).toBe('X center of board 5')
    expect(keyOf(ULTIMATE)).toBe('two/ultimate')
    expect(symbols([read(['XXXOO....', E, E, E, E, E, E, E, E], '2')])).toBe('❌⬜⬜\n⬜⬜⬜\n⬜⬜⬜')
    expect(play(state, 'reset')).toEqual(start)
    expect(typeof game.reviews === 'function' && game.reviews(ULTIMATE)).toBe(false)
    expect(game.uses?.('cell0', start)).toBe(false)
  })
})

describe('the computer on nine boards', () => {
  it('has levels of increasing strength', { tags: ['proof'] }, () => {
    const duel = (strong: string, weak: string, games: number): number => {
      let points = 0
      for (let seed = 1; seed <= games; seed++) {
        const { random } = thinking(seed)
        const seat = seed % 2 === 0 ? 'X' : 'O'
        let state = start
        while (!rules.outcome(state)) {
          const level = turnOf(state) === seat ? strong : weak
          state = play(state, bot.choose(state, level, { ...thinking(0, 10), random }))
        }
        const winner = winnerOf(state.cells)
        points += winner === null ? 0.5 : Number(winner === seat)
      }
      return points / games
    }
    expect(duel('normal', 'easy', 6)).toBeGreaterThanOrEqual(0.7)
    expect(duel('perfect', 'normal', 4)).toBeGreaterThanOrEqual(0.6)
  })

  it('plays legal moves from any position, even without time', () => {
    const random = createRandom(4)
    let state = start
    for (let i = 0; !rules.outcome(state); i++)
      state = play(
        state,
        i % 3 ? pick(random, openCells(state)) : bot.choose(state, 'perfect', thinking(i, 0)),
      )
    expect(rules.legal(state)).toEqual([])
  })

  it('searches a limited number of positions however much time there is', () => {
    let asked = 0
    const overtime = () => ++asked > 100_000
    expect(openCells(start)).toContain(bot.choose(start, 'perfect', { random: () => 0.5, overtime }))
    // It checks the time once in 256 positions.
    expect(asked).toBeGreaterThan(100)
    expect(asked).toBeLessThan(1_000)
  })

  it('finds a win, blocks one, and reports it', () => {
    const won = 'XXXOO....'
    const state = read([won, won, 'XX.......', 'OO.......', 'OO.......', E, E, E, E], '3')
    expect(bot.choose(state, 'normal', thinking(1))).toBe(20)
    expect(bot.hint?.(state, thinking(1))).toMatchObject({ move: 20, text: 'Top right of board 3 wins now.' })
    expect(bot.hint?.(start, thinking(1, 1))?.text).toMatch(/ looks best\.$/)
  })
})
