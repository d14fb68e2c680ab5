/** Tests resigning, draws by agreement, opening names and puzzles of Extreme Chess. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import game from '../../../src/games/chess'
import { bot } from '../../../src/games/chess/bot'
import { MateProof } from '../../../src/games/chess/bot/mate'
import openings from '../../../src/games/chess/data/openings.txt?raw'
import { puzzles } from '../../../src/games/chess/data/puzzles'
import { describeMove } from '../../../src/games/chess/describeMove'
import { options } from '../../../src/games/chess/options'
import { type Move, rules, type State } from '../../../src/games/chess/rules'
import { readFen, START_FEN } from '../../../src/games/chess/rules/fen'
import { stepFrom } from '../../../src/games/chess/rules/lazy/puzzleText'
import { readSan } from '../../../src/games/chess/rules/lazy/readSan'
import { legalMoves, moveOf } from '../../../src/games/chess/rules/moves'
import { Position } from '../../../src/games/chess/rules/position'
import type { Puzzle } from '../../../src/games/chess/rules/state'
import { openingOf, readTable } from '../../../src/games/chess/view/openings/find'
import { pickPuzzle } from '../../../src/games/chess/view/usePuzzle'
import { mover, thinking } from '../../support/moves'
import { sample } from '../../support/proofs'
import { FULL, SIMPLE } from './helpers'

const { apply: applied, play: played, refused } = mover(rules)
const apply = (state: State, move: Move, at = 0) => applied(state, move, at).state
const play = (state: State, words: string) => played(state, ...words.split(' ').map(stepFrom))

describe.each([
  ['simplified', SIMPLE],
  ['full', FULL],
] as const)('a game that players end, %s', (_name, options) => {
  const begun = play(rules.start(options, 1), 'e2e4 e7e5')

  it('can be resigned by the side to move, once both have moved', () => {
    expect(refused(play(rules.start(options, 1), 'e2e4'), { resign: true })).toBe('')
    expect(rules.legal(rules.start(options, 1))).not.toContainEqual({ resign: true })
    expect(rules.legal(begun)).toContainEqual({ resign: true })
    const over = apply(begun, { resign: true })
    expect(rules.outcome(over)).toEqual({ result: 'over', title: 'Black wins', detail: 'White resigned.' })
    expect(refused(over, { resign: true })).toBe('')
    const own = { ...begun, you: 'w' as const }
    expect(rules.outcome(apply(own, { resign: true }))).toMatchObject({ result: 'lost' })
  })

  it('is a tie if a draw offered with a move is accepted, and only then', () => {
    expect(refused(begun, { accept: true })).toBe('')
    const offered = apply(begun, { from: 'g1', to: 'f3', draw: true })
    expect(offered.offer).toBe('w')
    expect(rules.legal(offered)).toContainEqual({ accept: true })
    expect(rules.outcome(apply(offered, { accept: true }))).toEqual({
      result: 'tied',
      title: 'It’s a draw',
      detail: 'A draw was offered and accepted.',
    })
    const declined = play(offered, 'b8c6')
    expect(declined).not.toHaveProperty('offer')
    expect(refused(declined, { accept: true })).toBe('')
    // A draw can be offered only after both have moved.
    const early = { from: 'e2', to: 'e4', draw: true } as const
    expect(refused(rules.start(options, 1), early)).toBe('')
    expect(rules.legal(begun)).toContainEqual({ from: 'g1', to: 'f3', draw: true })
  })

  it('is shown in the list of moves', () => {
    const step = { from: 'g1', to: 'f3', draw: true } as const
    const offered = apply(begun, step)
    expect(describeMove(begun, step, offered)).toBe('Nf3, draw offered')
    expect(describeMove(offered, { accept: true }, apply(offered, { accept: true }))).toBe('Draw accepted')
    expect(describeMove(begun, { resign: true }, apply(begun, { resign: true }))).toBe('Resigned')
  })
})

it('a computer that is not ahead takes the draw, and one that is ahead plays on', () => {
  const behind = rules.notation!.read('4k3/8/8/8/8/8/4q3/K6R w - - 0 1', FULL)
  const offered: State = { ...behind, moves: ['a', 'b'], offer: 'b' }
  expect(bot.choose(offered, 'normal', thinking())).toEqual({ accept: true })
  const ahead = rules.notation!.read('4k3/8/8/8/8/8/8/K2Q4 w - - 0 1', FULL)
  expect(bot.choose({ ...ahead, moves: ['a', 'b'], offer: 'b' }, 'normal', thinking())).toHaveProperty('from')
})

it('a clock runs for a move that offers a draw', () => {
  const begun = [
    { from: 'e2', to: 'e4' },
    { from: 'e7', to: 'e5' },
  ].reduce<State>(
    (state, move, n) => apply(state, move, n * 1000),
    rules.start(completeOptions(options, { ...FULL, clock: '3+2' }), 1),
  )
  const offered = apply(begun, { from: 'g1', to: 'f3', draw: true, spent: 4000 }, 5000)
  expect([offered.offer, offered.clocks?.w]).toEqual(['w', 180_000 - 4000 + 2000])
})

describe('openings', () => {
  const names = readTable(openings)

  it('are legal lines, each with a name for its position', () => {
    expect(names.size).toBeGreaterThan(700)
    for (const [line, name] of names) {
      const position = new Position('full', readFen(START_FEN.full))
      for (const san of line.split(' ')) {
        const move = readSan(position, san)
        if (move === 0) throw new Error(`${name}: ${san} in ${line}`)
        position.make(move)
      }
    }
  })

  it.each([
    ['e4 c5', 'Sicilian Defense'],
    ['e4 e5 Nf3 Nc6 Bb5', 'Ruy Lopez'],
    ['e4 e5 Nf3 Nc6 Bc4 a6 h3', 'Italian Game'],
    ['d4 d5 c4', "Queen's Gambit"],
    ['d4 Nf6 c4 e6 Nc3 Bb4', 'Nimzo-Indian Defense'],
    ['e4 c6', 'Caro-Kann Defense'],
    ['e4 e5 f4', "King's Gambit"],
  ] as const)('of %s is the %s', (line, name) => {
    expect(openingOf(line.split(' '))).toBe(name)
  })

  it.each([
    ['d4 c6 c4 d5', 'Slav Defense'],
    ['c4 c6 d4 d5', 'Slav Defense'],
    ['c4 e6 d4 d5', "Queen's Gambit Declined"],
    ['Nf3 Nf6 c4 e6 Nc3 Bb4 d4', 'Nimzo-Indian Defense: Three Knights Variation'],
    ['Nf3 c5 e4', 'Sicilian Defense'],
    ['d4 e6 e4 d5', 'French Defense'],
    ['Nf3 Nc6 e4 e5 Bb5', 'Ruy Lopez'],
    ['c4 Nf6 Nc3 g6 d4 Bg7 e4 d6', "King's Indian Defense: Normal Variation"],
  ] as const)('of %s is the %s, whatever the order of the moves', (line, name) => {
    expect(openingOf(line.split(' '))).toBe(name)
  })

  it('have one name for each position', () => {
    const seen = new Map<string, string>()
    for (const [line, name] of names) {
      const position = new Position('full', readFen(START_FEN.full))
      for (const san of line.split(' ')) position.make(readSan(position, san))
      const { squares, turn, castling } = position.setup
      const key = `${squares.map((letter) => letter ?? '.').join('')} ${turn} ${castling}`
      expect(seen.get(key) ?? name, line).toBe(name)
      seen.set(key, name)
    }
  })

  it('use the longest name that fits, with or without check signs', () => {
    expect(openingOf([])).toBeNull()
    expect(openingOf(['e4', 'c5', 'Qh5', 'a6', 'Qxf7+'])).toBe('Sicilian Defense')
    expect(openingOf('e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O'.split(' '))).toMatch(/^Ruy Lopez: Exchange/)
  })
})

describe('puzzles', () => {
  const of = (text: string) => {
    const [fen, line] = text.split(',') as [string, string]
    return { position: new Position('full', readFen(`${fen} 0 1`)), line: line.split(' ') }
  }

  it.each([1, 2, 3, 4])(
    'of mate in %i mate with their line, and each only once',
    { tags: ['sample'] },
    (mate) => {
      const list = puzzles[mate - 1] as readonly string[]
      expect(new Set(list).size).toBe(list.length)
      expect(list.length).toBeGreaterThanOrEqual(5)
      for (const [index, text] of list.entries()) {
        const { position, line } = of(text)
        expect(line, text).toHaveLength(mate * 2 - 1)
        for (let made = 0; made < line.length; made += 2) {
          // Exactly one move mates in that number, and none sooner. The last move may be one of several.
          const left = mate - made / 2
          if (index < sample(mate === 4 ? 1 : 2, list.length)) {
            const proof = new MateProof(position)
            const right = moveOf(position, stepFrom(line[made] as string), legalMoves(position))
            if (left > 1 || mate === 1) expect(proof.matingMoves(left), text).toEqual([right])
            if (made === 0) expect(proof.length(mate), text).toBe(mate)
          }
          for (const word of line.slice(made, made + 2)) {
            const move = moveOf(position, stepFrom(word), legalMoves(position))
            expect(move, `${text} ${word}`).not.toBe(0)
            position.make(move)
          }
        }
        expect([position.inCheck(position.turn), legalMoves(position)], text).toEqual([true, []])
      }
    },
  )

  it('are found by the search, like the published example of a smothered mate', () => {
    const fen = '6rk/6pp/8/6N1/8/8/8/7K w - - 0 1'
    const position = new Position('full', readFen(fen))
    expect(new MateProof(position).matingMoves(1)?.length).toBe(1)
    const none = new Position('full', readFen(START_FEN.full))
    expect(new MateProof(none).length(2)).toBe(0)
    expect(new MateProof(none, 10).matingMoves(3)).toBeNull()
  })

  const start = rules.start(completeOptions(options, { ...SIMPLE, task: 'mate2' }), 7)
  const text = (puzzles[1] as readonly string[])[1] as string
  const set = apply(start, { puzzle: text })

  it('start with a placeholder and are set once', () => {
    expect(start).toMatchObject({ variant: 'full', puzzle: { mate: 2, wrong: 0, seed: 7 } })
    expect(set.puzzle).toEqual({ mate: 2, line: text.split(',')[1]?.split(' '), wrong: 0 })
    expect(set.you).toBe(text.split(' ')[1])
    const solver = text.split(' ')[1] === 'b' ? 'Black' : 'White'
    expect(rules.hud(set, 0)).toMatchObject({ Task: `${solver} mates in 2` })
    expect(refused(set, { puzzle: text })).toBe('')
    for (const odd of ['', 'x', START_FEN.full, `${START_FEN.full},e2e4`, null])
      expect(rules.apply(start, { puzzle: odd as string }, 0)).toHaveProperty('refused')
    expect(refused(rules.start(FULL, 1), { puzzle: text })).toBe('')
  })

  it('count wrong moves, reply automatically, and are solved by their line', () => {
    const [first, answer, last] = (set.puzzle as Puzzle).line as [string, string, string]
    const wrong = rules
      .legal(set)
      .find((move) => 'from' in move && `${move.from}${move.to}` !== first.slice(0, 4))
    const missed = applied(set, wrong as Move)
    expect(missed).toMatchObject({
      state: { fen: set.fen, puzzle: { wrong: 1 } },
      events: [{ type: 'wrong', left: 2 }],
    })
    const found = play(set, first)
    expect(rules.legal(found)).toEqual([])
    expect(refused(found, stepFrom(answer))).toBe('')
    expect(rules.next?.(found)).toEqual({ after: 600, move: { answer: true } })
    const answered = apply(found, { answer: true })
    expect(answered.moves.at(-1)).toBe(answer)
    expect(rules.outcome(answered)).toBeNull()
    expect(rules.outcome(play(answered, last))).toEqual({
      result: 'won',
      title: 'Solved',
      detail: 'Mate in 2, on the first try.',
    })
    const late = play(apply(play(missed.state, first), { answer: true }), last)
    expect(rules.outcome(late)).toMatchObject({ result: 'over', detail: 'Mate in 2, after 1 wrong move.' })
  })

  it('have hints from their line, no draws, and no review or link games', () => {
    expect(bot.hint?.(set, thinking())).toMatchObject({ move: stepFrom(set.puzzle?.line[0] as string) })
    expect(bot.hint?.(set, thinking())?.text).toMatch(/mates in 2 moves\.$/)
    expect(rules.legal(set).every((move) => 'from' in move && !('draw' in move))).toBe(true)
    const values = { ...SIMPLE, opponent: 'computer', task: 'mate2' } as const
    expect([0, 1].map((seat) => game.computer?.(values, seat))).toEqual([null, null])
    expect(game.byLink?.({ ...SIMPLE, task: 'mate2' })).toBe(false)
    expect(typeof game.reviews === 'function' && game.reviews(values)).toBe(false)
  })

  it('are selected by the seed, and none repeats before all were used', () => {
    const seen = new Set<string>()
    for (const seed of [5, 5, 6, 0]) seen.add(pickPuzzle(['a', 'b', 'c', 'd'], seed, seen))
    expect(seen.size).toBe(4)
    expect(pickPuzzle(['a', 'b'], 3, new Set())).toBe('b')
  })
})
