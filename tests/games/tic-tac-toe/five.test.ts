/** Tests Tic Tac Toe's best of five: switching marks, the score, and when it is decided. */
import { describe, expect, it } from 'vitest'
import game from '../../../src/games/tic-tac-toe'
import { bot } from '../../../src/games/tic-tac-toe/bot'
import { describeMove } from '../../../src/games/tic-tac-toe/describeMove'
import { type Move, rules, type State } from '../../../src/games/tic-tac-toe/rules'
import { thinking } from '../../support/moves'
import { apply, play, refused } from './helpers'

const TWO = { opponent: 'two', series: 'five' }

const types = (state: State, move: Move) => apply(state, move).events.map(({ type }) => type)

/** Ends of one game on nine cells. */
const X_WINS = [0, 3, 1, 4, 2]
const O_WINS = [0, 3, 1, 4, 8, 5]
const TIE = [0, 1, 2, 4, 3, 5, 7, 6, 8]

describe('best of five', () => {
  it('is an option; without it there is a single game, as before', () => {
    expect(rules.start({ opponent: 'two' }, 1)).not.toHaveProperty('five')
    expect(game.options.find(({ id }) => id === 'series')).toMatchObject({ initial: 'one', later: true })
    expect(rules.next?.(play(rules.start({ opponent: 'two' }, 1), ...X_WINS))).toBeNull()
  })

  it('switches marks after each game, by an automatic move', () => {
    const ended = play(rules.start({ opponent: 'easy', mark: 'X', series: 'five' }, 1), ...X_WINS)
    expect([rules.outcome(ended), rules.legal(ended)]).toEqual([null, []])
    expect(rules.next?.(ended)).toMatchObject({ move: 'next' })
    expect(refused(ended, 'reset')).toBe('')
    const second = play(ended, 'next')
    expect(second).toMatchObject({ you: 'O', five: { game: 2, wins: [1, 0], ties: 0 } })
    expect(second.cells.every((cell) => cell === '')).toBe(true)
    expect(describeMove(ended, 'next', second)).toBe('Game 2')
    // The same person keeps the seat: the computer has the other one, and starts now.
    const seatOf = (state: State) => rules.seat?.(state) ?? -1
    const level = (state: State) => game.computer?.({ opponent: 'easy', mark: 'X' }, seatOf(state))
    expect([seatOf(second), level(second)]).toEqual([1, 'easy'])
    expect([seatOf(play(second, 4)), level(play(second, 4))]).toEqual([0, null])
    expect(play(play(second, ...TIE), 'next')).toMatchObject({ you: 'X', five: { game: 3, ties: 1 } })
  })

  it('starts the next game only when one has ended', () => {
    const state = rules.start(TWO, 1)
    expect(refused(state, 'next')).toBe('')
    expect(refused(play(state, 0, 4), 'next')).toBe('')
    expect(types(play(state, ...X_WINS.slice(0, -1)), 2)).toEqual(['mark', 'win', 'game'])
    expect(rules.next?.(state)).toBeNull()
  })

  it('is decided by three wins of one player, with either mark', () => {
    let state = play(rules.start(TWO, 1), ...X_WINS, 'next', ...O_WINS, 'next', ...X_WINS.slice(0, -1))
    expect(types(state, 2)).toEqual(['mark', 'win'])
    state = play(state, 2)
    expect(state.five).toEqual({ game: 3, wins: [3, 0], ties: 0 })
    expect(rules.outcome(state)).toEqual({
      result: 'over',
      title: 'Player 1 wins the series',
      detail: '3 to 0 in 3 games, 0 tied.',
    })
    expect([rules.next?.(state), refused(state, 'next')]).toEqual([null, ''])
  })

  it('ends after the fifth game: more wins, or a tie', () => {
    const games = [TIE, X_WINS, TIE, O_WINS].flatMap((moves): Move[] => [...moves, 'next'])
    const four = play(rules.start(TWO, 1), ...games)
    expect(four.five).toEqual({ game: 5, wins: [1, 1], ties: 2 })
    expect(rules.outcome(play(four, ...TIE))).toMatchObject({
      result: 'tied',
      detail: '1 to 1 in 5 games, 3 tied.',
    })
    expect(rules.outcome(play(four, ...O_WINS))).toMatchObject({ title: 'Player 2 wins the series' })
  })

  it('is won or lost against the computer, with a separate record', () => {
    const won = (mark: 'X' | 'O') => {
      const start = rules.start({ opponent: 'easy', mark, series: 'five' }, 1)
      return rules.outcome(play(start, ...X_WINS, 'next', ...O_WINS, 'next', ...X_WINS))
    }
    expect(won('X')).toMatchObject({ result: 'won', title: 'You win the series', results: { Games: 3 } })
    expect(won('O')).toMatchObject({ result: 'lost', title: 'The computer wins the series' })
    expect(won('O')).not.toHaveProperty('results')
  })

  it.each(['3', '4', 'ultimate'])('is played to the end by the computer on board %s', (board) => {
    const mind = thinking(5)
    let state = rules.start({ opponent: 'easy', mark: 'X', board, series: 'five' }, 1)
    for (let steps = 0; !rules.outcome(state); steps++) {
      expect(steps).toBeLessThan(420)
      state = play(state, rules.next?.(state)?.move ?? bot.choose(state, 'easy', mind))
    }
    const { game: games, wins, ties } = state.five ?? { game: 0, wins: [0, 0], ties: 0 }
    expect(wins[0] + wins[1] + ties).toBe(games)
    expect(Math.max(...wins) === 3 || games === 5).toBe(true)
  })

  it('is linked by its start, since a position does not contain earlier games', () => {
    expect(rules.notation?.isInLink?.(rules.start(TWO, 1))).toBe(false)
    expect(rules.notation?.isInLink?.(rules.start({ opponent: 'two' }, 1))).toBe(true)
    expect(game.byLink?.(TWO)).toBe(false)
  })
})
