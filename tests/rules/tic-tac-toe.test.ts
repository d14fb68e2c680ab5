/** Owns the proof of Tic Tac Toe: all its games counted, and a Perfect that never loses. */
import { describe, expect, it } from 'vitest'
import { createRandom, draw, pick } from '../../src/engine/core/random'
import { bot, worth } from '../../src/games/tic-tac-toe/bot'
import { worthOfFour } from '../../src/games/tic-tac-toe/bot/four'
import { reviewer } from '../../src/games/tic-tac-toe/review'
import {
  fullLines,
  type Mark,
  type Move,
  rules,
  type State,
  turnOf,
  winnerOf,
} from '../../src/games/tic-tac-toe/rules'
import { tell } from '../../src/games/tic-tac-toe/tell'
import { follow, resetSeries, series, seriesKey } from '../../src/games/tic-tac-toe/view/series'
import { symbols } from '../../src/games/tic-tac-toe/view/symbols'

const two = rules.start({ opponent: 'two' }, 1)

function play(state: State, ...moves: Move[]): State {
  return moves.reduce<State>((now, move) => {
    const applied = rules.apply(now, move, 0)
    if ('refused' in applied) throw new Error(`move ${move} was refused: ${applied.refused}`)
    return applied.state
  }, state)
}

function thinking(seed: number) {
  const random = createRandom(seed)
  return { random: () => draw(random), overtime: () => false }
}

/** One game between two levels; the winner's mark or null. */
function match(x: string, o: string, seed: number, from = two): Mark | null {
  const mind = thinking(seed)
  let state = from
  while (!rules.outcome(state)) state = play(state, bot.choose(state, turnOf(state) === 'X' ? x : o, mind))
  return winnerOf(state.cells)
}

describe('all games', () => {
  it('are 255,168: 131,184 won by X, 77,904 by O, 46,080 tied (the published counts)', () => {
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
    expect(rules.apply(one, 4, 0)).toEqual({ refused: 'That cell is taken. Pick an empty one.' })
    for (const odd of [-1, 9, 1.5, Number.NaN]) expect(rules.apply(one, odd, 0)).toEqual({ refused: '' })
    const won = play(two, 0, 3, 1, 4, 2)
    expect(rules.apply(won, 8, 0)).toEqual({ refused: '' })
    expect(rules.legal(won)).toEqual([])
    expect(two.cells).toEqual(Array(9).fill(''))
  })

  it('tells where the mark went, who won, and a tie', () => {
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
    expect(rules.notation?.read('o...x...x', {})).toEqual(state)
  })

  it.each([
    ['XO', 'nine signs'],
    ['XO.......?', 'nine signs'],
    ['12345678.', 'nine signs'],
    ['XXX......', 'X starts'],
    ['OO.X.....', 'X starts'],
    ['XXXOOO...', 'first three in a row'],
    ['XXXOO.O..', 'first three in a row'],
    ['OOOXX.X.X', 'first three in a row'],
  ])('refuses %s', (text, reason) => {
    expect(() => rules.notation?.read(text, {})).toThrow(reason)
  })
})

/** Wins less losses of the stronger level, over plays from both sides. */
function balanceOf(strong: string, weak: string, plays: number, from = two): number {
  let balance = 0
  for (let seed = 0; seed < plays; seed++) {
    const asX = match(strong, weak, seed, from)
    const asO = match(weak, strong, seed + 1000, from)
    balance += (asX === 'X' ? 1 : asX === 'O' ? -1 : 0) + (asO === 'O' ? 1 : asO === 'X' ? -1 : 0)
  }
  return balance
}

describe('the computer', () => {
  it('never loses as Perfect, from either side, against every possible reply', () => {
    let games = 0
    const against = (state: State, mark: Mark, mind: ReturnType<typeof thinking>) => {
      if (rules.outcome(state)) {
        games++
        expect([mark, null]).toContain(winnerOf(state.cells))
        return
      }
      const moves = turnOf(state) === mark ? [bot.choose(state, 'perfect', mind)] : rules.legal(state)
      for (const move of moves) against(play(state, move), mark, mind)
    }
    for (let seed = 0; seed < 10; seed++) {
      against(play(two, seed % 9), 'O', thinking(seed))
      for (const reply of rules.legal(play(two, seed % 9)))
        against(play(two, seed % 9, reply), 'X', thinking(seed))
    }
    expect(games).toBeGreaterThan(1000)
  })

  it.each([
    ['normal', 'easy'],
    ['perfect', 'normal'],
  ])('%s beats %s', (strong, weak) => {
    expect(balanceOf(strong, weak, 100)).toBeGreaterThan(20)
  })

  it('chooses the same move for the same seed', () => {
    expect(bot.choose(two, 'easy', thinking(5))).toBe(bot.choose(two, 'easy', thinking(5)))
  })

  it('hints at the move with its exact outcome', () => {
    const hint = (...moves: Move[]) => bot.hint?.(play(two, ...moves), thinking(1))
    expect(hint()?.text).toBe('Top left keeps the tie')
    expect(hint(0, 3, 1, 4)).toEqual({ move: 2, text: 'Top right wins now' })
    // X in a corner, O on a side: X makes two threats with its next mark and wins with the one after, at the latest third.
    expect(hint(0, 1)?.text).toMatch(/wins in 3$/)
    expect(worth(play(two, 0, 1))).toBeGreaterThan(0)
    // O answered the corner by a side and X took the middle: O can only hold out.
    expect(hint(0, 1, 4)?.text).toMatch(/holds out longest$/)
  })
})

describe('Reset', () => {
  it('empties the board in the middle of a game, and is nothing on an empty one', () => {
    expect(rules.apply(two, 'reset', 0)).toEqual({ refused: '' })
    expect(play(two, 4, 0, 'reset')).toEqual(two)
    expect(rules.apply(play(two, 4), 'reset', 0)).toMatchObject({ events: [{ type: 'reset' }] })
  })
})

describe('the series', () => {
  const options = { opponent: 'two' }
  const score = () => series[seriesKey(options)]

  it('counts each end once, and takes back an end that is undone', () => {
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
    // Another play begins; the score stays.
    follow(options, two, false)
    follow(options, play(two, 0, 1, 2, 4, 3, 5, 7, 6, 8), true)
    expect(score()).toEqual({ X: 1, O: 0, ties: 1 })
  })

  it('is kept apart by opponent and mark, and starts again by Reset', () => {
    expect(seriesKey({ opponent: 'easy', mark: 'O' })).not.toBe(seriesKey({ opponent: 'easy', mark: 'X' }))
    expect(seriesKey({ opponent: 'two', mark: 'O' })).toBe(seriesKey({}))
    resetSeries(options)
    expect(score()).toEqual({ X: 0, O: 0, ties: 0 })
  })
})

describe('the board of sixteen', () => {
  const four = rules.start({ opponent: 'two', board: '4' }, 1)
  const at = (text: string) => rules.notation!.read(text, { opponent: 'two', board: '4' })

  it('is an option; without it there are nine cells, as in plays kept before', () => {
    expect(four.cells).toHaveLength(16)
    expect(rules.legal(four)).toHaveLength(16)
    expect(rules.start({ opponent: 'two', board: '3' }, 1)).toEqual(two)
  })

  it.each([
    ['a row', [4, 0, 5, 1, 6, 2, 7]],
    ['a column', [1, 0, 5, 2, 9, 3, 13]],
    ['a diagonal', [0, 1, 5, 2, 10, 3, 15]],
    ['the other diagonal', [3, 1, 6, 2, 9, 0, 12]],
  ])('is won by four in %s, and not by three', (_, moves) => {
    expect(rules.outcome(play(four, ...moves.slice(0, -1)))).toBeNull()
    const won = play(four, ...moves)
    expect(rules.outcome(won)).toEqual({ result: 'over', title: 'X wins' })
    expect(rules.hud(won, 0)).toEqual({ Turn: '-', Moves: 7 })
    expect(rules.legal(won)).toEqual([])
  })

  it('says four, and where a mark went; a full board is a tie; Reset gives sixteen empty cells', () => {
    const mine = rules.start({ opponent: 'easy', mark: 'X', board: '4' }, 1)
    expect(rules.outcome(play(mine, 4, 0, 5, 1, 6, 2, 7))).toMatchObject({
      result: 'won',
      detail: 'X has four in a row.',
      results: { Moves: 4 },
    })
    expect(rules.apply(four, 11, 0)).toMatchObject({ events: [{ type: 'mark', row: 3, column: 4 }] })
    for (const odd of [16, -1, 1.5]) expect(rules.apply(four, odd, 0)).toEqual({ refused: '' })
    expect(rules.outcome(play(at('XXOOOOXXXXOOXOX.'), 15))).toMatchObject({ result: 'tied' })
    expect(play(four, 4, 'reset')).toEqual(four)
  })

  it('reads back as text, and is told in words and symbols', () => {
    const state = play(four, 5, 0)
    expect(rules.notation?.write(state)).toBe('O....X..........')
    expect(at('o....x..........')).toEqual(state)
    expect(() => at('XXXXOOOO........')).toThrow('first four in a row')
    expect(tell(four, 5, state)).toBe('X row 2, column 2')
    expect(symbols([state])).toBe('⭕⬜⬜⬜\n⬜❌⬜⬜\n⬜⬜⬜⬜\n⬜⬜⬜⬜')
    expect(symbols([play(two, 4)])).toBe('⬜⬜⬜\n⬜❌⬜\n⬜⬜⬜')
  })

  it('has a series of its own', () => {
    expect(seriesKey({ opponent: 'two', board: '4' })).not.toBe(seriesKey({ opponent: 'two' }))
    expect(seriesKey({ opponent: 'two', board: '3' })).toBe(seriesKey({ opponent: 'two' }))
  })

  it('is a tie from its start and after any two marks, by the search itself', () => {
    expect(worthOfFour(0, 0, -1)).toBe(0)
    for (let x = 0; x < 16; x++) {
      expect(worthOfFour(0, 1 << x, -1)).toBe(0)
      for (let o = 0; o < 16; o++) if (o !== x) expect(worthOfFour(1 << x, 1 << o, -1)).toBe(0)
    }
  })

  it('is worth what plain negamax says, in random positions with six free cells', () => {
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
  ])('%s beats %s', (strong, weak, plays, least) => {
    expect(balanceOf(strong, weak, plays, four)).toBeGreaterThanOrEqual(least)
  })

  it('hints and judges exactly', () => {
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
