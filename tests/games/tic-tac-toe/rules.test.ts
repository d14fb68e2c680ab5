/** Tests Tic Tac Toe: all its games, ends, texts, the series, best of five, and its computer. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import game from '../../../src/games/tic-tac-toe'
import { bot, positionValue } from '../../../src/games/tic-tac-toe/bot'
import { describeMove } from '../../../src/games/tic-tac-toe/describeMove'
import { options } from '../../../src/games/tic-tac-toe/options'
import {
  fullLines,
  type Mark,
  type Move,
  rules,
  type State,
  turnOf,
  winnerOf,
} from '../../../src/games/tic-tac-toe/rules'
import { follow, resetSeries, series, seriesKey } from '../../../src/games/tic-tac-toe/view/series'
import { thinking } from '../../support/moves'
import { must } from '../../support/must'
import { sample } from '../../support/proofs'
import { apply, balanceOf, keyOf, play, refused, two } from './helpers'

describe('all games', () => {
  it('are 255,168: 131,184 won by X, 77,904 by O, 46,080 tied (the published counts)', {
    tags: ['proof'],
  }, () => {
    const ends = { X: 0, O: 0, tie: 0 }
    const walk = (state: State) => {
      if (rules.outcome(state)) {
        ends[winnerOf(state.cells) ?? 'tie']++
        return
      }
      for (const move of rules.legal(state)) walk(play(state, move))
    }
    walk(two)
    expect(ends).toEqual({ X: 131_184, O: 77_904, tie: 46_080 })
  })
  it.each(['012', '345', '678', '036', '147', '258', '048', '246'])('are won by the line %s', (line) => {
    const own = [...line].map(Number)
    const others = [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((cell) => !own.includes(cell))
    // Two cells that are no line with a third one.
    const won = play(two, own[0]!, others[0]!, own[1]!, others[1]!, own[2]!)
    expect([winnerOf(won.cells), fullLines(won.cells)]).toEqual(['X', [own]])
  })
})

describe('a turn', () => {
  it('starts with X and alternates', () => {
    expect(turnOf(two)).toBe('X')
    expect(rules.seat?.(two)).toBe(0)
    const one = play(two, 4)
    expect(turnOf(one)).toBe('O')
    expect(rules.seat?.(one)).toBe(1)
    expect(one.cells[4]).toBe('X')
    expect(play(one, 0).cells[0]).toBe('O')
    expect(rules.hud(one, 0)).toEqual({ Turn: 'O', Moves: 1 })
  })

  it('is refused on a taken cell, off the board and after the end, and changes nothing', () => {
    const one = play(two, 4)
    expect(refused(one, 4)).toBe('That square is taken. Pick an empty one.')
    for (const odd of [-1, 9, 1.5, Number.NaN]) expect(refused(one, odd)).toBe('')
    const won = play(two, 0, 3, 1, 4, 2)
    expect(refused(won, 8)).toBe('')
    expect(rules.legal(won)).toEqual([])
    expect(two.cells).toEqual(Array(9).fill(''))
  })

  it('reports where the mark is, the winner, and a tie', () => {
    expect(rules.apply(two, 5, 0)).toMatchObject({ events: [{ type: 'mark', mark: 'X', row: 2, column: 3 }] })
    const last = rules.apply(play(two, 0, 3, 1, 4), 2, 0)
    expect(last).toMatchObject({ events: [{ type: 'mark' }, { type: 'win', mark: 'X' }] })
    const tied = rules.apply(play(two, 0, 1, 2, 4, 3, 5, 7, 6), 8, 0)
    expect(tied).toMatchObject({ events: [{ type: 'mark' }, { type: 'tie' }] })
  })
})

describe('the end', () => {
  it('names the winner between two people', () => {
    expect(rules.outcome(play(two, 0, 3, 1, 4, 2))).toEqual({ result: 'over', title: 'X wins' })
    expect(rules.outcome(play(two, 0, 3, 1, 4, 8, 5))).toEqual({ result: 'over', title: 'O wins' })
    expect(rules.outcome(play(two, 0, 1, 2, 4, 3, 5, 7, 6, 8))).toEqual({
      result: 'tied',
      title: 'It’s a tie',
    })
    expect(rules.outcome(two)).toBeNull()
  })

  it('is won or lost against the computer, whichever mark the person chose', () => {
    const asO = rules.start(completeOptions(options, { opponent: 'easy', mark: 'O' }), 1)
    expect(asO.you).toBe('O')
    expect(rules.outcome(play(asO, 0, 3, 1, 4, 2))).toMatchObject({
      result: 'lost',
      title: 'The computer wins',
    })
    const asX = rules.start(completeOptions(options, { opponent: 'easy', mark: 'X' }), 1)
    expect(rules.outcome(play(asX, 0, 3, 1, 4, 2))).toMatchObject({
      result: 'won',
      title: 'You win',
      results: { Moves: 3 },
    })
    expect(rules.start(completeOptions(options, { opponent: 'two', mark: 'O' }), 1).you).toBeNull()
  })

  it('marks two lines when the last mark completes both', () => {
    expect(fullLines(play(two, 0, 3, 1, 4, 5, 6, 8, 7, 2).cells)).toHaveLength(2)
  })
})

describe('a position as text', () => {
  it('is nine characters and reads back', () => {
    const state = play(two, 4, 0, 8)
    expect(rules.notation?.write(state)).toBe('O...X...X')
    for (const text of ['o...x...x', 'O--/-X-/--X', 'o _ _\n_ x _\n_ _ x', 'O..|.X.|..Ｘ'])
      expect(rules.notation?.read(text, completeOptions(options))).toEqual(state)
  })

  it.each([
    ['XO', '9, 16, or 81'],
    ['XO.......?', '9, 16, or 81'],
    ['12345678.', '9, 16, or 81'],
    ['XO', 'has 2 characters'],
    ['XO......Ö', '“Ö” can’t be in a position'],
    ['XXX......', 'X starts'],
    ['OO.X.....', 'X starts'],
    ['XXXOOO...', 'first three in a row'],
    ['XXXOO.O..', 'first three in a row'],
    ['OOOXX.X.X', 'first three in a row'],
  ])('refuses %s', (text, reason) => {
    expect(() => rules.notation?.read(text, completeOptions(options))).toThrow(reason)
  })
})

it('Reset clears the board in the middle of a game, and does nothing on an empty one', () => {
  expect(refused(two, 'reset')).toBe('')
  expect(play(two, 4, 0, 'reset')).toEqual(two)
  expect(rules.apply(play(two, 4), 'reset', 0)).toMatchObject({ events: [{ type: 'reset' }] })
})

describe('the series', () => {
  const chosen = completeOptions(options, { opponent: 'two' })
  const score = () => series[seriesKey(chosen)]

  it('counts each end once, and removes an undone end', () => {
    const before = play(two, 0, 3, 1, 4)
    const won = play(before, 2)
    follow(chosen, before, true)
    follow(chosen, won, true)
    follow(chosen, won, true)
    expect(score()).toEqual({ X: 1, O: 0, ties: 0 })
    follow(chosen, before, false)
    follow(chosen, before, false)
    expect(score()).toEqual({ X: 0, O: 0, ties: 0 })
    follow(chosen, won, false)
    expect(score()).toEqual({ X: 1, O: 0, ties: 0 })
    // Another game begins; the score stays.
    follow(chosen, two, false)
    follow(chosen, play(two, 0, 1, 2, 4, 3, 5, 7, 6, 8), true)
    expect(score()).toEqual({ X: 1, O: 0, ties: 1 })
  })

  it('is kept separately by opponent and mark, and cleared by Reset', () => {
    expect(keyOf({ opponent: 'easy', mark: 'O' })).not.toBe(keyOf({ opponent: 'easy', mark: 'X' }))
    expect(keyOf({ opponent: 'two', mark: 'O' })).toBe(keyOf({}))
    resetSeries(chosen)
    expect(score()).toEqual({ X: 0, O: 0, ties: 0 })
  })
})

const TWO = completeOptions(options, { opponent: 'two', series: 'five' })

const types = (state: State, move: Move) => apply(state, move).events.map(({ type }) => type)

/** Ends of one game on nine cells. */
const X_WINS = [0, 3, 1, 4, 2]
const O_WINS = [0, 3, 1, 4, 8, 5]
const TIE = [0, 1, 2, 4, 3, 5, 7, 6, 8]

describe('best of five', () => {
  it('is an option; without it there is a single game, as before', () => {
    expect(rules.start(completeOptions(options, { opponent: 'two' }), 1)).not.toHaveProperty('five')
    expect(
      rules.next?.(play(rules.start(completeOptions(options, { opponent: 'two' }), 1), ...X_WINS)),
    ).toBeNull()
  })

  it('switches marks after each game, by an automatic move', () => {
    const chosen = completeOptions(options, { opponent: 'easy', mark: 'X', series: 'five' })
    const ended = play(rules.start(chosen, 1), ...X_WINS)
    expect([rules.outcome(ended), rules.legal(ended)]).toEqual([null, []])
    expect(rules.next?.(ended)).toMatchObject({ move: 'next' })
    expect(refused(ended, 'reset')).toBe('')
    const second = play(ended, 'next')
    expect(second).toMatchObject({ you: 'O', five: { game: 2, wins: [1, 0], ties: 0 } })
    expect(second.cells.every((cell) => cell === '')).toBe(true)
    expect(describeMove(ended, 'next', second)).toBe('Game 2')
    // The same person keeps the seat: the computer has the other one, and starts now.
    const seatOf = (state: State) => rules.seat?.(state) ?? -1
    const level = (state: State) => game.computer?.(chosen, seatOf(state))
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
      detail: '3 to 0, 0 tied.',
    })
    expect([rules.next?.(state), refused(state, 'next')]).toEqual([null, ''])
  })

  it('ends after the fifth game: more wins, or a tie', () => {
    const games = [TIE, X_WINS, TIE, O_WINS].flatMap((moves): Move[] => [...moves, 'next'])
    const four = play(rules.start(TWO, 1), ...games)
    expect(four.five).toEqual({ game: 5, wins: [1, 1], ties: 2 })
    expect(rules.outcome(play(four, ...TIE))).toMatchObject({
      result: 'tied',
      detail: '1 to 1, 3 tied.',
    })
    expect(rules.outcome(play(four, ...O_WINS))).toMatchObject({ title: 'Player 2 wins the series' })
  })

  it('is won or lost against the computer, with a separate record', () => {
    const won = (mark: 'X' | 'O') => {
      const start = rules.start(completeOptions(options, { opponent: 'easy', mark, series: 'five' }), 1)
      return rules.outcome(play(start, ...X_WINS, 'next', ...O_WINS, 'next', ...X_WINS))
    }
    expect(won('X')).toMatchObject({ result: 'won', title: 'You win the series', results: { Games: 3 } })
    expect(won('O')).toMatchObject({ result: 'lost', title: 'The computer wins the series' })
    expect(won('O')).not.toHaveProperty('results')
  })

  it.each(['3', '4', 'ultimate'] as const)('is played to the end by the computer on board %s', (board) => {
    const mind = thinking(5)
    let state = rules.start(
      completeOptions(options, { opponent: 'easy', mark: 'X', board, series: 'five' }),
      1,
    )
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
    expect(rules.notation?.isInLink?.(rules.start(completeOptions(options, { opponent: 'two' }), 1))).toBe(
      true,
    )
    expect(game.byLink?.(TWO)).toBe(false)
  })
})

describe('the computer', () => {
  it('never loses as Perfect, from either side, against every possible reply', { tags: ['sample'] }, () => {
    let games = 0
    const against = (state: State, mark: Mark, mind: ReturnType<typeof thinking>) => {
      if (rules.outcome(state)) {
        games++
        const winner = winnerOf(state.cells)
        must(winner === mark || winner === null, mark, state.cells)
        return
      }
      const moves = turnOf(state) === mark ? [bot.choose(state, 'perfect', mind)] : rules.legal(state)
      for (const move of moves) against(play(state, move), mark, mind)
    }
    for (let seed = 0; seed < sample(2, 10); seed++) {
      against(play(two, seed % 9), 'O', thinking(seed))
      for (const reply of rules.legal(play(two, seed % 9)))
        against(play(two, seed % 9, reply), 'X', thinking(seed))
    }
    expect(games).toBeGreaterThan(sample(200, 1000))
  })

  it.each([
    ['normal', 'easy'],
    ['perfect', 'normal'],
  ])('%s beats %s', { tags: ['sample'] }, (strong, weak) => {
    const plays = sample(20, 100)
    expect(balanceOf(strong, weak, plays)).toBeGreaterThan(plays / 5)
  })

  it('hints at the move with its exact outcome', () => {
    const hint = (...moves: Move[]) => bot.hint?.(play(two, ...moves), thinking(1))
    expect(hint()?.text).toBe('Top left keeps the tie.')
    expect(hint(0, 3, 1, 4)).toMatchObject({ move: 2, text: 'Top right wins now.' })
    // X in a corner, O on a side: X makes two threats with its next mark and wins at the latest with its third from
    // here.
    expect(hint(0, 1)?.text).toMatch(/wins in 3 moves\.$/)
    expect(positionValue(play(two, 0, 1))).toBeGreaterThan(0)
    // O answered the corner on a side and X took the middle: O can only hold out.
    expect(hint(0, 1, 4)?.text).toMatch(/holds out longest\.$/)
  })
})
