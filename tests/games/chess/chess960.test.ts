/** Tests Chess960: its 960 starts, published move counts, castling, and the text forms of positions and games. */
import { describe, expect, it } from 'vitest'
import { createRandom, pick } from '../../../src/engine/core/math/random'
import { bot } from '../../../src/games/chess/bot'
import { reviewer } from '../../../src/games/chess/review'
import { loaded, rules, type State, steps } from '../../../src/games/chess/rules'
import { numberFor, numberOf, rankOf, STARTS, startFen } from '../../../src/games/chess/rules/chess960'
import { START_FEN } from '../../../src/games/chess/rules/fen'
import { readSan } from '../../../src/games/chess/rules/lazy/readSan'
import { lazyRules } from '../../../src/games/chess/rules/lazyRules'
import { legalMoves, perft, stepOf } from '../../../src/games/chess/rules/moves'
import { pgnOf } from '../../../src/games/chess/rules/pgnOf'
import { sanOf } from '../../../src/games/chess/rules/san'
import { thinking } from '../../support/moves'
import { sample } from '../../support/proofs'
import { apply, at, CHESS960, FULL, play, read, refused, SIMPLE } from './helpers'

const start = (number: number) => read(startFen(number), CHESS960)
const castling = (state: State) =>
  steps(state)
    .filter(({ from, to }) => /[kK]/.test(pieceAt(state, from)) && /[rR]/.test(pieceAt(state, to)))
    .map(({ from, to }) => from + to)
    .sort()
    .join(' ')
const pieceAt = ({ fen }: State, square: string) => {
  const row = (fen.split(' ')[0] as string).split('/')[8 - Number(square[1])] as string
  return row.replace(/\d/g, (gap) => ' '.repeat(Number(gap)))[
    'abcdefgh'.indexOf(square[0] as string)
  ] as string
}

describe('the starts', () => {
  const ranks = Array.from({ length: STARTS }, (_, number) => rankOf(number))

  it('are 960, with bishops on both colors and the king between the rooks', () => {
    expect(new Set(ranks).size).toBe(960)
    for (const rank of ranks) {
      expect([...rank].sort().join('')).toBe('BBKNNQRR')
      expect(rank.replace(/[^RK]/g, '')).toBe('RKR')
      expect((rank.indexOf('B') + rank.lastIndexOf('B')) % 2).toBe(1)
    }
  })
  // https://en.wikipedia.org/wiki/Fischer_random_chess_numbering_scheme
  it.each([
    [0, 'BBQNNRKR'],
    [518, 'RNBQKBNR'],
    [959, 'RKRNNQBB'],
  ])('have the numbers of Scharnagl: %i', (number, rank) => {
    expect(rankOf(number)).toBe(rank)
    expect(numberOf(startFen(number))).toBe(number)
  })
  it('follow from the seed, all of them, and start 518 is that of chess', () => {
    const seen = new Set(Array.from({ length: 12_000 }, (_, seed) => numberFor(seed)))
    expect(seen.size).toBe(960)
    expect(startFen(518)).toBe(START_FEN.chess960)
    expect(numberOf(START_FEN.full)).toBeNull()
    expect(rules.start(CHESS960, 5)).toMatchObject({ variant: 'chess960', start: startFen(numberFor(5)) })
  })
  it('begin games that every level and the review can play', () => {
    for (const number of [0, 111, 959]) {
      const state = start(number)
      const move = bot.choose(state, 'hard', thinking(number, 0))
      expect(
        reviewer.judge(state, move, apply(state, move).state, thinking(1, 0))?.loss,
      ).toBeGreaterThanOrEqual(0)
    }
  })
})

/** https://www.chessprogramming.org/Chess960_Perft_Results: the first ten of its positions. */
const PERFT: [string, number[]][] = [
  ['bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9', [21, 528, 12189, 326672]],
  ['2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9', [21, 807, 18002, 667366]],
  ['b1q1rrkb/pppppppp/3nn3/8/P7/1PPP4/4PPPP/BQNNRKRB w GE - 1 9', [20, 479, 10471, 273318]],
  ['qbbnnrkr/2pp2pp/p7/1p2pp2/8/P3PP2/1PPP1KPP/QBBNNR1R w hf - 0 9', [22, 593, 13440, 382958]],
  ['1nbbnrkr/p1p1ppp1/3p4/1p3P1p/3Pq2P/8/PPP1P1P1/QNBBNRKR w HFhf - 0 9', [28, 1120, 31058, 1171749]],
  ['qnbnr1kr/ppp1b1pp/4p3/3p1p2/8/2NPP3/PPP1BPPP/QNB1R1KR w HEhe - 1 9', [29, 899, 26578, 824055]],
  ['qbn1brkr/ppp1p1p1/2n4p/3p1p2/P7/6PP/QPPPPP2/1BNNBRKR w HFhf - 0 9', [25, 635, 17054, 465806]],
  ['qnnbbrkr/1p2ppp1/2pp3p/p7/1P5P/2NP4/P1P1PPP1/Q1NBBRKR w HFhf - 0 9', [24, 572, 15243, 384260]],
  ['qnr1bkrb/pppp2pp/3np3/5p2/8/P2P2P1/NPP1PP1P/QN1RBKRB w GDg - 3 9', [33, 823, 26895, 713420]],
  ['qb1nrkbr/1pppp1p1/1n3p2/p1B4p/8/3P1P1P/PPP1P1P1/QBNNRK1R w HEhe - 0 9', [31, 855, 25620, 735703]],
]

describe('moves', () => {
  it.each(PERFT)('have the published number of sequences from %s', { tags: ['sample'] }, (fen, counts) => {
    expect(rules.legal(read(fen, CHESS960))).toHaveLength(counts[0] as number)
    counts.slice(0, sample(3, 4)).forEach((count, index) => {
      const position = at(fen, 'chess960')
      expect(perft(position, index + 1)).toBe(count)
      expect(position.fen).toBe(fen)
    })
  })

  it('are those of Full rules in start 518, apart from how one castles', () => {
    let castles = 0
    for (let seed = 0; seed < sample(2, 40); seed++) {
      const random = createRandom(seed)
      let own = start(518)
      let full = rules.start(FULL, 1)
      for (let i = 0; i < 90 && !full.end; i++) {
        const moves = legalMoves(at(own.fen))
        const others = legalMoves(at(full.fen))
        expect(moves).toEqual(others)
        const short = moves.find((move) => move & (1 << 18))
        if (short) castles++
        const move = short ?? pick(random, moves)
        own = apply(own, stepOf(at(own.fen), move)).state
        full = apply(full, stepOf(at(full.fen), move)).state
        expect(own.sans).toEqual(full.sans)
        expect(own.end).toEqual(full.end)
        const rights = { H: 'K', A: 'Q', h: 'k', a: 'q' } as const
        const [pieces, turn, letters, ...rest] = own.fen.split(' ') as [string, string, string]
        const asFull = letters.replace(/[HAha]/g, (letter) => rights[letter as keyof typeof rights])
        expect([pieces, turn, asFull, ...rest].join(' ')).toBe(full.fen)
      }
    }
    expect(castles).toBeGreaterThan(0)
  })

  it('are made, unmade, written and read back in random games from random starts', () => {
    for (let seed = 0; seed < sample(3, 60); seed++) {
      const random = createRandom(seed)
      let state = rules.start(CHESS960, seed)
      for (let i = 0; i < 60 && !state.end; i++) {
        const position = at(state.fen)
        const moves = legalMoves(position)
        const castle = moves.find((move) => move & (1 << 18))
        const move = castle ?? pick(random, moves)
        expect(readSan(position, sanOf(position, move, moves))).toBe(move)
        const key = [position.keyLow, position.keyHigh, position.fen]
        position.make(move)
        const made = at(position.fen)
        expect([position.keyLow, position.keyHigh, [...position.kings]]).toEqual([
          made.keyLow,
          made.keyHigh,
          [...made.kings],
        ])
        position.unmake(move)
        expect([position.keyLow, position.keyHigh, position.fen]).toEqual(key)
        state = apply(state, stepOf(position, move)).state
      }
      // The whole game as text leads to the same position.
      const again = loaded(rules.start(CHESS960, 1), pgnOf(state, 'A', 'B'), 'chess960')
      expect(again.fen).toBe(state.fen)
      expect(again.moves).toEqual(state.moves)
    }
  })
})

describe('castling', () => {
  it.each([
    // The king stays, and the rook passes it.
    ['k7/8/8/8/8/8/8/1R4KR w HB - 0 1', 'g1h1', 'k7/8/8/8/8/8/8/1R3RK1 b - - 1 1', 'O-O'],
    // King and rook change places.
    ['1k6/8/8/8/8/8/8/5KR1 w G - 0 1', 'f1g1', '1k6/8/8/8/8/8/8/5RK1 b - - 1 1', 'O-O'],
    // The rook stays.
    ['1k6/8/8/8/8/8/8/3RK3 w D - 0 1', 'e1d1', '1k6/8/8/8/8/8/8/2KR4 b - - 1 1', 'O-O-O'],
    // The king moves toward the h-file, and castles long.
    ['7k/8/8/8/8/8/8/RK6 w A - 0 1', 'b1a1', '7k/8/8/8/8/8/8/2KR4 b - - 1 1', 'O-O-O'],
    // The longest ways.
    ['1k6/8/8/8/8/8/8/5RK1 w F - 0 1', 'g1f1', '1k6/8/8/8/8/8/8/2KR4 b - - 1 1', 'O-O-O'],
    ['1rk4r/8/8/8/8/8/8/4K3 b hb - 0 1', 'c8h8', '1r3rk1/8/8/8/8/8/8/4K3 w - - 1 2', 'O-O'],
  ])('from %s by %s', (fen, move, after, san) => {
    const state = play(read(fen, CHESS960), move)
    expect(state.fen).toBe(after)
    expect(state.sans).toEqual([san])
  })

  it.each([
    ['a piece where only the rook passes', '4k3/8/8/8/8/8/8/1RN1K3 w B - 0 1', 'e1b1', 'pieces between'],
    ['a piece where the king goes', '4k3/8/8/8/8/8/8/1K1R2N1 w D - 0 1', 'b1d1', 'pieces between'],
    ['an attacked square on the way', '4kr2/8/8/8/8/8/8/2K4R w H - 0 1', 'c1h1', 'cross an attacked'],
    ['an attacked square at its end', '4k1r1/8/8/8/8/8/8/2K4R w H - 0 1', 'c1h1', 'leave your king in check'],
    ['check', '2r1k3/8/8/8/8/8/8/2K4R w H - 0 1', 'c1h1', 'while your king is in check'],
    ['a pinned rook', '4k3/8/8/8/8/8/8/qR2K3 w B - 0 1', 'e1b1', 'leave your king in check'],
    ['a lost right', '4k3/8/8/8/8/8/8/R1K4R w H - 0 1', 'c1a1', 'has moved'],
    ['another rook', '4k3/8/8/8/8/8/8/2K2R1R w H - 0 1', 'c1f1', 'has moved'],
    ['a king moved by hand', '4k3/8/8/8/8/8/8/2K4R w H - 0 1', 'c1g1', 'move your king onto its rook'],
  ])('is refused with %s: %s', (_, fen, move, why) => {
    expect(refused(read(fen, CHESS960), { from: move.slice(0, 2), to: move.slice(2) })).toContain(why)
  })

  it('is possible past an attacked rook and an attacked way of the rook', () => {
    expect(castling(read('1r2k3/8/8/8/8/8/8/1R2K3 w B - 0 1', CHESS960))).toBe('e1b1')
    expect(castling(read('4k2r/8/8/8/8/8/8/2K4R w H - 0 1', CHESS960))).toBe('c1h1')
  })
  it('can be the only legal move', () => {
    const only = read('4r2k/8/8/8/8/6p1/6P1/5KRB w G - 0 1', CHESS960)
    expect(steps(only)).toEqual([{ from: 'f1', to: 'g1' }])
    expect(only.end).toBeNull()
    expect(read('4r2k/8/8/8/8/6p1/6P1/5KRB w - - 0 1', CHESS960).end).toEqual({
      winner: null,
      reason: 'stalemate',
    })
  })
})

describe('text', () => {
  const FEN = 'bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9'

  it('has castling rights by the files of the rooks, and is read with KQkq, too', () => {
    expect(read(FEN, CHESS960).fen).toBe(FEN)
    expect(read(FEN.replace('HFhf', 'KQkq'), CHESS960).fen).toBe(FEN)
    // K is the outermost rook, a file names any of them (X-FEN).
    expect(read('k7/8/8/8/8/8/8/1K2R2R w K - 0 1', CHESS960).fen).toContain(' H ')
    expect(read('k7/8/8/8/8/8/8/1K2R2R w E - 0 1', CHESS960).fen).toContain(' E ')
    const gone = lazyRules.part.readPosition('k7/8/8/8/8/8/8/1K2R2R w GQ - 0 1', 'chess960')
    expect(gone.setup.castling).toBe('')
    expect(gone.notes).toEqual(['Castling rights without king and rook in place were ignored.'])
  })
  it('of the editor keeps the rights whose pieces are at home', () => {
    const { squares } = lazyRules.part.judgeFen(FEN, 'chess960')
    expect(lazyRules.part.fenOf(squares, 'w', 'chess960', FEN).split(' ')[2]).toBe('HFhf')
    const lost = FEN.replace('HFhf', 'Hf')
    expect(lazyRules.part.fenOf(squares, 'w', 'chess960', lost).split(' ')[2]).toBe('Hf')
  })
  it('names the rules that it needs', () => {
    const pgn = pgnOf(start(0), 'A', 'B')
    expect(pgn).toContain('[Variant "Chess960"]')
    expect(pgn).toContain(`[FEN "${startFen(0)}"]`)
    for (const options of [SIMPLE, FULL])
      for (const text of [FEN, pgn])
        expect(() => loaded(rules.start(options, 1), text)).toThrow('can be loaded with Chess960 rules')
    const switched = loaded(rules.start(FULL, 1), FEN, 'chess960')
    const written = rules.notation!.write(switched)
    expect(written).toBe(`${FEN} rules chess960`)
    expect(read(written, FULL)).toMatchObject({ fen: FEN, variant: 'chess960' })
  })
  it('can be the number of a start', () => {
    for (const text of [
      '518',
      'Chess960, start 518',
      'Chess960, Grundstellung 518',
      'SP 518',
      'start position #518',
    ])
      expect(loaded(start(0), text).fen, text).toBe(startFen(518))
    expect(loaded(start(0), '0').fen).toBe(startFen(0))
    for (const number of ['960', '-1', '51.8'])
      expect(() => loaded(start(0), number)).toThrow('The starts of Chess960 have the numbers from 0 to 959.')
  })
})
