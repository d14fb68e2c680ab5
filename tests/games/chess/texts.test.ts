/** Tests Extreme Chess's texts: positions as FEN and games as PGN, read, written and refused. */

import { Chess } from 'chess.js'
import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { createRandom, pick } from '../../../src/engine/core/math/random'
import { options } from '../../../src/games/chess/options'
import { loaded, rules, steps } from '../../../src/games/chess/rules'
import { START_FEN } from '../../../src/games/chess/rules/fen'
import { readPgn } from '../../../src/games/chess/rules/lazy/pgn'
import { pgnOf } from '../../../src/games/chess/rules/pgnOf'
import { FULL, play, read, refused, SIMPLE } from './helpers'

describe('a position as text', () => {
  it.each([
    'Position: 4k3/8/8/8/8/8/8/4K3 w - - 0 1',
    'Position:\nFEN: 4k3/8/8/8/8/8/8/4K3 w - - 0 1',
    '> 4k3/8/8/8/8/8/8/4K3 w - - 0 1',
    '```\n4k3/8/8/8/8/8/8/4K3 w - - 0 1\n```',
    '`4k3/8/8/8/8/8/8/4K3 w - - 0 1`',
  ])('is read from %s', (text) => {
    expect(read(text, FULL).fen).toBe('4k3/8/8/8/8/8/8/4K3 w - - 0 1')
  })
  it.each([
    ['', 'written as FEN'],
    ['hello', 'written as FEN'],
    ['8/8/8/8/8/8/8 w', 'eight ranks'],
    ['8/8/8/8/4k3/8/8/4K2 w', 'Rank 1 of the FEN has 7 squares'],
    ['8/8/8/8/4k3/8/8/4K4 w', 'Rank 1 of the FEN has 9 squares'],
    ['4k3/8/8/8/8/8/8/4K3 x', 'must be w for White or b for Black'],
    ['4k3/8/8/8/8/8/8/4K3 w KX', 'castling rights'],
    ['4k3/8/8/8/8/8/8/4K3 w - e9', 'en passant square'],
    ['4k3/8/8/8/8/8/8/4K3 w - - x 1', 'halfmove clock'],
    ['4k3/8/8/8/8/8/8/4KK2 w', 'White has 2 kings'],
    ['8/8/8/8/8/8/8/4K3 w', 'Black has no king'],
    ['4k2P/8/8/8/8/8/8/4K3 w', 'A pawn is on the first or last rank'],
    ['4k3/8/8/8/8/8/8/4R1K1 w', 'White is to move and could capture the king'],
    ['nnnnnnnn/nnnnnnnn/8/8/8/8/8/1K1k4 w', 'more than sixteen'],
  ])('is refused with a clear word: %s', (fen, reason) => {
    expect(() => read(fen, FULL)).toThrow(reason)
  })

  it('drops impossible rights and squares, and accepts missing fields', () => {
    expect(read('4k3/8/8/8/8/8/8/4K2R w KQkq e3 0 1', FULL).fen).toBe('4k3/8/8/8/8/8/8/4K2R w K - 0 1')
    expect(read('4k3/8/8/8/8/8/8/4K3', FULL).fen).toBe('4k3/8/8/8/8/8/8/4K3 w - - 0 1')
    expect(read(START_FEN.full).fen).toBe(START_FEN.simplified)
    // In Simplified a king may be in danger, or already captured.
    expect(read('4k3/8/8/8/8/8/8/4R1K1 w').end).toBeNull()
    expect(read('8/8/8/8/8/8/8/4R1K1 b').end).toEqual({ winner: 'w', reason: 'king' })
  })
})

describe('a game as text', () => {
  it.each([
    ['simplified', SIMPLE],
    ['full', FULL],
  ] as const)('comes back whole from its own PGN, %s', (_name, options) => {
    for (let seed = 0; seed < 3; seed++) {
      const random = createRandom(seed)
      let state = rules.start(options, seed)
      while (state.moves.length < 60 && !state.end)
        state = play(state, Object.values(pick(random, steps(state))).join(''))
      const pgn = pgnOf(state, 'White', 'Black')
      const again = loaded(rules.start(options, 1), pgn)
      expect(again).toEqual({ ...state, loaded: true })
      expect(Math.max(...pgn.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80)
    }
  })

  it('is read as other programs write it', () => {
    const text = `[Event "Casual \\"fun\\""]\n[Result "1-0"]\n\n1.e4 {best} e5 2. Bc4 (2. Nf3 Nc6 (2... d6)) 2... Nc6?! $2 ; a line\n3. Qh5 Nf6?? 4. Qxf7# 1-0`
    const state = loaded(rules.start(FULL, 1), text)
    expect(state.sans.join(' ')).toBe('e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#')
    expect(state.end).toEqual({ winner: 'w', reason: 'mate' })
    expect(new Chess(state.fen).isCheckmate()).toBe(true)
    const other = new Chess()
    other.loadPgn(pgnOf(state, 'A', 'B'))
    expect(other.fen()).toBe(state.fen)
    expect(pgnOf(state, 'A', 'B')).toContain('[Result "1-0"]')
  })

  it('is the first of a text with several, and the others are counted', () => {
    const text = '[Event "a"]\n\n1. e4 e5 1-0\n\n[Event "b"]\n\n1. d4 d5 *\n\n1. c4 1/2-1/2'
    expect(readPgn(text)).toMatchObject({ tags: { Event: 'a' }, moves: ['e4', 'e5'], others: 2 })
    const applied = rules.apply(rules.start(FULL, 1), { load: text }, 0)
    expect(applied).toMatchObject({ state: { sans: ['e4', 'e5'] }, events: [{ type: 'loaded', others: 2 }] })
    // Without a result, the tags of the next game end it.
    expect(readPgn('1. e4\n[Event "b"]\n1. d4').moves).toEqual(['e4'])
  })

  it('continues after a third repetition, as real games did', () => {
    const round = 'Nf3 Nf6 Ng1 Ng8'
    const state = loaded(rules.start(FULL, 1), `${round} ${round} e4 e5 1/2-1/2`)
    expect(state.sans).toHaveLength(10)
  })

  it('can start at a position', () => {
    const state = play(read('4k3/8/8/8/8/8/4p3/6K1 b - - 0 40', FULL), 'e2e1q g1g2')
    const pgn = pgnOf(state, 'A', 'B')
    expect(pgn).toContain('[FEN "4k3/8/8/8/8/8/4p3/6K1 b - - 0 40"]')
    expect(pgn).toContain('40... e1=Q+ 41. Kg2 *')
    expect(loaded(rules.start(FULL, 1), pgn)).toEqual({ ...state, loaded: true })
  })

  it.each([
    ['', 'Paste a FEN or PGN first.'],
    ['[Event "x"]', 'neither a FEN nor a PGN'],
    ['1. e4 e5 2. Rh3', 'White’s move 2, “Rh3”: This move isn’t possible here.'],
    ['1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O', 'Castling needs Full rules'],
    ['8/8/8', 'eight ranks'],
    ['e'.repeat(100_001), 'This text is too long for one game.'],
  ])('is refused with a clear word: %.40s', (text, reason) => {
    expect(refused(rules.start(SIMPLE, 1), { load: text })).toContain(reason)
  })

  it('is one move of the game', () => {
    const applied = rules.apply(rules.start(FULL, 1), { load: '1. d4 d5' }, 0)
    expect(applied).toMatchObject({ state: { moves: ['d2d4', 'd7d5'] }, events: [{ type: 'loaded' }] })
  })

  it('makes no record when it is won', () => {
    const start = rules.start(completeOptions(options, { ...FULL, opponent: 'computer', side: 'white' }), 1)
    const won = play(loaded(start, '6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1'), 'a1a8')
    expect(rules.outcome(won)).toMatchObject({ result: 'won', title: 'You win' })
    expect(rules.outcome(won)?.results).toBeUndefined()
  })
})
