/** Tests Connect Four's computer: its levels and hints, its solver and its opening book. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { createRandom, pick } from '../../../src/engine/core/math/random'
import { OutOfTime } from '../../../src/engine/core/math/search'
import { bitsOf, bot } from '../../../src/games/connect-four/bot'
import {
  type Bits,
  drop,
  EMPTY,
  fits,
  hasFour,
  mirrored,
  wins,
} from '../../../src/games/connect-four/bot/bitboard'
import { lookUpBook, readBook } from '../../../src/games/connect-four/bot/book'
import { OPENINGS } from '../../../src/games/connect-four/bot/openings'
import { rateColumns } from '../../../src/games/connect-four/bot/shallow'
import { createSolver } from '../../../src/games/connect-four/bot/solver'
import { options } from '../../../src/games/connect-four/options'
import { reviewer } from '../../../src/games/connect-four/review'
import { rules, winningCells } from '../../../src/games/connect-four/rules'
import { thinking, timesOf } from '../../support/moves'
import { must } from '../../support/must'
import { sample } from '../../support/proofs'
import { bits, play, randomPosition, read } from './helpers'
import scores from './scores.json'

const never = () => false

it('the bitboard agrees with the rules about legal and winning moves, over random games', {
  tags: ['sample'],
}, () => {
  for (let seed = 0; seed < sample(40, 300); seed++) {
    const random = createRandom(seed)
    let state = rules.start(completeOptions(options), 0)
    let now = EMPTY
    while (!rules.outcome(state)) {
      const winning = rules.legal(state).filter((column) => winningCells(play(state, column)).length > 0)
      for (let column = 0; column < 7; column++) {
        must(fits(now, column) === rules.legal(state).includes(column), seed, state.moves, column)
        if (fits(now, column)) {
          must(wins(now, column) === winning.includes(column), seed, state.moves, column)
          must(wins(mirrored(now), 6 - column) === winning.includes(column), seed, state.moves, column)
        }
      }
      const column = pick(random, rules.legal(state))
      state = play(state, column)
      now = drop(now, column)
    }
    expect(hasFour(now.allLow ^ now.ownLow, now.allHigh ^ now.ownHigh)).toBe(winningCells(state).length > 0)
    expect(now.count).toBe(state.moves.length)
    expect(mirrored(mirrored(now))).toEqual(now)
  }
})

/** The score of a position by plain minimax. */
function minimax() {
  /** Positions transpose, so each value is computed once. */
  const worths = new Map<number, number>()
  return function plain(position: Bits): number {
    if (position.count === 42) return 0
    // Unique for each position: the sum contains the discs and the height of each column in its seven bits.
    const { ownLow, ownHigh, allLow, allHigh } = position
    const key = (ownHigh + allHigh) * 2 ** 28 + ownLow + allLow
    const known = worths.get(key)
    if (known !== undefined) return known
    let max = Number.NEGATIVE_INFINITY
    for (let column = 0; column < 7; column++) {
      if (!fits(position, column)) continue
      if (wins(position, column)) return (43 - position.count) >> 1
      max = Math.max(max, -plain(drop(position, column)))
    }
    worths.set(key, max | 0)
    return max | 0
  }
}

describe('the solver', () => {
  function expectScores(name: 'end' | 'middleEasy' | 'middle' | 'beginEasy' | 'begin'): void {
    const solver = createSolver(18)
    for (const [moves, score] of scores[name] as [string, number][]) {
      expect(`${moves} ${solver.score(bits(moves), never)}`).toBe(`${moves} ${score}`)
      expect(solver.outcome(bits(moves), never)).toBe(Math.sign(score))
    }
  }
  it.each(['end', 'middleEasy', 'beginEasy'] as const)(
    'gives the published scores of the set %s',
    expectScores,
  )
  it.each(['middle', 'begin'] as const)('… %s', { tags: ['proof'] }, expectScores)

  it('agrees with plain minimax on late positions, for every kind of question', { tags: ['sample'] }, () => {
    const plain = minimax()
    const solver = createSolver(16)
    for (let seed = 0; seed < sample(15, 150); seed++) {
      const position = bitsOf(randomPosition(seed, 30 + (seed % 10)))
      const score = plain(position)
      expect(solver.score(position, never)).toBe(score)
      expect(createSolver(10).score(position, never)).toBe(score)
      expect(solver.score(mirrored(position), never)).toBe(score)
      expect(solver.outcome(position, never)).toBe(Math.sign(score))
      expect(solver.above(position, score, never)).toBe(false)
      expect(solver.above(position, score - 1, never)).toBe(true)
    }
  })

  it('stops when its time is up, and answers correctly afterward', () => {
    const solver = createSolver(18)
    expect(() => solver.score(bits('13712'), () => true)).toThrow(OutOfTime)
    expect(solver.nodes).toBeLessThan(10_000)
    expect(solver.score(bits('7343363417254'), never)).toBe(14)
  })
})

describe('the opening book', () => {
  const book = readBook(OPENINGS)

  it('is small, and starts with the published scores of the empty board and of the first moves', () => {
    expect(OPENINGS.length).toBeLessThan(10_000)
    expect(book.size).toBe(OPENINGS.length / 2)
    expect(lookUpBook(book, EMPTY)).toEqual({ column: 3, score: 1 })
    // First moves are worth -2, -1, 0, 1, 0, -1, -2 to Red (published with the solver at connect4.gamesolver.org).
    const first = [0, 1, 2, 3, 4, 5, 6].map((column) => lookUpBook(book, drop(EMPTY, column))?.score)
    expect(first).toEqual([2, 1, 0, -1, 0, 1, 2])
  })

  it('answers every possible reply while there are few discs, with the score of the best of them', () => {
    const covered = (position: Bits): number => {
      const known = lookUpBook(book, position)
      expect(known, `${position.count} discs`).not.toBeNull()
      expect(fits(position, known!.column)).toBe(true)
      expect(lookUpBook(book, mirrored(position))?.score).toBe(known!.score)
      const answered = drop(position, known!.column)
      if (answered.count >= 4) return known!.score
      const replies = [0, 1, 2, 3, 4, 5, 6].filter((reply) => fits(answered, reply))
      expect(known!.score).toBe(Math.min(...replies.map((reply) => covered(drop(answered, reply)))))
      return known!.score
    }
    covered(EMPTY)
    for (let column = 0; column < 7; column++) covered(drop(EMPTY, column))
    // Perfect follows it, with no time to search.
    const moves = ['', '1', '2', '6', '7']
    const answers = moves.map((text) => bot.choose(read(text), 'perfect', thinking(1, 0)))
    expect(answers).toEqual(moves.map((text) => lookUpBook(book, bits(text))?.column))
    expect(new Set(answers).size).toBeGreaterThan(2)
  })

  it('agrees with the solver in the shallowest positions that are quick enough', { tags: ['proof'] }, () => {
    const solver = createSolver(20)
    let checked = 0
    const walk = (position: Bits) => {
      const known = lookUpBook(book, position)
      if (!known || checked >= 3) return
      if (position.count >= 11) {
        checked++
        expect(solver.score(position, never)).toBe(known.score)
        expect(solver.above(drop(position, known.column), -known.score, never)).toBe(false)
        expect(lookUpBook(book, mirrored(position))?.score).toBe(known.score)
        return
      }
      const answered = drop(position, known.column)
      for (let reply = 6; reply >= 0; reply--) if (fits(answered, reply)) walk(drop(answered, reply))
    }
    walk(drop(EMPTY, 2))
    walk(EMPTY)
    expect(checked).toBe(3)
  })

  it('reads nothing from an empty text, and refuses a malformed one', () => {
    expect(readBook('').size).toBe(0)
    expect(() => readBook(OPENINGS.slice(0, -1))).toThrow(RangeError)
    expect(() => readBook(`${OPENINGS}!!`)).toThrow(RangeError)
    expect(() => readBook(`"${OPENINGS.slice(1)}`)).toThrow(RangeError)
  })
})

describe('the computer', () => {
  it('keeps the exact score of every position as Perfect', () => {
    const solver = createSolver(18)
    for (let seed = 0; seed < 12; seed++) {
      const state = randomPosition(seed, 16 + (seed % 22))
      const after = play(state, bot.choose(state, 'perfect', thinking(seed)))
      const score = solver.score(bitsOf(state), never)
      if (winningCells(after).length > 0) expect(score).toBe((43 - state.moves.length) >> 1)
      else expect(score + solver.score(bitsOf(after), never)).toBe(0)
    }
  })

  it('answers at once if there is no time, and still takes a win and stops one', () => {
    const hurry = thinking(1, 0)
    expect(bot.choose(read('414141'), 'perfect', hurry)).toBe(3)
    expect(bot.choose(read('4141412'), 'perfect', hurry)).toBe(0)
    expect(bot.hint?.(read('1273'), hurry)?.text).toMatch(/^Column \d looks best\.$/)
  })

  /** The result of `strong` against `weak` in pairs of games: 1 for a win, 0 for a tie, -1 for a loss. */
  function duel(strong: string, weak: string, games: number): number {
    let points = 0
    for (let seed = 0; seed < games; seed++) {
      const mind = thinking(seed)
      let state = rules.start(completeOptions(options), 0)
      while (!rules.outcome(state))
        state = play(state, bot.choose(state, (state.moves.length + seed) % 2 === 0 ? strong : weak, mind))
      if (winningCells(state).length > 0) points += (state.moves.length + seed) % 2 === 1 ? 1 : -1
    }
    return points
  }

  it.each([
    ['normal', 'easy', 40],
    ['hard', 'normal', 20],
    ['perfect', 'hard', 4],
  ] as const)('%s beats %s', { tags: ['proof'] }, (strong, weak, games) => {
    expect(duel(strong, weak, games)).toBeGreaterThan(games / 2)
  })

  it('looks ahead as far as specified: Normal sees a reply, Hard a trap', () => {
    expect(bot.choose(read('4141412'), 'normal', thinking(1))).toBe(0)
    expect([1, 4]).toContain(bot.choose(read('4433'), 'hard', thinking(1)))
    expect(rateColumns(bits('414141'), 1)[0]?.column).toBe(3)
    expect(rateColumns(bits('4141412'), 2)[0]?.column).toBe(0)
    // Red has 3 and 4 of the bottom row with both sides open, so Yellow must close one side at once.
    expect([1, 4]).toContain(rateColumns(bits('4433'), 4)[0]?.column)
  })

  // Found by chance, and Perfect agrees.
  it.each([
    ['normal', 'easy', '2274147236', 6, 0],
    ['hard', 'normal', '767221562', 4, 0],
    ['perfect', 'hard', '37124467311521231766445543', 3, 2],
  ])('%s finds a move that %s does not', (strong, weak, moves, column, byChance) => {
    const [more, less] = [strong, weak].map((level) => timesOf(bot, read(moves), level, column))
    expect([more, less]).toEqual([10, byChance])
  })

  it('gives hints with the outcome in moves', () => {
    const hint = (moves: string) => bot.hint?.(read(moves), thinking(1))
    expect(hint('414141')).toMatchObject({ move: 3, text: 'Column 4 wins now.' })
    // Published score 6 with 29 discs: Yellow's 16th disc wins, and Yellow has dropped 14.
    expect(hint('67152117737262713366376314254')?.text).toMatch(/^Column \d: win in 2 moves\.$/)
    expect(hint('23163416124767223154467471272416755633')?.text).toMatch(/^Column [35] leads to a tie\.$/)
    // Published score -5 with 29 discs: Red's 17th disc wins, and Red has dropped 15.
    expect(hint('26512741647245111351472255277')?.text).toMatch(
      /^Column \d lasts longest: Red wins in 2 moves\.$/,
    )
  })
})

describe('the values of columns in a review', () => {
  const values = (text: string) =>
    reviewer
      .values?.(read(text), thinking(1))
      .map(({ name, value, isBest }) => `${name} ${value}${isBest ? '!' : ''}`)
  it('are moves until a win or a loss', () => {
    // Column 3 wins at once, column 2 in ten moves.
    expect(values('444445535545623232')).toEqual(expect.arrayContaining(['2 +10', '3 +1!']))
    // Yellow lasts longest in columns 1 and 5: nine moves of Red.
    expect(values('444445535545623')).toEqual(expect.arrayContaining(['2 -2', '5 -9!']))
  })
  it('agree with plain minimax', () => {
    const plain = minimax()
    for (let seed = 0; seed < 25; seed++) {
      const state = randomPosition(seed, 30 + (seed % 10))
      const before = bitsOf(state)
      const scored = rules.legal(state).map((move) => {
        const score = wins(before, move) ? (43 - before.count) >> 1 : 0 - plain(drop(before, move))
        return { move, score }
      })
      const best = Math.max(...scored.map(({ score }) => score))
      const expected = scored.map(({ move, score }) => {
        // A side that has played n discs and wins with the s-th last of its 21 makes 22 - s - n more.
        const own = before.count >> 1
        const others = before.count - own
        const value = score === 0 ? '=' : score > 0 ? `+${22 - score - own}` : `-${22 + score - others}`
        return { move, name: `${move + 1}`, value, isBest: score === best }
      })
      expect(reviewer.values?.(state, thinking(1))).toEqual(expected)
    }
  })
  it('are those of moves that need no search, without time', () => {
    expect(reviewer.values?.(read('112233'), thinking(1, 0))).toContainEqual(
      expect.objectContaining({ name: '4', value: '+1', isBest: true }),
    )
    // Columns 3 and 6 stop two open ends, which takes a search: no other one is called the best.
    const lost = reviewer.values?.(read('445'), thinking(1, 0)) ?? []
    expect(lost.map(({ name, value, isBest }) => [name, value, isBest])).toEqual(
      ['1', '2', '4', '5', '7'].map((name) => [name, '-2', false]),
    )
  })
})
