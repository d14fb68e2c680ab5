/** Tests positions that were set up on a board: their FEN, and the squares that a refusal names. */
import { describe, expect, it } from 'vitest'
import { squaresOf } from '../../../src/engine/core/game/positionFault'
import { createRandom, pick } from '../../../src/engine/core/math/random'
import { loaded, rules } from '../../../src/games/chess/rules'
import { readFen, START_FEN } from '../../../src/games/chess/rules/fen'
import { lazyRules } from '../../../src/games/chess/rules/lazyRules'
import { squareName, VARIANTS } from '../../../src/games/chess/rules/pieces'
import { turnOf } from '../../../src/games/chess/rules/stepping'
import { apply, CHESS960, FULL, SIMPLE } from './helpers'

const EMPTY = '8/8/8/8/8/8/8/8 w - - 0 1'

const OPTIONS = { simplified: SIMPLE, full: FULL, chess960: CHESS960 }

/** The board of a FEN without its rights and counts, as an editor has it. */
const fenOf = (fen: string, variant: 'simplified' | 'full' = 'full') => {
  const { squares, turn } = readFen(fen)
  return lazyRules.part.fenOf(squares, turn, variant, EMPTY)
}

/** What an error names, with its sentence. */
function refusal(fen: string): { message: string; squares: string[] } {
  try {
    loaded(rules.start(FULL, 1), fenOf(fen), 'full')
  } catch (problem) {
    return { message: (problem as Error).message, squares: squaresOf(problem).map(squareName) }
  }
  throw new Error('not refused')
}

describe('a position that was set up', () => {
  it.each(VARIANTS)('is loaded as it stands, %s', (variant) => {
    const random = createRandom(7)
    const start = rules.start(OPTIONS[variant], 1)
    for (let game = 0; game < 10; game++) {
      let state = start
      for (let move = 0; move < 60 && !state.end; move++) {
        const steps = rules.legal(state).filter((each) => 'to' in each && !('draw' in each))
        state = apply(state, pick(random, steps)).state
        const { squares } = readFen(state.fen)
        const next = loaded(start, lazyRules.part.fenOf(squares, turnOf(state), variant, EMPTY))
        expect(readFen(next.fen).squares).toEqual(squares)
        expect(turnOf(next)).toBe(turnOf(state))
      }
    }
  })
  it('gets back no right to castle that was lost, by a change elsewhere', () => {
    const before = 'r3k2r/8/8/8/8/8/P7/R3K2R w Kq d6 7 30'
    const { squares } = readFen(before)
    const changed = (next: typeof squares) => lazyRules.part.fenOf(next, 'w', 'full', before).split(' ')[2]
    expect(changed(squares.with(48, null))).toBe('Kq')
    expect(changed(squares.with(63, null))).toBe('q')
    expect(lazyRules.part.fenOf(squares, 'w', 'full', EMPTY).split(' ')[2]).toBe('KQkq')
  })
  it('may castle with kings and rooks at home, under Full rules', () => {
    expect(fenOf(START_FEN.full)).toBe(START_FEN.full)
    expect(fenOf(START_FEN.full, 'simplified')).toBe(START_FEN.simplified)
    expect(fenOf('r3k3/8/8/8/8/8/8/4K2R b - -')).toBe('r3k3/8/8/8/8/8/8/4K2R b Kq - 0 1')
    expect(fenOf('rk6/8/8/8/8/8/8/R2K3R w - -')).toBe('rk6/8/8/8/8/8/8/R2K3R w - - 0 1')
  })
  it.each([
    ['4k3/8/8/8/8/8/8/4KK2 w', ['e1', 'f1'], 'White has 2 kings, on e1 and f1.'],
    ['k3k2k/8/8/8/8/8/8/4K3 w', ['a8', 'e8', 'h8'], 'on a8, e8, and h8'],
    ['4k2P/8/8/8/8/8/8/p3K3 w', ['h8', 'a1'], 'h8 and a1'],
    ['4k3/8/8/8/8/8/8/4R1K1 w', ['e8', 'e1'], 'could capture the king on e8'],
    ['4k3/8/8/8/8/8/5n2/4R2K b', ['h1', 'f2'], 'could capture the king on h1'],
  ])('is refused with its squares: %s', (fen, squares, message) => {
    const refused = refusal(fen)
    expect(refused.squares).toEqual(squares)
    expect(refused.message).toContain(message)
  })
  it.each([
    ['8/8/8/8/8/8/8/4K3 w', 'Black has no king'],
    ['8/8/8/8/8/8/8/8 w', 'has no king'],
    ['nnnnnnnn/nnnnnnnn/8/8/8/8/8/1K1k4 w', 'more than sixteen'],
  ])('is refused as a whole: %s', (fen, message) => {
    const refused = refusal(fen)
    expect(refused.squares).toEqual([])
    expect(refused.message).toContain(message)
  })
})

describe('a position that no game leads to', () => {
  const notesOf = (fen: string, variant: 'simplified' | 'full' = 'full') =>
    lazyRules.part.readPosition(fen, variant).notes.filter((note) => note.includes('can’t come up'))
  it.each([
    ['4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1', '(White:'],
    ['4k3/8/8/8/8/QQQ5/PPPPPPPP/Q3K3 w - - 0 1', '(White:'],
    ['4k3/pppppppp/1b6/8/8/8/8/b3K3 b - - 0 1', '(Black:'],
    ['nnn1k3/pppppppp/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1', '(White and Black:'],
  ])('is loaded with one note: %s', (fen, who) => {
    const notes = notesOf(fen)
    expect(notes).toHaveLength(1)
    expect(notes[0]).toContain(who)
    expect(notesOf(fen, 'simplified')).toHaveLength(1)
    expect(rules.notation?.remark?.(rules.notation.read(fen, FULL))).toContain(who)
  })
  it.each([
    START_FEN.full,
    '4k3/8/8/8/8/QQQ5/PPPPPP2/4K3 w - - 0 1',
    'QQQQk3/8/8/8/QQQQ4/8/8/Q3K3 b - - 0 1',
  ])('has no note where pawns were promoted: %s', (fen) => {
    expect(notesOf(fen)).toEqual([])
  })
})
