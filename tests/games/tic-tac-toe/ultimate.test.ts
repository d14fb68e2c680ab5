/** Tests Ultimate Tic Tac Toe: nine boards in one, and a computer whose levels get stronger. */
import { describe, expect, it } from 'vitest'
import { createRandom, pick } from '../../../src/engine/core/math/random'
import game from '../../../src/games/tic-tac-toe'
import { bot } from '../../../src/games/tic-tac-toe/bot'
import { describeMove } from '../../../src/games/tic-tac-toe/describeMove'
import { openCells, rules, type State, turnOf, winnerOf } from '../../../src/games/tic-tac-toe/rules'
import { boardsOf, cellAt, placeAt } from '../../../src/games/tic-tac-toe/rules/ultimate'
import { seriesKey } from '../../../src/games/tic-tac-toe/view/series'
import { symbols } from '../../../src/games/tic-tac-toe/view/symbols'
import { thinking } from '../../support/moves'
import { sample } from '../../support/proofs'
import { apply, play, refused } from './helpers'

const ULTIMATE = { opponent: 'two', board: 'ultimate' }
const start = rules.start(ULTIMATE, 1)

/** A position: nine boards of nine cells, and the next board. */
const read = (boards: readonly string[], next: string): State =>
  rules.notation!.read(`${boards.join('')}:${next}`, ULTIMATE)
const E = '.........'

describe('nine boards', () => {
  it('are three by three, and each place has one cell', () => {
    const cells = Array.from({ length: 81 }, (_, n) => cellAt(Math.floor(n / 9), n % 9))
    expect(new Set(cells).size).toBe(81)
    for (let cell = 0; cell < 81; cell++) expect(cellAt(placeAt(cell).row, placeAt(cell).col)).toBe(cell)
    expect([cellAt(0, 0), cellAt(0, 3), cellAt(8, 8)]).toEqual([0, 9, 80])
  })

  it('start anywhere; a cell decides the board of the next mark', () => {
    expect(openCells(start)).toHaveLength(81)
    const one = play(start, 40)
    expect(one.next).toBe(4)
    expect(openCells(one)).toEqual([36, 37, 38, 39, 41, 42, 43, 44])
    expect(refused(one, 0)).toBe('Play in the highlighted board.')
    expect(refused(one, 40)).toBe('That cell is taken. Pick an empty one.')
    expect(play(one, 36).next).toBe(0)
  })

  it('are won by three in a row; pointing at a decided one lets the opponent choose', () => {
    // X completes the first board with its first cell, which points to that same board.
    const state = read(['.XX......', 'O........', 'O........', E, E, E, E, E, E], '1')
    const applied = apply(state, 0)
    expect(applied.events).toContainEqual({ type: 'board', mark: 'X', board: 1 })
    expect(boardsOf(applied.state.cells)[0]).toBe('X')
    expect(applied.state.next).toBeNull()
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
    expect(rules.hud(over, 0)).toMatchObject({ Turn: '-' })
  })

  it('are a tie if all are decided without a row', () => {
    const x = 'XXXOO....'
    const o = 'OOOXX....'
    const full = 'XOXXOOOXX'
    const state = read([x, o, x, x, o, o, o, x, '.OXXOOOXX'], '9')
    const tied = play(state, 72)
    expect(boardsOf(tied.cells)[8]).toBe('-')
    expect(rules.outcome(tied)).toEqual({ result: 'tied', title: "It's a tie" })
    expect(full).toHaveLength(9)
  })

  it('are read, written and described, and kept separate from other boards', () => {
    const state = play(start, 40, 36)
    expect(rules.notation!.read(rules.notation!.write(state), ULTIMATE)).toEqual(state)
    expect(rules.notation!.write(state).slice(-2)).toBe(':1')
    expect(() => read([E, E, E, E, E, E, E, E, E], '10')).toThrow(/1 to 9/)
    expect(describeMove(start, 40, play(start, 40))).toBe('X the middle of board 5')
    expect(seriesKey(ULTIMATE)).toBe('two/ultimate')
    expect(symbols([read(['XXXOO....', E, E, E, E, E, E, E, E], '2')])).toBe('❌⬜⬜\n⬜⬜⬜\n⬜⬜⬜')
    expect(play(state, 'reset')).toEqual(start)
    expect(typeof game.reviews === 'function' && game.reviews(ULTIMATE)).toBe(false)
    expect(game.uses?.('cell0', start)).toBe(false)
  })
})

describe('the computer on nine boards', () => {
  it('has levels of increasing strength', { tags: ['sample'] }, () => {
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
    expect(duel('normal', 'easy', sample(2, 6))).toBeGreaterThanOrEqual(0.7)
    expect(duel('perfect', 'normal', sample(2, 4))).toBeGreaterThanOrEqual(0.6)
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
    expect(bot.hint?.(state, thinking(1))).toEqual({ move: 20, text: 'Top right of board 3 wins now' })
    expect(bot.hint?.(start, thinking(1, 1))?.text).toMatch(/ looks best$/)
  })
})
