/** Tests Tic Tac Toe's board of sixteen cells. */
import { describe, expect, it } from 'vitest'
import { createRandom, pick } from '../../../src/engine/core/math/random'
import { bot, worth } from '../../../src/games/tic-tac-toe/bot'
import { worthOfFour } from '../../../src/games/tic-tac-toe/bot/four'
import { describeMove } from '../../../src/games/tic-tac-toe/describeMove'
import { reviewer } from '../../../src/games/tic-tac-toe/review'
import { rules, type State, winnerOf } from '../../../src/games/tic-tac-toe/rules'
import { seriesKey } from '../../../src/games/tic-tac-toe/view/series'
import { symbols } from '../../../src/games/tic-tac-toe/view/symbols'
import { thinking } from '../../support/moves'
import { balanceOf, play, refused, two } from './helpers'

describe('the board of sixteen', () => {
  const four = rules.start({ opponent: 'two', board: '4' }, 1)
  const at = (text: string) => rules.notation!.read(text, { opponent: 'two', board: '4' })

  it('is an option; without it there are nine cells, as in older saved games', () => {
    expect(four.cells).toHaveLength(16)
    expect(rules.legal(four)).toHaveLength(16)
    expect(rules.start({ opponent: 'two', board: '3' }, 1)).toEqual(two)
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
    expect(rules.hud(won, 0)).toEqual({ Turn: '-', Moves: 7 })
    expect(rules.legal(won)).toEqual([])
  })

  it('names four in a row and the place of a mark; a full board is a tie; Reset gives sixteen empty cells', () => {
    const mine = rules.start({ opponent: 'easy', mark: 'X', board: '4' }, 1)
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
    expect(seriesKey({ opponent: 'two', board: '4' })).not.toBe(seriesKey({ opponent: 'two' }))
    expect(seriesKey({ opponent: 'two', board: '3' })).toBe(seriesKey({ opponent: 'two' }))
  })

  it('is a tie from the start and after any two marks, as the search shows', () => {
    expect(worthOfFour(0, 0, -1)).toBe(0)
    for (let x = 0; x < 16; x++) {
      expect(worthOfFour(0, 1 << x, -1)).toBe(0)
      for (let o = 0; o < 16; o++) if (o !== x) expect(worthOfFour(1 << x, 1 << o, -1)).toBe(0)
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
      expect(worth(state)).toBe(value)
    }
    expect(decided).toBeGreaterThan(5)
    function exactOf(state: State): number {
      if (winnerOf(state.cells)) return -(state.cells.filter((cell) => cell === '').length + 1)
      if (!state.cells.includes('')) return 0
      return Math.max(...rules.legal(state).map((move) => 0 - exactOf(play(state, move))))
    }
  })

  it.each([
    ['normal', 'easy', 20, 20],
    ['perfect', 'normal', 12, 4],
  ])('%s beats %s', { tags: ['proof'] }, (strong, weak, plays, least) => {
    expect(balanceOf(strong, weak, plays, four)).toBeGreaterThanOrEqual(least)
  })

  it('gives exact hints and reviews', () => {
    const won = at('XXX.OO..O.......')
    expect(bot.hint?.(won, thinking(1))).toEqual({ move: 3, text: 'Row 1, column 4 wins now' })
    expect(bot.hint?.(four, thinking(1))?.text).toMatch(/^Row \d, column \d keeps the tie$/)
    const missed = play(won, 15)
    expect(reviewer.judge(won, 15, missed, thinking(1))).toMatchObject({
      loss: expect.any(Number),
      better: { move: 3, text: 'X row 1, column 4' },
    })
    expect(reviewer.judge(won, 3, play(won, 3), thinking(1))).toMatchObject({ value: 100, loss: 0 })
  })
})
