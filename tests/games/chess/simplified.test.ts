/** Tests Extreme Chess as specified: its Simplified rules. */
import { describe, expect, it } from 'vitest'
import { rules, type State, steps } from '../../../src/games/chess/rules'
import { START_FEN } from '../../../src/games/chess/rules/fen'
import { play, read, refused, SIMPLE } from './helpers'

const targets = (state: State, from: string) =>
  steps(state)
    .flatMap((move) => (move.from === from ? [move.to] : []))
    .sort()
    .join(' ')

describe('Simplified, as specified', () => {
  const start = rules.start(SIMPLE, 1)

  it('is the default, and White starts', () => {
    expect(rules.start({}, 1)).toEqual(start)
    expect(start.fen).toBe(START_FEN.simplified)
    expect(rules.hud(start, 0)).toEqual({ Turn: 'White', Moves: 0 })
    expect(rules.seat?.(start)).toBe(0)
    const next = play(start, 'e2e4')
    expect(rules.hud(next, 0)).toEqual({ Turn: 'Black', Moves: 1 })
    expect(rules.seat?.(next)).toBe(1)
  })

  it('moves every piece as the specification says', () => {
    // Pawns: one, two from the start row, captures diagonally, never straight.
    const pawns = read('4k3/8/8/8/3p1p2/8/4P3/4K3 w')
    expect(targets(pawns, 'e2')).toBe('e3 e4')
    expect(targets(read('4k3/8/8/8/8/3p1p2/4P3/4K3 w'), 'e2')).toBe('d3 e3 e4 f3')
    expect(targets(read('4k3/8/8/8/8/4p3/4P3/4K3 w'), 'e2')).toBe('')
    expect(targets(read('4k3/8/8/8/4p3/8/4P3/4K3 w'), 'e2')).toBe('e3')
    expect(targets(read('4k3/8/8/8/8/4P3/8/4K3 w'), 'e3')).toBe('e4')
    // Straight, diagonal, both; none jumps over a piece, none captures its own.
    expect(targets(read('4k3/8/8/1p6/8/8/1R1P4/4K3 w'), 'b2')).toBe('a2 b1 b3 b4 b5 c2')
    expect(targets(read('4k3/8/8/4p3/8/2B5/3P4/4K3 w'), 'c3')).toBe('a1 a5 b2 b4 d4 e5')
    expect(targets(read('4k3/8/8/8/8/1p6/QP6/K7 w'), 'a2')).toBe('a3 a4 a5 a6 a7 a8 b1 b3')
    // An L, over other pieces.
    expect(targets(start, 'g1')).toBe('f3 h3')
    // One step, also into danger, because there is no check.
    expect(targets(read('4k3/8/8/8/8/8/r7/4K3 w'), 'e1')).toBe('d1 d2 e2 f1 f2')
  })

  it('refuses everything else', () => {
    for (const [from, to] of [
      ['e2', 'e5'],
      ['e1', 'e2'],
      ['a1', 'a3'],
      ['e4', 'e5'],
      ['z9', 'e4'],
    ])
      expect(refused(start, { from, to })).toBe('')
    expect(refused(start, { from: 'e7', to: 'e5' })).toBe('It’s White’s turn.')
    expect(refused(start, { from: 'e2', to: 'e4', promotion: 'q' })).toBe('')
    for (const odd of [null, 3, 'e4', {}, [], { flag: true }]) expect(refused(start, odd)).toBe('')
  })

  it('has neither castling nor en passant', () => {
    expect(targets(read('r3k2r/8/8/8/8/8/8/R3K2R w KQkq'), 'e1')).toBe('d1 d2 e2 f1 f2')
    expect(targets(play(start, 'e2e4 a7a6 e4e5 d7d5'), 'e5')).toBe('e6')
  })

  it('is won by capturing the king', () => {
    const state = play(start, 'e2e4 e7e5 d1h5 a7a6 h5f7 a6a5 f7e8')
    expect(state.sans.at(-1)).toBe('Qxe8')
    expect(rules.outcome(state)).toEqual({
      result: 'over',
      title: 'White wins',
      detail: 'The black king was captured.',
    })
    expect(rules.legal(state)).toEqual([])
    expect(refused(state, { from: 'a5', to: 'a4' })).toBe('')
    expect(rules.hud(state, 0)).toMatchObject({ Turn: '-' })
    const you = play(rules.start({ ...SIMPLE, opponent: 'computer' }, 1), state.moves.join(' '))
    expect(rules.outcome(you)).toMatchObject({ result: 'won', title: 'You win', results: { Moves: 4 } })
    const it2 = play(
      rules.start({ ...SIMPLE, opponent: 'computer', side: 'black' }, 1),
      state.moves.join(' '),
    )
    expect(rules.outcome(it2)).toMatchObject({ result: 'lost', title: 'The computer wins' })
  })

  it('always makes a pawn on the last row a queen', () => {
    const state = play(read('4k3/P7/8/8/8/8/p7/4K3 w'), 'a7a8 a2a1')
    expect(state.fen).toBe('Q3k3/8/8/8/8/8/8/q3K3 w - - 0 2')
    expect(state.sans).toEqual(['a8=Q', 'a1=Q'])
  })

  it('is a tie after 100 moves without a capture or a pawn move, not after 99', () => {
    const almost = read('4k3/8/8/8/8/8/7P/R3K3 w - - 98 80')
    const near = play(almost, 'a1a2')
    expect(rules.outcome(near)).toBeNull()
    expect(rules.outcome(play(near, 'e8e7'))).toEqual({
      result: 'tied',
      title: "It's a tie",
      detail: '100 moves without a capture or a pawn move.',
    })
    expect(rules.outcome(play(play(almost, 'h2h3'), 'e8e7'))).toBeNull()
  })

  it('is a tie when there are no moves left', () => {
    const walled = play(read('7k/8/8/8/1p6/pPp5/PRP5/KB6 b'), 'h8h7')
    expect(rules.outcome(walled)).toEqual({ result: 'tied', title: "It's a tie", detail: 'No moves left.' })
  })
})
