/** Tests Checkers: published counts of moves, both variants, positions as text, the levels. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { createRandom, pick } from '../../../src/engine/core/math/random'
import { bot } from '../../../src/games/checkers/bot'
import { DEEPEST, search } from '../../../src/games/checkers/bot/search'
import { options } from '../../../src/games/checkers/options'
import { movesOf, mustTake, rules, START } from '../../../src/games/checkers/rules'
import { perft } from '../../../src/games/checkers/rules/moves'
import { between, colOf, rowOf, squareAt } from '../../../src/games/checkers/rules/squares'
import { thinking, timesOf } from '../../support/moves'
import { sample } from '../../support/proofs'
import { apply, duels, legal, play, read, refused, SIMPLE, TOURNAMENT, write } from './helpers'

it('the board numbers the dark squares in the usual way', () => {
  expect([rowOf(0), colOf(0)]).toEqual([0, 1])
  expect([rowOf(4), colOf(4)]).toEqual([1, 0])
  expect([rowOf(31), colOf(31)]).toEqual([7, 6])
  for (let square = 0; square < 32; square++) expect(squareAt(rowOf(square), colOf(square))).toBe(square)
  expect(squareAt(0, 0)).toBe(-1)
  expect(between(0, 9)).toBe(5)
})

describe('the tournament game', () => {
  it('has the published numbers of move sequences to depth 8', { tags: ['sample'] }, () => {
    const counts = [7, 49, 302, 1469, 7361, 36768, 179740, 845931]
    for (const [index, lines] of counts.slice(0, sample(6, 8)).entries())
      expect(perft(START, index + 1, true)).toBe(lines)
  })
  it('forces captures, and only pieces that can capture may move', () => {
    const state = read('B:W18,32:B15,2', TOURNAMENT)
    expect(mustTake(state)).toBe(true)
    expect(legal(state)).toEqual(['15-22'])
    expect(refused(state, 2, 7)).toBe('You must capture. The highlighted pieces can.')
  })
  it('continues a capture to its end, along every branch, and then passes the turn', () => {
    const state = read('B:W6,7,14,15,22,23:B2', TOURNAMENT)
    expect(legal(state)).toEqual(['2-11-18-25', '2-11-18-27', '2-9-18-25', '2-9-18-27'].sort())
    expect(refused(state, 2, 9)).toMatch(/keep capturing/)
    const after = play(state, 2, 9, 18, 25)
    expect(write(after)).toBe('W:W7,15,23:B25')
  })
  it('lets a king jump in a circle, without jumping a piece twice', () => {
    const state = read('B:W6,7,14,15:BK2', TOURNAMENT)
    expect(legal(state)).toEqual(['2-11-18-9-2', '2-9-18-11-2'])
    expect(write(play(state, 2, 9, 18, 11, 2))).toBe('W:W:BK2')
  })
  it('ends the move of a man that is crowned', () => {
    const state = read('B:W26,27:B22', TOURNAMENT)
    const after = play(state, 22, 31)
    expect(write(after)).toBe('W:W27:BK31')
  })
  it("is a tie after forty moves by each side without a capture or a man's move", () => {
    let state = read('B:WK32:BK1', TOURNAMENT)
    for (let i = 0; i < 40; i++) {
      expect(rules.outcome(state)).toBeNull()
      state = i % 2 ? play(play(state, 6, 1), 27, 32) : play(play(state, 1, 6), 32, 27)
    }
    expect(rules.outcome(state)).toMatchObject({ result: 'tied' })
    expect(rules.legal(state)).toEqual([])
  })
  it("is lost by the side that can't move", () => {
    const state = play(read('B:W12:B3,4,11', TOURNAMENT), 4, 8)
    // The man on 12 is blocked: 8 is occupied and 3 is behind it.
    expect(rules.outcome(state)).toMatchObject({
      result: 'over',
      title: 'Red wins',
      detail: 'White can’t move.',
    })
  })
})

describe('the simplified game', () => {
  it('is the default; red moves first, men diagonally forward', () => {
    const state = rules.start(completeOptions(options), 1)
    expect(state.tournament).toBe(false)
    expect(rules.hud(state, 0)).toEqual({ Turn: 'Red', Moves: 0 })
    expect(legal(state)).toHaveLength(7)
    expect(rules.hud(play(state, 11, 15), 0)).toEqual({ Turn: 'White', Moves: 1 })
    expect(refused(read('B:W32:B15'), 15, 11)).toBe('Men only move forward. Kings move both ways.')
    expect(legal(read('B:W32:BK15'))).toEqual(['15-10', '15-11', '15-18', '15-19'])
  })
  it('forces no capture and ends the turn after one jump', () => {
    const state = read('B:W18,26:B15,2')
    expect(legal(state)).toEqual(['15-19', '15-22', '2-6', '2-7'])
    const after = play(state, 15, 22)
    expect(write(after)).toBe('W:W26:B2,22')
  })
  it('jumps over an opponent only, onto an empty square only', () => {
    expect(legal(read('B:W18,22:B15'))).toEqual(['15-19'])
    expect(legal(read('B:W32:B15,18'))).not.toContain('15-22')
  })
  it('makes a king on the far row, which can then move back', () => {
    const applied = apply(read('B:W21:B27'), [26, 30])
    expect(applied.events.map((event) => event.type)).toEqual(['move', 'king'])
    expect(write(applied.state)).toBe('W:W21:BK31')
  })
  it('is won when the opponent has no pieces', () => {
    const state = play(read('B:W18:B15', { ...SIMPLE, opponent: 'easy' }), 15, 22)
    expect(rules.outcome(state)).toMatchObject({
      result: 'won',
      title: 'You win',
      detail: 'White has no pieces left.',
      results: { Moves: 1 },
    })
    const lost = play(read('B:W18:B15', { opponent: 'easy', side: 'white' }), 15, 22)
    expect(rules.outcome(lost)).toMatchObject({ result: 'lost', title: 'The computer wins' })
  })
})

describe('the list of moves', () => {
  it('has steps, captures with every landing, and new kings in the usual notation', () => {
    expect(rules.start(SIMPLE, 1).told).toEqual([])
    let state = play(rules.start(SIMPLE, 1), 11, 15)
    state = play(play(state, 22, 18), 15, 22)
    expect(state.told).toEqual(['11-15', '22-18', '15x22'])
    expect(play(read('B:W21:B27'), 27, 31).told).toEqual(['27-31*'])
    expect(play(read('B:W6,7,14,15:BK2', TOURNAMENT), 2, 9, 18, 11, 2).told).toEqual(['2x9x18x11x2'])
  })
  it('shows a move with a draw offer, and nothing for a resignation or an agreed draw', () => {
    const begun = play(play(rules.start(SIMPLE, 1), 11, 15), 22, 18)
    const { state: offered } = apply(begun, { offer: [8, 12] })
    expect(offered.told.at(-1)).toBe('9-13')
    expect(apply(offered, 'accept').state.told).toEqual(offered.told)
  })
})

describe('positions as text', () => {
  it.each([
    '11-15; 23-19',
    '1. 11-15; 23-19;',
    '1. 11-15 23-19 ; a comment',
    '```\n1. 11-15 23-19\n```',
    '> 1. 11-15 23-19',
    'Moves: 11-15, 23-19',
    '1: 11-15 23-19',
  ] as const)('may be a game: %s', (text) => {
    expect(write(read(text, TOURNAMENT))).toBe(
      'B:W19,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,12,15',
    )
  })
  it.each(['> B:W21:B2', '```\nB:W21:B2\n```'] as const)('may be quoted: %s', (text) => {
    expect(write(read(text))).toBe('B:W21:B2')
  })
  it('are written and read back, also with ranges', () => {
    expect(write(rules.start(completeOptions(options), 1))).toBe(
      'B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12',
    )
    expect(read('B:W21-32:B1-12')).toEqual(rules.start(SIMPLE, 1))
    for (const text of ['W:W21,22:B1,2', 'B:WK1,K5:B12,K32', 'W:W5:B'] as const) {
      expect(write(read(text))).toBe(text)
    }
    expect(write(read(' w : b1, 2 : wK21. '))).toBe('W:WK21:B1,2')
  })
  it('explain what is wrong', () => {
    expect(() => read('')).toThrow(/such as B:W21,K22:B1,2/)
    expect(() => read('R:W21:B2')).toThrow(/side to move/)
    expect(() => read('B:W21:W22')).toThrow(/squares of White twice/)
    expect(() => read('B:W33:B2')).toThrow(/no square 33/)
    expect(() => read('B:Wx:B2')).toThrow(/“X” isn’t a square/)
    expect(() => read('B:W5:B5')).toThrow('Square 5 has two pieces.')
    expect(() => read('B:W5:B30')).toThrow(/red man on square 30 would be a king \(as text: K30\)/)
    expect(() => read('B:W20-32:B1')).toThrow(/at most 12 pieces/)
    expect(() => read('B:W:B')).toThrow(/no pieces/)
  })
})

describe('the computer', () => {
  describe.each(['simplified', 'tournament', 'international', 'russian'] as const)('of %s', (variant) => {
    it.each([
      ['easy', 'normal', 6],
      ['normal', 'hard', 4],
      ['hard', 'expert', 4],
    ] as const)('loses as %s to %s', { tags: ['proof'] }, (weak, strong, games) => {
      expect(duels(strong, weak, games, variant)).toBeGreaterThanOrEqual(0.6)
    })
  })
  // Found by chance, and Expert agrees.
  it.each([
    ['normal', 'easy', 'simplified', 'B:W11,21,22,23,26-32:B1,2,3,4,5,7,8,9,12,17,19', [8, 13]],
    ['hard', 'normal', 'simplified', 'W:W17,19,21,24-29,31,32:B1,2,3,4,6,7,10,12,13,15,18,20', [16, 13]],
    ['expert', 'hard', 'simplified', 'B:W15,17,18,21,23-29,32:B1,3,6-14,16', [9, 18]],
    ['hard', 'normal', 'tournament', 'B:W18,19,23,25-32:B1-8,11,12,17', [16, 20]],
    ['normal', 'easy', 'international', 'B:W21,26,37-47,49,50:B1-12,15,18,20,29,35', [10, 15]],
    ['hard', 'normal', 'international', 'W:W27,31-34,36,38-50:B1-16,18,20,22,35', [40, 36]],
  ] as const)('%s finds a move that %s does not: %s', (strong, weak, variant, position, move) => {
    const [more, less] = [strong, weak].map((level) => timesOf(bot, read(position, { variant }), level, move))
    expect([more, less]).toEqual([10, 0])
  })
  it.each(['simplified', 'tournament'] as const)('Expert searches as long as it has time (%s)', (variant) => {
    // One king each: no quick win, and eleven half moves are searched very quickly.
    const state = read('B:WK32:BK1', { variant, opponent: 'two' })
    const asks = (level: string) => {
      let asked = 0
      bot.choose(state, level, { random: () => 0.5, overtime: () => ++asked > 200 })
      return asked
    }
    expect(asks('expert')).toBe(201)
    expect(asks('hard')).toBeLessThan(20)
    const { depth } = search({
      position: state,
      tournament: state.tournament,
      quiet: state.quiet,
      tieAfter: 80,
      depth: DEEPEST,
      moves: movesOf(state),
      overtime: thinking(1, 200).overtime,
    })
    expect(depth).toBeGreaterThan(20)
  })
  it('finds a double capture, and says so', () => {
    const state = read('B:W18,26,32:B15,1,2', TOURNAMENT)
    expect(bot.hint?.(state, thinking(1, 50))).toMatchObject({
      move: [14, 21, 30],
      text: '15 to 31 is the only move.',
    })
    const win = bot.hint?.(read('B:W18:B15,1'), thinking(1, 50))
    expect(win?.text).toBe('15 to 22 wins now.')
  })
  it('plays legal moves from any position, even without time', () => {
    const random = createRandom(5)
    for (let game = 0; game < 6; game++) {
      let state = rules.start(game % 2 ? TOURNAMENT : SIMPLE, game)
      for (let i = 0; i < 60 && !rules.outcome(state); i++) {
        const path =
          i % 3 === 2 ? bot.choose(state, 'expert', thinking(i, 0)) : pick(random, rules.legal(state))
        ;({ state } = apply(state, path))
      }
    }
  })
})
