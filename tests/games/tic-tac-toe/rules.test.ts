/** Tests Tic Tac Toe's rules: all its games counted, turns, ends, texts, Reset and the series. */
import { describe, expect, it } from 'vitest'
import { fullLines, rules, type State, turnOf, winnerOf } from '../../../src/games/tic-tac-toe/rules'
import { follow, resetSeries, series, seriesKey } from '../../../src/games/tic-tac-toe/view/series'
import { play, refused, two } from './helpers'

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
    expect(refused(one, 4)).toBe('That cell is taken. Pick an empty one.')
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
      title: "It's a tie",
    })
    expect(rules.outcome(two)).toBeNull()
  })

  it('is won or lost against the computer, whichever mark the person chose', () => {
    const asO = rules.start({ opponent: 'easy', mark: 'O' }, 1)
    expect(asO.you).toBe('O')
    expect(rules.outcome(play(asO, 0, 3, 1, 4, 2))).toMatchObject({
      result: 'lost',
      title: 'The computer wins',
    })
    const asX = rules.start({ opponent: 'easy', mark: 'X' }, 1)
    expect(rules.outcome(play(asX, 0, 3, 1, 4, 2))).toMatchObject({
      result: 'won',
      title: 'You win',
      results: { Moves: 3 },
    })
    expect(rules.start({ opponent: 'two', mark: 'O' }, 1).you).toBeNull()
  })

  it('marks two lines when the last mark completes both', () => {
    expect(fullLines(play(two, 0, 3, 1, 4, 5, 6, 8, 7, 2).cells)).toHaveLength(2)
  })
})

describe('a position as text', () => {
  it('is nine signs and reads back', () => {
    const state = play(two, 4, 0, 8)
    expect(rules.notation?.write(state)).toBe('O...X...X')
    for (const text of ['o...x...x', 'O--/-X-/--X', 'o _ _\n_ x _\n_ _ x', 'O..|.X.|..Ｘ'])
      expect(rules.notation?.read(text, {})).toEqual(state)
  })

  it.each([
    ['XO', 'nine signs'],
    ['XO.......?', 'nine signs'],
    ['12345678.', 'nine signs'],
    ['XO', 'this one has 2'],
    ['XO......Ö', '“Ö” is not one of them'],
    ['XXX......', 'X starts'],
    ['OO.X.....', 'X starts'],
    ['XXXOOO...', 'first three in a row'],
    ['XXXOO.O..', 'first three in a row'],
    ['OOOXX.X.X', 'first three in a row'],
  ])('refuses %s', (text, reason) => {
    expect(() => rules.notation?.read(text, {})).toThrow(reason)
  })
})

describe('Reset', () => {
  it('clears the board in the middle of a game, and does nothing on an empty one', () => {
    expect(refused(two, 'reset')).toBe('')
    expect(play(two, 4, 0, 'reset')).toEqual(two)
    expect(rules.apply(play(two, 4), 'reset', 0)).toMatchObject({ events: [{ type: 'reset' }] })
  })
})

describe('the series', () => {
  const options = { opponent: 'two' }
  const score = () => series[seriesKey(options)]

  it('counts each end once, and removes an undone end', () => {
    const before = play(two, 0, 3, 1, 4)
    const won = play(before, 2)
    follow(options, before, true)
    follow(options, won, true)
    follow(options, won, true)
    expect(score()).toEqual({ X: 1, O: 0, ties: 0 })
    follow(options, before, false)
    follow(options, before, false)
    expect(score()).toEqual({ X: 0, O: 0, ties: 0 })
    follow(options, won, false)
    expect(score()).toEqual({ X: 1, O: 0, ties: 0 })
    // Another game begins; the score stays.
    follow(options, two, false)
    follow(options, play(two, 0, 1, 2, 4, 3, 5, 7, 6, 8), true)
    expect(score()).toEqual({ X: 1, O: 0, ties: 1 })
  })

  it('is kept separately by opponent and mark, and cleared by Reset', () => {
    expect(seriesKey({ opponent: 'easy', mark: 'O' })).not.toBe(seriesKey({ opponent: 'easy', mark: 'X' }))
    expect(seriesKey({ opponent: 'two', mark: 'O' })).toBe(seriesKey({}))
    resetSeries(options)
    expect(score()).toEqual({ X: 0, O: 0, ties: 0 })
  })
})
