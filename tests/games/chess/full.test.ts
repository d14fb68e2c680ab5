/** Tests Extreme Chess's Full rules: published counts of move sequences, special moves, every end, claims. */
import { Chess } from 'chess.js'
import { describe, expect, it } from 'vitest'
import { createRandom, pick } from '../../../src/engine/core/math/random'
import { bot } from '../../../src/games/chess/bot'
import { type Move, rules, steps } from '../../../src/games/chess/rules'
import { START_FEN, writeFen } from '../../../src/games/chess/rules/fen'
import { readSan } from '../../../src/games/chess/rules/lazy/readSan'
import { allowed, perft, stepOf } from '../../../src/games/chess/rules/moves'
import { sanOf } from '../../../src/games/chess/rules/san'
import { thinking } from '../../support/moves'
import { sample } from '../../support/proofs'
import { apply, at, FULL, play, read, refused, SIMPLE } from './helpers'

/** Published counts (start; Kiwipete; positions 3 to 6 of the usual set). */
const PERFT: [string, number[]][] = [
  [START_FEN.full, [20, 400, 8902, 197281]],
  ['r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1', [48, 2039, 97862]],
  ['8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1', [14, 191, 2812]],
  ['r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1', [6, 264, 9467]],
  ['rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8', [44, 1486, 62379]],
  ['r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10', [46, 2079, 89890]],
]

const TIE = ['tied', "It's a tie"] as const

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
        const moves = allowed(position)
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
        expect(writeFen({ ...position.setup, passant: fresh.setup.passant })).toBe(state.fen)
        if (position.passant === fresh.passant)
          expect([position.low, position.high]).toEqual([fresh.low, fresh.high])
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

  it('explain that a king cannot be left in check', () => {
    const pinned = read('4k3/4r3/8/8/8/8/4B3/4K3 w', FULL)
    expect(refused(pinned, { from: 'e2', to: 'd3' })).toBe('That would leave your king in check.')
    const checked = read('4k3/4r3/8/8/8/8/3B4/4K3 w', FULL)
    expect(refused(checked, { from: 'd2', to: 'c3' })).toBe(
      'Your king is in check: move it, shield it, or capture the attacker.',
    )
  })

  it.each([
    ['7k/5Q2/6K1/8/8/8/8/8 w', 'f7g7', 'over', 'White wins', 'Checkmate.'],
    ['7k/8/6K1/8/8/8/5Q2/8 w', 'f2f7', ...TIE, 'Stalemate: no legal moves, and the king is not in check.'],
    ['7k/8/6K1/8/8/8/5n2/4B3 w', 'e1f2', ...TIE, 'Neither side has enough pieces to checkmate.'],
    ['7k/8/6K1/8/8/8/5R2/8 w - - 149 95', 'f2f1', ...TIE, '75 moves each without a capture or a pawn move.'],
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
      'Fifty moves each without a capture or a pawn move.',
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
