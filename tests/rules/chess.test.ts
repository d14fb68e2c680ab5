/** Owns the proof of Extreme Chess: both variants, perft, texts, clocks, and levels that rise. */
import { Chess } from 'chess.js'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createRandom, draw, pick } from '../../src/engine/core/random'
import { bot } from '../../src/games/chess/bot'
import { loaded, type Move, rules, type State, steps } from '../../src/games/chess/rules'
import { clockText } from '../../src/games/chess/rules/clock'
import { readFen, START_FEN, writeFen } from '../../src/games/chess/rules/fen'
import { allowed, perft, stepOf } from '../../src/games/chess/rules/moves'
import { readPgn } from '../../src/games/chess/rules/pgn'
import type { Letter, Variant } from '../../src/games/chess/rules/pieces'
import { Position } from '../../src/games/chess/rules/position'
import { readSan, sanOf } from '../../src/games/chess/rules/san'
import { pgnOf } from '../../src/games/chess/rules/text'
import { Board } from '../../src/games/chess/view/Board'
import { takenBy } from '../../src/games/chess/view/captured'
import { follow } from '../../src/games/chess/view/follow'
import { shareOf } from '../bench/novices'
import bratkoKopec from './data/bratko-kopec.json'

const SIMPLE = { rules: 'simplified', opponent: 'two', side: 'white', clock: 'off' }
const FULL = { ...SIMPLE, rules: 'full' }
const read = (fen: string, options = SIMPLE): State => rules.notation!.read(fen, options)
const at = (fen: string, variant: Variant = 'full') => new Position(variant, readFen(fen, variant))

/** Plays steps such as 'e2e4' or 'e7e8n'. Throws on a refusal. */
function play(state: State, steps: string, time = 0): State {
  return steps.split(' ').reduce((now, text) => {
    const [, from, to, promotion] = text.match(/^(..)(..)(.?)$/) as RegExpMatchArray
    const move = { from, to, ...(promotion ? { promotion } : {}) } as Move
    const applied = rules.apply(now, move, time)
    if ('refused' in applied) throw new Error(`${text} refused: ${applied.refused}`)
    return applied.state
  }, state)
}

const targets = (state: State, from: string) =>
  steps(state)
    .flatMap((move) => (move.from === from ? [move.to] : []))
    .sort()
    .join(' ')

function thinking(seed: number, asks = Number.POSITIVE_INFINITY) {
  const random = createRandom(seed)
  let asked = 0
  return { random: () => draw(random), overtime: () => ++asked > asks }
}

describe('Simplified, as specified', () => {
  const start = rules.start(SIMPLE, 1)

  it('is the default, and white begins', () => {
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
    // Straight, diagonal, both; none jumps over a piece, none takes its own.
    expect(targets(read('4k3/8/8/1p6/8/8/1R1P4/4K3 w'), 'b2')).toBe('a2 b1 b3 b4 b5 c2')
    expect(targets(read('4k3/8/8/4p3/8/2B5/3P4/4K3 w'), 'c3')).toBe('a1 a5 b2 b4 d4 e5')
    expect(targets(read('4k3/8/8/8/8/1p6/QP6/K7 w'), 'a2')).toBe('a3 a4 a5 a6 a7 a8 b1 b3')
    // An L, over others.
    expect(targets(start, 'g1')).toBe('f3 h3')
    // One step, into danger too: check is not known.
    expect(targets(read('4k3/8/8/8/8/8/r7/4K3 w'), 'e1')).toBe('d1 d2 e2 f1 f2')
  })

  it('refuses what is not one of these', () => {
    for (const [from, to] of [
      ['e2', 'e5'],
      ['e1', 'e2'],
      ['a1', 'a3'],
      ['e4', 'e5'],
      ['z9', 'e4'],
    ])
      expect(rules.apply(start, { from: from!, to: to! }, 0)).toEqual({ refused: '' })
    expect(rules.apply(start, { from: 'e7', to: 'e5' }, 0)).toEqual({ refused: "It is White's turn." })
    expect(rules.apply(start, { from: 'e2', to: 'e4', promotion: 'q' }, 0)).toEqual({ refused: '' })
    for (const odd of [null, 3, 'e4', {}, [], { flag: true }])
      expect(rules.apply(start, odd as Move, 0)).toEqual({ refused: '' })
  })

  it('knows neither castling nor en passant', () => {
    expect(targets(read('r3k2r/8/8/8/8/8/8/R3K2R w KQkq'), 'e1')).toBe('d1 d2 e2 f1 f2')
    expect(targets(play(start, 'e2e4 a7a6 e4e5 d7d5'), 'e5')).toBe('e6')
  })

  it('is won by taking the king', () => {
    const state = play(start, 'e2e4 e7e5 d1h5 a7a6 h5f7 a6a5 f7e8')
    expect(state.sans.at(-1)).toBe('Qxe8')
    expect(rules.outcome(state)).toEqual({
      result: 'over',
      title: 'White wins',
      detail: 'The black king is taken.',
    })
    expect(rules.legal(state)).toEqual([])
    expect(rules.apply(state, { from: 'a5', to: 'a4' }, 0)).toEqual({ refused: '' })
    expect(rules.hud(state, 0)).toMatchObject({ Turn: '-' })
    const you = play(rules.start({ ...SIMPLE, opponent: 'computer' }, 1), state.moves.join(' '))
    expect(rules.outcome(you)).toMatchObject({ result: 'won', title: 'You win', results: { Moves: 4 } })
    const it2 = play(
      rules.start({ ...SIMPLE, opponent: 'computer', side: 'black' }, 1),
      state.moves.join(' '),
    )
    expect(rules.outcome(it2)).toMatchObject({ result: 'lost', title: 'The computer wins' })
  })

  it('makes a pawn on the last row a queen, always', () => {
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

  it('is a tie when no move is left', () => {
    const walled = play(read('7k/8/8/8/1p6/pPp5/PRP5/KB6 b'), 'h8h7')
    expect(rules.outcome(walled)).toEqual({ result: 'tied', title: "It's a tie", detail: 'No move is left.' })
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

describe('Full rules', () => {
  it.each(PERFT)('have the published number of lines from %s', (fen, counts) => {
    counts.forEach((count, index) => {
      // The rules themselves at the first depths, their generators at all of them.
      if (index === 0) expect(rules.legal(read(fen, FULL))).toHaveLength(count)
      const position = at(fen)
      expect(perft(position, index + 1)).toBe(count)
      expect(position.fen).toBe(fen)
      expect(new Chess(fen).perft(index + 1)).toBe(count)
    })
  })

  it('agree with the own generator, move by move, over random games', () => {
    for (let seed = 0; seed < 6; seed++) {
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

  it('castle, take en passant and ask what a pawn becomes', () => {
    const castled = play(read('r3k2r/8/8/8/8/8/8/R3K2R w KQkq', FULL), 'e1g1 e8c8')
    expect(castled.fen).toBe('2kr3r/8/8/8/8/8/8/R4RK1 w - - 2 2')
    const passed = play(rules.start(FULL, 1), 'e2e4 a7a6 e4e5 d7d5 e5d6')
    expect(passed.sans.at(-1)).toBe('exd6')
    expect(passed.fen).toContain('/p2P4/')
    const risen = play(read('4k3/P7/8/8/8/8/8/4K3 w', FULL), 'a7a8n')
    expect(risen.fen).toMatch(/^N3k3/)
    expect(rules.apply(read('4k3/P7/8/8/8/8/8/4K3 w', FULL), { from: 'a7', to: 'a8' }, 0)).toEqual({
      refused: '',
    })
  })

  it('say why a king cannot be left in check', () => {
    const pinned = read('4k3/4r3/8/8/8/8/4B3/4K3 w', FULL)
    expect(rules.apply(pinned, { from: 'e2', to: 'd3' }, 0)).toEqual({
      refused: 'That would leave your king in check.',
    })
    const checked = read('4k3/4r3/8/8/8/8/3B4/4K3 w', FULL)
    expect(rules.apply(checked, { from: 'd2', to: 'c3' }, 0)).toEqual({
      refused: 'Your king is in check: move it, shield it, or take the attacker.',
    })
  })

  it.each([
    ['7k/5Q2/6K1/8/8/8/8/8 w', 'f7g7', 'over', 'White wins', 'Checkmate.'],
    [
      '7k/8/6K1/8/8/8/5Q2/8 w',
      'f2f7',
      'tied',
      "It's a tie",
      'Stalemate: no move is left, and the king is not in check.',
    ],
    ['7k/8/6K1/8/8/8/5n2/4B3 w', 'e1f2', 'tied', "It's a tie", 'Neither side has enough pieces to mate.'],
    [
      '7k/8/6K1/8/8/8/5R2/8 w - - 149 95',
      'f2f1',
      'tied',
      "It's a tie",
      '75 moves each without a capture or a pawn move.',
    ],
  ])('end %s by %s', (fen, move, result, title, detail) => {
    const state = read(fen, FULL)
    expect(rules.outcome(state)).toBeNull()
    expect(rules.outcome(play(state, move))).toEqual({ result, title, detail })
  })

  const CLAIM: Move = { claim: true }

  it('let a tie be claimed when a position stands three times, and end at the fifth', () => {
    const round = 'g1f3 g8f6 f3g1 f6g8'
    const twice = play(rules.start(FULL, 1), round)
    expect(rules.apply(twice, CLAIM, 0)).toEqual({ refused: '' })
    expect(rules.legal(twice)).not.toContainEqual(CLAIM)
    const thrice = play(twice, round)
    expect(rules.outcome(thrice)).toBeNull()
    expect(rules.legal(thrice)).toContainEqual(CLAIM)
    const applied = rules.apply(thrice, CLAIM, 0)
    expect('state' in applied && rules.outcome(applied.state)).toMatchObject({
      result: 'tied',
      detail: 'The same position stood three times.',
    })
    // Who does not claim plays on; another position is not claimed.
    expect(rules.legal(play(thrice, 'e2e4'))).not.toContainEqual(CLAIM)
    expect(rules.outcome(play(thrice, round))).toBeNull()
    expect(rules.outcome(play(thrice, `${round} ${round}`))).toMatchObject({
      result: 'tied',
      detail: 'The same position stood five times.',
    })
    // The first position could still castle, the later ones cannot: that is not the same.
    const kings = play(read('r3k3/8/8/8/8/8/8/4K2R w K', FULL), 'e1e2 e8e7 e2e1 e7e8 e1e2 e8e7 e2e1 e7e8')
    expect(rules.legal(kings)).not.toContainEqual(CLAIM)
  })

  it('let a tie be claimed after fifty quiet moves each; Simplified knows no claim', () => {
    const state = play(read('7k/8/6K1/8/8/8/5R2/8 w - - 99 70', FULL), 'f2f1')
    expect(rules.outcome(state)).toBeNull()
    const applied = rules.apply(state, CLAIM, 0)
    expect('state' in applied && rules.outcome(applied.state)?.detail).toBe(
      'Fifty moves each without a capture or a pawn move.',
    )
    const simple = play(rules.start(SIMPLE, 1), 'g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8')
    expect(rules.apply(simple, CLAIM, 0)).toEqual({ refused: '' })
  })

  it('are claimed by a computer that stands no better', () => {
    const fen = '7k/8/6K1/8/8/8/5R2/8 b - - 101 70'
    const thinking = { random: () => 0.5, overtime: () => true }
    expect(bot.choose(read(fen, FULL), 'normal', thinking)).toEqual(CLAIM)
    const ahead = bot.choose(read(fen.replace(' b ', ' w '), FULL), 'hard', thinking)
    expect(ahead).not.toEqual(CLAIM)
  })

  it('tell a check while it stands', () => {
    const applied = rules.apply(read('4k3/8/8/8/8/8/8/R3K3 w', FULL), { from: 'a1', to: 'a8' }, 0)
    expect(applied).toMatchObject({ events: [{ type: 'move', san: 'Ra8+', check: true }, { type: 'check' }] })
  })
})

describe('a position as text', () => {
  it.each([
    ['', 'written as FEN'],
    ['hello', 'written as FEN'],
    ['8/8/8/8/8/8/8 w', 'eight rows'],
    ['8/8/8/8/4k3/8/8/4K2 w', 'Row 1 of the FEN has 7 squares'],
    ['8/8/8/8/4k3/8/8/4K4 w', 'Row 1 of the FEN has 9 squares'],
    ['4k3/8/8/8/8/8/8/4K3 x', 'must be w for White or b for Black'],
    ['4k3/8/8/8/8/8/8/4K3 w KX', 'castling rights'],
    ['4k3/8/8/8/8/8/8/4K3 w - e9', 'en passant square'],
    ['4k3/8/8/8/8/8/8/4K3 w - - x 1', 'quiet moves'],
    ['4k3/8/8/8/8/8/8/4KK2 w', '2 kings for White'],
    ['8/8/8/8/8/8/8/4K3 w', 'no king for Black'],
    ['4k2P/8/8/8/8/8/8/4K3 w', 'A pawn stands on the first or the last row'],
    ['4k3/8/8/8/8/8/8/4R1K1 w', 'White is to move and could take the king'],
    ['nnnnnnnn/nnnnnnnn/8/8/8/8/8/1K1k4 w', 'more than sixteen'],
  ])('is refused with a clear word: %s', (fen, reason) => {
    expect(() => read(fen, FULL)).toThrow(reason)
  })

  it('drops rights and squares that cannot be, and takes what is left out', () => {
    expect(read('4k3/8/8/8/8/8/8/4K2R w KQkq e3 0 1', FULL).fen).toBe('4k3/8/8/8/8/8/8/4K2R w K - 0 1')
    expect(read('4k3/8/8/8/8/8/8/4K3', FULL).fen).toBe('4k3/8/8/8/8/8/8/4K3 w - - 0 1')
    expect(read(START_FEN.full).fen).toBe(START_FEN.simplified)
    // In Simplified a king may stand in danger, or be taken already.
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

  it('is the first of a text with several, and the others are told', () => {
    const text = '[Event "a"]\n\n1. e4 e5 1-0\n\n[Event "b"]\n\n1. d4 d5 *\n\n1. c4 1/2-1/2'
    expect(readPgn(text)).toEqual({ tags: { Event: 'a' }, moves: ['e4', 'e5'], others: 2 })
    const applied = rules.apply(rules.start(FULL, 1), { load: text }, 0)
    expect(applied).toMatchObject({ state: { sans: ['e4', 'e5'] }, events: [{ type: 'loaded', others: 2 }] })
    // Without a result the tags of the next game end it.
    expect(readPgn('1. e4\n[Event "b"]\n1. d4').moves).toEqual(['e4'])
  })

  it('goes on after a third repetition, as real games did', () => {
    const round = 'Nf3 Nf6 Ng1 Ng8'
    const state = loaded(rules.start(FULL, 1), `${round} ${round} e4 e5 1/2-1/2`)
    expect(state.sans).toHaveLength(10)
  })

  it('is read in long algebraic too', () => {
    const text = '1. g1f3 g8-f6 2. g2g3 g7g6 3. Bf1-g2 Bf8-g7 4. e1g1 e8g8'
    expect(loaded(rules.start(FULL, 1), text).sans.join(' ')).toBe('Nf3 Nf6 g3 g6 Bg2 Bg7 O-O O-O')
  })

  it('says what comes after its end', () => {
    const mate = '1. f3 e5 2. g4 Qh4# 3. a3'
    expect(() => loaded(rules.start(FULL, 1), mate)).toThrow(
      /not possible here\.|comes after the end of the game\./,
    )
    expect(() => loaded(rules.start(FULL, 1), mate)).not.toThrow(',:')
  })

  it('begins at a position of its own', () => {
    const state = play(read('4k3/8/8/8/8/8/4p3/6K1 b - - 0 40', FULL), 'e2e1q g1g2')
    const pgn = pgnOf(state, 'A', 'B')
    expect(pgn).toContain('[FEN "4k3/8/8/8/8/8/4p3/6K1 b - - 0 40"]')
    expect(pgn).toContain('40... e1=Q+ 41. Kg2 *')
    expect(loaded(rules.start(FULL, 1), pgn)).toEqual({ ...state, loaded: true })
  })

  it.each([
    ['', 'Paste a FEN or a PGN first.'],
    ['[Event "x"]', 'neither a FEN nor a PGN'],
    ['1. e4 e5 2. Bb9', "Move 2 of White, 'Bb9', is not possible here."],
    ['1. e4 e5 2. Rh3', "Move 2 of White, 'Rh3', is not possible here."],
    ['1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O', 'castling needs Full rules'],
    ['8/8/8', 'eight rows'],
  ])('is refused with a clear word: %s', (text, reason) => {
    const applied = rules.apply(rules.start(SIMPLE, 1), { load: text }, 0)
    expect('refused' in applied && applied.refused).toContain(reason)
  })

  it('is refused when it is far too long', () => {
    expect(rules.apply(rules.start(SIMPLE, 1), { load: 'e'.repeat(100_001) }, 0)).toEqual({
      refused: 'This text is too long for one game.',
    })
  })

  it('is one move in the play: a FEN or PGN brought in', () => {
    const applied = rules.apply(rules.start(FULL, 1), { load: '1. d4 d5' }, 0)
    expect(applied).toMatchObject({ state: { moves: ['d2d4', 'd7d5'] }, events: [{ type: 'loaded' }] })
  })

  it('is no record when it is won', () => {
    const start = rules.start({ ...FULL, opponent: 'computer', side: 'white' }, 1)
    const won = play(loaded(start, '6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1'), 'a1a8')
    expect(rules.outcome(won)).toMatchObject({ result: 'won', title: 'You win' })
    expect(rules.outcome(won)?.results).toBeUndefined()
  })
})

describe('the clock', () => {
  const options = { ...SIMPLE, clock: '3+2' }

  it('goes on where an earlier visit left it', () => {
    const moved = rules.apply(rules.start(options, 1), { from: 'e2', to: 'e4' }, 5000)
    if ('refused' in moved) throw new Error('refused')
    const props = { state: moved.state, previous: null, events: [], turn: 1, options, hint: null }
    const shown = renderToStaticMarkup(
      createElement(Board, { ...props, play() {}, active: false, thinking: false, clock: () => 35_000 }),
    )
    expect(shown).toContain('2:30')
  })

  it('begins with the first move, and adds for each one after', () => {
    let state = rules.start(options, 1)
    expect(rules.next?.(state)).toBeNull()
    state = play(state, 'e2e4', 60_000)
    expect(state.clocks).toEqual({ w: 180_000, b: 180_000, plus: 2000, since: 60_000 })
    expect(rules.next?.(state)).toEqual({ after: 180_000, move: { flag: true } })
    state = play(state, 'e7e5', 70_000)
    expect(state.clocks).toEqual({ w: 180_000, b: 172_000, plus: 2000, since: 70_000 })
  })

  it('lets the flag fall when the time is used up, and not before', () => {
    const state = play(rules.start(options, 1), 'e2e4', 0)
    expect(rules.apply(state, { flag: true }, 100_000)).toEqual({ refused: '' })
    const fallen = rules.apply(state, { flag: true }, 180_000)
    expect('state' in fallen && rules.outcome(fallen.state)).toMatchObject({
      title: 'White wins',
      detail: 'Black is out of time.',
    })
    const late = rules.apply(state, { from: 'e7', to: 'e5' }, 180_001)
    expect('state' in late && late.state.end).toEqual({ winner: 'w', reason: 'time' })
  })

  it('counts what the board measured where a move was taken back', () => {
    const state = play(rules.start(options, 1), 'e2e4', 0)
    const spent = rules.apply(state, { from: 'e7', to: 'e5', spent: 1000 }, 50_000)
    expect('state' in spent && spent.state.clocks?.b).toBe(181_000)
    const cheat = rules.apply(state, { from: 'e7', to: 'e5', spent: -5 }, 50_000)
    expect('state' in cheat && cheat.state.clocks?.b).toBe(132_000)
  })

  it('gives a bare king no win by full rules', () => {
    const state = play(read('4k3/8/8/8/8/8/8/R3K3 w', { ...FULL, clock: '5+0' }), 'a1a2 e8e7', 0)
    const fallen = rules.apply(state, { flag: true }, 300_000)
    expect('state' in fallen && fallen.state.end).toEqual({ winner: null, reason: 'bareTime' })
  })

  it('leaves the computer its turn', () => {
    const state = play(rules.start({ ...options, opponent: 'computer' }, 1), 'e2e4', 0)
    expect(rules.next?.(state)).toBeNull()
  })

  it('reads as people read clocks', () => {
    expect([180_000, 179_400, 20_000, 9_320, 0, -5].map(clockText)).toEqual([
      '3:00',
      '3:00',
      '0:20',
      '0:09.4',
      '0:00.0',
      '0:00.0',
    ])
  })
})

describe('the view', () => {
  it('follows pieces through captures, castling, promotion and undo', () => {
    const squares = (fen: string) => readFen(fen, 'simplified').squares
    const idAt = (placed: ReturnType<typeof follow>, square: number) =>
      placed.find((piece) => piece.square === square && !piece.gone)?.id
    const first = follow([], squares('r3k2r/8/8/8/8/8/P6p/R3K2R w'))
    const castled = follow(first, squares('r3k2r/8/8/8/8/8/P6p/R4RK1 b'))
    expect([idAt(castled, 62), idAt(castled, 61)]).toEqual([idAt(first, 60), idAt(first, 63)])
    const risen = follow(castled, squares('r3k2r/8/8/8/8/8/P7/R4RKq w'))
    expect(idAt(risen, 63)).toBe(idAt(castled, 55))
    const taken = follow(risen, squares('r3k2r/8/8/8/8/8/P7/R4R1K b'))
    expect(taken.filter((piece) => piece.gone).map((piece) => piece.letter)).toEqual(['q'])
    const back = follow(taken, squares('r3k2r/8/8/8/8/8/P7/R4RKq w'))
    expect(back.filter((piece) => piece.gone)).toEqual([])
    expect(back.map((piece) => piece.letter).sort()).toEqual(
      (squares('r3k2r/8/8/8/8/8/P7/R4RKq w').filter(Boolean) as Letter[]).sort(),
    )
  })

  it('counts what was taken, promotions aside', () => {
    const taken = takenBy('w', START_FEN.full, 'rnb1kbnr/1ppppppp/8/8/8/8/1PPPPPPP/RNBQKBNR w - -', 'full')
    expect(taken).toEqual({ kinds: ['q', 'p'], lead: 9 })
    const risen = takenBy('b', '4k3/P7/8/8/8/8/8/4K3 w', 'Q3k3/8/8/8/8/8/8/4K3 b', 'full')
    expect(risen).toEqual({ kinds: [], lead: 0 })
  })
})

describe('the computer', () => {
  /** Positions of the set that a level solves. `asks` bounds its thought: 128 positions each. */
  function solved(level: string, asks: number): number {
    return (bratkoKopec.positions as [string, string][]).filter(([fen, best], index) => {
      const position = at(fen)
      const wanted = best.split(' ').map((san) => JSON.stringify(stepOf(position, readSan(position, san))))
      return wanted.includes(JSON.stringify(bot.choose(read(fen, FULL), level, thinking(index + 1, asks))))
    }).length
  }

  it('solves a rising number of the Bratko-Kopec positions', () => {
    const counts = bot.levels.map((level) => solved(level, 192))
    expect(bratkoKopec.positions).toHaveLength(24)
    expect(counts).toEqual([...counts].sort((a, b) => a - b))
    expect(counts[2]).toBeGreaterThan(counts[0]!)
    expect(counts[4]).toBeGreaterThan(counts[2]!)
    expect(counts[5]).toBeGreaterThan(counts[4]!)
    expect(counts[5]).toBeGreaterThanOrEqual(10)
  })

  it.each([
    ['simplified', SIMPLE],
    ['full', FULL],
  ] as const)('beats the level below, %s', (_name, options) => {
    const duel = (strong: string, weak: string, games: number) => {
      let points = 0
      for (let seed = 0; seed < games; seed++) {
        const mind = thinking(seed)
        let state = rules.start(options, seed)
        while (!state.end && state.moves.length < 120) {
          const level = (state.moves.length + seed) % 2 === 0 ? strong : weak
          state = play(state, Object.values(bot.choose(state, level, mind)).join(''))
        }
        const winner = state.end?.winner
        points += winner ? Number((winner === 'w') === (seed % 2 === 0)) : 0.5
      }
      return points / games
    }
    expect(duel('easy', 'beginner', 4)).toBeGreaterThanOrEqual(0.6)
    expect(duel('normal', 'easy', 4)).toBeGreaterThanOrEqual(0.6)
  })

  it('lets people who have just learnt it win: Beginner those who take what they can, Easy those who look at the answer', () => {
    expect(shareOf('takes the dearest piece', 'beginner', 20, 'simplified')).toBeGreaterThanOrEqual(0.1)
    expect(shareOf('takes the dearest piece', 'beginner', 10, 'full')).toBeGreaterThanOrEqual(0.25)
    expect(shareOf('looks at the answer', 'easy', 10, 'simplified')).toBeGreaterThanOrEqual(0.2)
    expect(shareOf('looks at the answer', 'normal', 10, 'simplified')).toBeLessThan(0.2)
  })

  it.each(bot.levels)(
    'takes a king that is left to be taken, and mates in one from Normal on (%s)',
    (level) => {
      for (let seed = 0; seed < 5; seed++) {
        const kill = bot.choose(read('4k3/8/8/8/4R3/8/8/4K3 w'), level, thinking(seed))
        expect(kill).toEqual({ from: 'e4', to: 'e8' })
        if (bot.levels.indexOf(level) < 2) continue
        const mate = bot.choose(read('6k1/5ppp/8/8/8/8/8/R3K3 w', FULL), level, thinking(seed, 80))
        expect(mate).toEqual({ from: 'a1', to: 'a8' })
      }
    },
  )

  it('answers at once when there is no time', () => {
    for (const options of [SIMPLE, FULL]) {
      const state = play(rules.start(options, 1), 'e2e4 e7e5 d1h5 b8c6 f1c4')
      const move = bot.choose(state, 'extreme', thinking(1, 0))
      expect('refused' in rules.apply(state, move, 0)).toBe(false)
    }
  })

  it('sees stalemate by full rules, and none in Simplified', () => {
    // Taking the pawn leaves black without a safe move: a tie by full rules, a won game in Simplified.
    const fen = '7k/5K1p/8/6Q1/8/8/8/8 w'
    const full = play(
      read(fen, FULL),
      Object.values(bot.choose(read(fen, FULL), 'hard', thinking(1))).join(''),
    )
    expect(full.end?.reason === 'stalemate').toBe(false)
    const hint = bot.hint?.(read('7k/8/5KQ1/8/8/8/8/8 w'), thinking(1, 80))
    expect(hint?.text).toMatch(/wins the king in 2$/)
  })

  it('hints in words', () => {
    expect(bot.hint?.(read('6k1/5ppp/8/8/8/8/8/R3K3 w', FULL), thinking(1, 80))).toEqual({
      move: { from: 'a1', to: 'a8' },
      text: 'Rook to a8 mates',
    })
    expect(bot.hint?.(read('4k3/8/8/8/4R3/8/8/4K3 w'), thinking(1))?.text).toBe(
      'Rook takes the king on e8 wins',
    )
    expect(bot.hint?.(rules.start(FULL, 1), thinking(1, 80))?.text).toMatch(/ looks best$/)
  })
})
