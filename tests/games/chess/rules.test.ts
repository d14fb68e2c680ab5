/** Tests the rules of Extreme Chess: Simplified as specified, and Full. */

import { Chess } from 'chess.js'
import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { createRandom, pick } from '../../../src/engine/core/math/random'
import { bot } from '../../../src/games/chess/bot'
import { options } from '../../../src/games/chess/options'
import { type Move, rules, type State, steps } from '../../../src/games/chess/rules'
import { START_FEN, writeFen } from '../../../src/games/chess/rules/fen'
import { readSan } from '../../../src/games/chess/rules/lazy/readSan'
import { legalMoves, perft, stepOf } from '../../../src/games/chess/rules/moves'
import { sanOf } from '../../../src/games/chess/rules/san'
import { thinking } from '../../support/moves'
import { sample } from '../../support/proofs'
import { apply, at, FULL, play, read, refused, SIMPLE } from './helpers'

const targets = (state: State, from: string) =>
  steps(state)
    .flatMap((move) => (move.from === from ? [move.to] : []))
    .sort()
    .join(' ')

describe('Simplified, as specified', () => {
  const start = rules.start(SIMPLE, 1)

  it('is the default, and White starts', () => {
    expect(rules.start(completeOptions(options), 1)).toEqual(start)
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
    expect(rules.hud(state, 0)).not.toHaveProperty('Turn')
    const you = play(
      rules.start(completeOptions(options, { ...SIMPLE, opponent: 'computer' }), 1),
      state.moves.join(' '),
    )
    expect(rules.outcome(you)).toMatchObject({ result: 'won', title: 'You win', results: { Moves: 4 } })
    const it2 = play(
      rules.start(completeOptions(options, { ...SIMPLE, opponent: 'computer', side: 'black' }), 1),
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
      title: 'It’s a draw',
      detail: '100 moves without a capture or a pawn move.',
    })
    expect(rules.outcome(play(play(almost, 'h2h3'), 'e8e7'))).toBeNull()
  })

  it('is a tie when there are no moves left', () => {
    const walled = play(read('7k/8/8/8/1p6/pPp5/PRP5/KB6 b'), 'h8h7')
    expect(rules.outcome(walled)).toEqual({ result: 'tied', title: 'It’s a draw', detail: 'No moves left.' })
  })
})

/** Published counts (start; Kiwipete; positions 3 to 6 of the usual set). */
const PERFT: [string, number[]][] = [
  [START_FEN.full, [20, 400, 8902, 197281]],
  ['r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1', [48, 2039, 97862]],
  ['8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1', [14, 191, 2812]],
  ['r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1', [6, 264, 9467]],
  ['rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8', [44, 1486, 62379]],
  ['r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10', [46, 2079, 89890]],
]

const TIE = ['tied', 'It’s a draw'] as const

describe('Full rules', () => {
  it.each(PERFT)(
    'have the published number of move sequences from %s',
    { tags: ['sample'] },
    (fen, counts) => {
      counts.slice(0, sample(2, 4)).forEach((count, index) => {
        // The rules at the first depths, their generators at all of them.
        if (index === 0) expect(rules.legal(read(fen, FULL))).toHaveLength(count)
        const position = at(fen)
        expect(perft(position, index + 1)).toBe(count)
        expect(position.fen).toBe(fen)
        expect(new Chess(fen).perft(index + 1)).toBe(count)
      })
    },
  )

  it('agree with our own generator, move by move, over random games', () => {
    for (let seed = 0; seed < 2; seed++) {
      const random = createRandom(seed)
      let state = rules.start(FULL, seed)
      for (let i = 0; i < 80 && !state.end; i++) {
        const position = at(state.fen)
        const moves = legalMoves(position)
        const mine = moves.map((move) => JSON.stringify(stepOf(position, move))).sort()
        const legal = steps(state)
        expect(mine).toEqual(legal.map((move) => JSON.stringify(move)).sort())
        const chosen = pick(random, moves)
        const san = sanOf(position, chosen, moves)
        expect(readSan(position, san)).toBe(chosen)
        state = play(state, Object.values(stepOf(position, chosen)).join(''))
        expect(state.sans.at(-1)).toBe(san)
        position.make(chosen)
        const fresh = at(state.fen)
        expect(writeFen({ ...position.setup, enPassant: fresh.setup.enPassant })).toBe(state.fen)
        if (position.enPassant === fresh.enPassant)
          expect([position.keyLow, position.keyHigh]).toEqual([fresh.keyLow, fresh.keyHigh])
        position.unmake(chosen)
        expect(position.inCheck(position.turn)).toBe(new Chess(position.fen).isCheck())
      }
    }
  })

  it('castle, capture en passant and ask for the promotion', () => {
    const castled = play(read('r3k2r/8/8/8/8/8/8/R3K2R w KQkq', FULL), 'e1g1 e8c8')
    expect(castled.fen).toBe('2kr3r/8/8/8/8/8/8/R4RK1 w - - 2 2')
    const passed = play(rules.start(FULL, 1), 'e2e4 a7a6 e4e5 d7d5 e5d6')
    expect(passed.sans.at(-1)).toBe('exd6')
    expect(passed.fen).toContain('/p2P4/')
    const risen = play(read('4k3/P7/8/8/8/8/8/4K3 w', FULL), 'a7a8n')
    expect(risen.fen).toMatch(/^N3k3/)
    expect(refused(read('4k3/P7/8/8/8/8/8/4K3 w', FULL), { from: 'a7', to: 'a8' })).toBe('')
  })

  it.each([
    // The capture would uncover the king, so that chess.js leaves out the square of the FEN.
    ['8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1', 'e5d6', 'That would leave your king in check.'],
    ['8/8/8/8/k2Pp2R/8/8/4K3 b - d3 0 1', 'e4d3', 'That would leave your king in check.'],
    ['4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'e5d6', 'That would leave your king in check.'],
    ['4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1', 'e5d6', 'right after it has moved two squares'],
    ['4k3/8/8/8/8/8/8/R3K2R w - - 0 1', 'e1g1', 'the king or the rook has moved'],
    ['4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1', 'e1c1', 'pieces between'],
    ['4k3/4r3/8/8/8/8/8/R3K2R w KQ - 0 1', 'e1g1', 'while your king is in check'],
    ['r3k2r/8/8/8/8/8/3R4/4K3 b kq - 0 1', 'e8c8', 'cross an attacked square'],
    ['4k3/8/8/8/8/6r1/8/R3K2R w KQ - 0 1', 'e1g1', 'leave your king in check'],
    ['4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1', 'e1h8', ''],
    ['4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1', 'e5f6', ''],
  ])('explain castling and captures en passant: %s, %s', (fen, step, reason) => {
    const why = refused(read(fen, FULL), { from: step.slice(0, 2), to: step.slice(2) })
    if (reason === '') expect(why).toBe('')
    else expect(why).toContain(reason)
  })
  it('explain a capture en passant that a game leads to, and say that Simplified rules have none', () => {
    const pinned = play(read('6k1/3p4/8/K3P2r/8/8/8/8 b - - 0 1', FULL), 'd7d5')
    expect(refused(pinned, { from: 'e5', to: 'd6' })).toBe('That would leave your king in check.')
    const simple = play(read('4k3/3p4/8/4P3/8/8/8/R3K2R b - - 0 1'), 'd7d5')
    for (const to of ['d6', 'g1', 'c1'])
      expect(refused(simple, { from: to === 'd6' ? 'e5' : 'e1', to })).toContain('choose Full rules')
  })
  it('explain that a king cannot be left in check', () => {
    const pinned = read('4k3/4r3/8/8/8/8/4B3/4K3 w', FULL)
    expect(refused(pinned, { from: 'e2', to: 'd3' })).toBe('That would leave your king in check.')
    const checked = read('4k3/4r3/8/8/8/8/3B4/4K3 w', FULL)
    expect(refused(checked, { from: 'd2', to: 'c3' })).toBe(
      'Your king is in check: move it, block the check, or capture the attacker.',
    )
  })

  it.each([
    ['7k/5Q2/6K1/8/8/8/8/8 w', 'f7g7', 'over', 'White wins', 'Checkmate.'],
    ['7k/8/6K1/8/8/8/5Q2/8 w', 'f2f7', ...TIE, 'Stalemate: no legal moves, and the king isn’t in check.'],
    ['7k/8/6K1/8/8/8/5n2/4B3 w', 'e1f2', ...TIE, 'Neither side has enough pieces to checkmate.'],
    [
      '7k/8/6K1/8/8/8/5R2/8 w - - 149 95',
      'f2f1',
      ...TIE,
      '75 moves by each side without a capture or a pawn move.',
    ],
  ] as const)('end %s by %s', (fen, move, result, title, detail) => {
    const state = read(fen, FULL)
    expect(rules.outcome(state)).toBeNull()
    expect(rules.outcome(play(state, move))).toEqual({ result, title, detail })
  })

  const CLAIM: Move = { claim: true }

  it('allow a claim at the third occurrence of a position, and end at the fifth', () => {
    const round = 'g1f3 g8f6 f3g1 f6g8'
    const twice = play(rules.start(FULL, 1), round)
    expect(refused(twice, CLAIM)).toBe('')
    expect(rules.legal(twice)).not.toContainEqual(CLAIM)
    const thrice = play(twice, round)
    expect(rules.outcome(thrice)).toBeNull()
    expect(rules.legal(thrice)).toContainEqual(CLAIM)
    expect(rules.outcome(apply(thrice, CLAIM).state)).toMatchObject({
      result: 'tied',
      detail: 'The same position occurred three times.',
    })
    // A player who does not claim plays on; another position cannot be claimed.
    expect(rules.legal(play(thrice, 'e2e4'))).not.toContainEqual(CLAIM)
    expect(rules.outcome(play(thrice, round))).toBeNull()
    expect(rules.outcome(play(thrice, `${round} ${round}`))).toMatchObject({
      result: 'tied',
      detail: 'The same position occurred five times.',
    })
    // The first position could still castle, the later ones cannot, so they are different.
    const kings = play(read('r3k3/8/8/8/8/8/8/4K2R w K', FULL), 'e1e2 e8e7 e2e1 e7e8 e1e2 e8e7 e2e1 e7e8')
    expect(rules.legal(kings)).not.toContainEqual(CLAIM)
  })

  it('allow a claim after fifty quiet moves each; Simplified has no claims', () => {
    const state = play(read('7k/8/6K1/8/8/8/5R2/8 w - - 99 70', FULL), 'f2f1')
    expect(rules.outcome(state)).toBeNull()
    expect(rules.outcome(apply(state, CLAIM).state)?.detail).toBe(
      'Fifty moves by each side without a capture or a pawn move.',
    )
    const simple = play(rules.start(SIMPLE, 1), 'g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8')
    expect(refused(simple, CLAIM)).toBe('')
  })

  it('let a computer that is not ahead claim', () => {
    const fen = '7k/8/6K1/8/8/8/5R2/8 b - - 101 70'
    expect(bot.choose(read(fen, FULL), 'normal', thinking(1, 0))).toEqual(CLAIM)
    const ahead = bot.choose(read(fen.replace(' b ', ' w '), FULL), 'hard', thinking(1, 0))
    expect(ahead).not.toEqual(CLAIM)
  })

  it('report a check while it lasts', () => {
    const applied = rules.apply(read('4k3/8/8/8/8/8/8/R3K3 w', FULL), { from: 'a1', to: 'a8' }, 0)
    expect(applied).toMatchObject({ events: [{ type: 'move', san: 'Ra8+', check: true }, { type: 'check' }] })
  })
})
