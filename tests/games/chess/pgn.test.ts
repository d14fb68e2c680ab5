/**
 * Tests that games are read as the PGN standard and other programs write them, completely or with the correct error.
 */
import { describe, expect, it } from 'vitest'
import game from '../../../src/games/chess'
import { type Move, rules, type State } from '../../../src/games/chess/rules'
import { loadText, NeedsRules } from '../../../src/games/chess/rules/load'
import { apply, FULL, SIMPLE } from './helpers'

const load = (text: string, options = FULL) =>
  loadText(rules.start(options, 1), text, rules.start(options, 1).variant)
const sans = (text: string, options = FULL) => load(text, options).state.sans.join(' ')
const fault = (text: string, options = FULL): Error => {
  try {
    load(text, options)
  } catch (error) {
    return error as Error
  }
  throw new Error(`was read: ${text}`)
}
const OPENING = 'e4 e5 Nf3 Nc6'

describe('a PGN', () => {
  it.each([
    ['braces in a rest-of-line comment', '1. e4 ; good { move\n1... e5 2. Nf3 Nc6 } *'],
    ['a heading', 'Moves: 1. e4 e5 2. Nf3 Nc6'],
    ['the code of the opening', 'C44\n1. e4 e5 2. Nf3 Nc6'],
    ['numbers with colons', '1: e4 e5 2: Nf3 Nc6'],
    ['the end in words', '1. e4 e5 2. Nf3 Nc6 … White resigns'],
    ['a draw in words', '1. e4 e5 2. Nf3 Nc6 draw agreed'],
    ['semicolons before numbers', '1. e4;1... e5;2. Nf3; 2... Nc6'],
    ['semicolons between moves', 'e4; e5; Nf3; Nc6'],
    ['semicolons between numbered moves', '1. e4 e5; 2. Nf3 Nc6;'],
    ['semicolons between moves in lines', 'e4; e5\nNf3; Nc6'],
    ['a move in a rest-of-line comment', '1. e4 ; d4\n1... e5 2. Nf3 Nc6'],
    ['a block of code', '```pgn\n1. e4 e5 2. Nf3 Nc6\n```'],
    ['quoted lines', '> 1. e4 e5\n> 2. Nf3 Nc6'],
    ['a semicolon in a comment', '1. e4 {best; by test} e5 2. Nf3 Nc6 *'],
    ['a brace in a comment', '1. e4 {a { b} e5 2. Nf3 Nc6 *'],
    ['brackets in comments', '1. e4 {(} e5 {[Event "x"]} 2. Nf3 ;)\nNc6 *'],
    ['tags and moves on one line', '[Event "x"] [Site "y"] 1. e4 e5 2. Nf3 Nc6 *'],
    ['quotes in a tag', '[Event "5th "X" Open"]\n[Site "?"]\n\n1. e4 e5 2. Nf3 Nc6 *'],
    ['a backslash before the last quote', '[Event "C:\\games\\"]\n[Site "y"]\n1. e4 e5 2. Nf3 Nc6'],
    ['escaped quotes', '[Event "the \\"big\\" one"]\n1. e4 e5 2. Nf3 Nc6'],
    ['brackets in a tag', '[Event "a [b] c"]\n1. e4 e5 2. Nf3 Nc6'],
    ['curly quotes round a tag', '[Event “x”]\n1. e4 e5 2. Nf3 Nc6'],
    ['signs of judgement', '1. e4 = e5 2. Nf3 ± Nc6 +- ∓ N'],
    ['more of them', '1. e4 ⩲ e5 +/= 2. Nf3 ∞ □ TN Nc6 −+ =/∞ D *'],
    ['signs right behind moves', '1. e4!? e5± 2. Nf3+/- Nc6N'],
    ['single signs of judgement', '1. e4⁉ e5‼ 2. Nf3 ⁇ Nc6'],
    ['numbered notes', '1. e4 $1 e5$14$2 2. Nf3 $146 Nc6'],
    ['numbers of an engine', '1. e4 +0.35 e5 0.00/18 2. Nf3 #-3 Nc6 0:01:12'],
    ['lines that begin with %', '% made by a program\n[Event "x"]\n%eco { (\n1. e4 e5\n% 2. d4\n2. Nf3 Nc6'],
    ['numbers without dots', '1 e4 e5 2 Nf3 Nc6'],
    ['numbers for both sides', '1. e4 1... e5 2. Nf3 2…Nc6'],
    ['numbers right before moves', '1.e4 1...e5 2.Nf3 2…Nc6'],
    ['no numbers at all', 'e4 e5 Nf3 Nc6'],
    ['dots alone', '1. e4 ... e5 2. Nf3 .. Nc6'],
    ['squares alone', '1. e2e4 e7e5 2. g1f3 b8c6'],
    ['long algebraic', '1. e2-e4 e7-e5 2. Ng1-f3 Nb8-c6'],
    ['figurines', '1. e4 e5 2. ♘f3 ♞c6'],
    ['figurines of emoji', '1. ♙e4 ♟\uFE0Ee5 2. ♘\uFE0Ef3 ♞\uFE0Fc6'],
    ['lower-case pieces', '1. e4 e5 2. nf3 nc6'],
    ['a letter for pawns', '1. Pe4 Pe5 2. Nf3 Nc6'],
    ['zero-width spaces', '\uFEFF1.\u200B e4\u200B e5 2.\u00A0Nf3\u2060 Nc6'],
    ['a byte order mark before tags', '\uFEFF[Event "x"]\r\n\r\n1. e4 e5\r\n2. Nf3 Nc6\r\n'],
    ['full-width signs', '１．ｅ４　ｅ５　２．Ｎｆ３　Ｎｃ６'],
    ['nested variations', '1. e4 (1. d4 (1. c4 {(} c5) d5) e5 ( 1... c5 ) 2. Nf3 Nc6'],
    ['variations that give results', '1. e4 (1. d4 1-0) e5 2. Nf3 Nc6 1/2-1/2'],
    ['a bracket that opens nowhere', '1) e4 e5 2) Nf3 Nc6 )'],
    ['reserved signs', '1. e4 <x y> e5 2. Nf3 Nc6'],
  ])('is read with %s', (_name, text) => {
    expect(sans(text)).toBe(OPENING)
  })

  it.each([
    '1-0',
    '0-1',
    '1/2-1/2',
    '½-½',
    '1/2',
    '½',
    '1–0',
    '0—1',
    '1 - 0',
    '1:0',
    '1/2 - 1/2',
    '0.5-0.5',
    '0,5 - 0,5',
    '.5-.5',
    '*',
  ])('ends with %s, and the next game begins', (result) => {
    const { state, others } = load(`1. e4 e5 2. Nf3 Nc6 ${result}\n\n1. d4 d5 ${result}`)
    expect([state.sans.join(' '), others]).toEqual([OPENING, 1])
  })

  it.each(['O-O', 'o-o', '0-0', 'O–O', '0–0', 'O-O!', 'OO', '00', 'О-О', 'e1g1', 'e1h1', 'Kg1', 'O-O+'])(
    'castles with %s',
    (word) => {
      expect(sans(`${OPENING} Bc4 Bc5 ${word} Nf6`)).toBe(`${OPENING} Bc4 Bc5 O-O Nf6`)
    },
  )
  it.each(['O-O-O', '0-0-0', 'o-o-o', 'O–O–O', '000', 'e1a1', 'e1c1'])('castles long with %s', (word) => {
    expect(sans(`[FEN "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"] 1. ${word}`)).toBe('O-O-O')
  })
  it.each(['a8=N', 'a8N', 'a8(N)', 'a8=n', 'a7a8n', 'a8=♘', 'a8/N', 'a7-a8=N'])(
    'promotes with %s',
    (word) => {
      expect(sans(`[FEN "8/P6k/8/8/8/8/8/4K3 w - - 0 1"] 1. ${word}`)).toBe('a8=N')
    },
  )
  it.each(['exd6', 'exd6e.p.', 'exd6 e.p.', 'ed6', 'e5d6', 'e5xd6', 'exd6 ep', 'e:d6'])(
    'captures en passant with %s',
    (word) => expect(sans(`1. e4 a6 2. e5 d5 3. ${word}`)).toBe('e4 a6 e5 d5 exd6'),
  )

  it('reports what it ignores in the text', () => {
    const { notes } = load('[Bad x]\n1. e4 {a} (1. d4) (1. c4) e5 1-0')
    expect(notes).toEqual([
      'The tag “[Bad x]” can’t be read and was ignored.',
      'Ignored: comments and 2 variations.',
      'The text gives the result 1-0.',
    ])
    expect(load('1. e4 e5 *').notes).toEqual([])
    expect(load('1. e4 { no end 1... e5 2. Nf3').notes).toEqual([
      'The comment “{ no end 1... e5 2. Nf3” never ends, so the rest was ignored.',
    ])
    expect(load('1. e4 (1. d4 d5 2. c4').notes[0]).toMatch(/^The variation “.*” never ends/)
    // The next game starts anyway.
    expect(load('1. e4 (1. d4\n\n[Event "b"]\n1. c4 *').others).toBe(1)
    const applied = rules.apply(rules.start(FULL, 1), { load: '1. e4 {a} e5' }, 0)
    expect(applied).toMatchObject({ events: [{ type: 'loaded', others: 0, notes: 'Ignored: comments.' }] })
    const toast = game.toasts?.loaded
    expect(
      typeof toast === 'function' && toast({ type: 'loaded', others: 1, notes: 'Ignored: comments.' }),
    ).toEqual({
      text: 'Game loaded.',
      detail: 'The text has 1 more game. The first one was loaded. Ignored: comments.',
    })
  })

  it.each([
    ['1. e4 -- 2. d4', 'Black’s move 1, “--”: This is a null move'],
    ['1. e4 Z0', 'This is a null move'],
    ['1. e4 0000', 'which can’t be played.'],
    ['[Variant "Chess960"]\n1. e4', 'a game of Chess960. This text can be loaded with Chess960 rules.'],
    ['[variant "Crazyhouse"]\n1. e4', 'a game of Crazyhouse'],
    ['[Variant "Three-check"] 1. e4', 'a game of Three-check'],
    ['1. e4 e5 2. N@f3', 'Dropped pieces belong to Crazyhouse'],
    ['1. e4 e5 2. Sf3', 'This piece letter is from another language'],
    ['1. P-K4', 'descriptive notation'],
    ['e4/e5 Nf3/Nc6', '“e4/e5”: This isn’t a move.'],
    ['1. e4 resigns', 'Black’s move 1, “resigns”: This isn’t a move.'],
    ['1. e4 e5 2. Bb9', 'White’s move 2, “Bb9”: This move isn’t possible here.'],
    ['1. f3 e5 2. g4 Qh4# 3. a3', 'White’s move 3, “a3”: The game is already over by checkmate.'],
    [
      '[FEN "4k3/8/8/8/8/8/4p3/4K3 w - - 0 9"] Kxe2 Ke7 Ke3',
      'The game is already over. Neither side has enough pieces to checkmate.',
    ],
    ['[FEN "4k3/8/8/8/8/8/8/4K3 w - - 0 1]\n1. Ke2', 'The tag “[FEN'],
    ['[FEN "8/8/8 w"]\n1. e4', 'eight ranks'],
    ['[Event "x"] *', 'There are no moves in this PGN.'],
    ['{only words', 'never ends'],
    ['https://lichess.org/abcdefgh', 'This is a link'],
  ])('is refused with the true reason: %s', (text, reason) => {
    expect(fault(text).message).toContain(reason)
  })
  it('knows the names of standard chess', () => {
    for (const name of ['Standard', 'chess', 'From Position', 'Normal', ''])
      expect(sans(`[Variant "${name}"]\n1. e4`)).toBe('e4')
  })
  it('is read from commands of chess programs and from links', () => {
    expect(sans('position startpos moves e2e4 e7e5')).toBe('e4 e5')
    expect(sans('position fen 4k3/8/8/8/8/8/8/R3K3 w Q - 0 1 moves e1c1')).toBe('O-O-O')
    expect(load('https://lichess.org/analysis/standard/4k3/8/8/8/8/8/8/R3K3_w_Q_-_0_1').state.fen).toBe(
      '4k3/8/8/8/8/8/8/R3K3 w Q - 0 1',
    )
  })
  it.each([
    'https://lichess.org/editor/4k3/8/8/8/8/8/8/R3K3_w_Q_-_0_1?color=white',
    'https://lichess.org/analysis/4k3/8/8/8/8/8/8/R3K3%20w%20Q%20-%200%201#3',
    'https://www.chess.com/analysis?fen=4k3%2F8%2F8%2F8%2F8%2F8%2F8%2FR3K3+w+Q+-+0+1&tab=analysis',
    'https://arcade.example/games/chess?position=4k3/8/8/8/8/8/8/R3K3+w+Q+-+0+1',
  ])('is read from the link %s, pasted or in the address', (link) => {
    const fen = '4k3/8/8/8/8/8/8/R3K3 w Q - 0 1'
    expect(load(link).state.fen).toBe(fen)
    expect(rules.notation?.read(link, FULL).fen).toBe(fen)
  })
  it.each([
    '[FEN 4k3/8/8/8/8/8/8/R3K3 w Q - 0 1]\n1. O-O-O',
    "[Event 'x']\n[FEN '4k3/8/8/8/8/8/8/R3K3 w Q - 0 1']\n1. O-O-O",
    '[SetUp 1]\n[FEN: 4k3/8/8/8/8/8/8/R3K3 w Q - 0 1]\n1. O-O-O',
  ])('is read with tags without quotes: %s', (text) => {
    expect(sans(text)).toBe('O-O-O')
    expect(load(text).notes).toEqual([])
  })
  it('rejects a text of many games that is too long', () => {
    const text = '1. e4 e5 2. Nf3 Nc6 3. Bb5 1-0\n\n'.repeat(4000)
    expect(fault(text).message).toBe('This text contains many games and is too long. Paste one of them.')
  })
})

describe('a game that needs other rules', () => {
  it.each([
    [
      `${OPENING} Bc4 Bc5 O-O`,
      'White’s move 4, “O-O”: This move isn’t possible under Simplified rules. Castling needs Full rules.',
    ],
    ['e4 a6 e5 d5 exd6', 'Capturing en passant needs Full rules'],
    ['[FEN "8/P6k/8/8/8/8/8/4K3 w - - 0 1"] a8=N', 'Promotion to other pieces than a queen needs Full rules'],
    // The knight on c3 is pinned: under Full rules only the other knight can go there.
    ['[FEN "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1"] Ne2', 'Full rules allow it.'],
  ])('is offered with the rules that it takes: %s', (text, reason) => {
    const error = fault(text, SIMPLE) as NeedsRules
    expect(error).toBeInstanceOf(NeedsRules)
    expect([error.message.includes(reason), error.rules]).toEqual([true, 'full'])
    const state = rules.start(SIMPLE, 1)
    const applied = apply(state, { load: text, rules: 'full' } as Move)
    expect(applied.state).toMatchObject({ variant: 'full', loaded: true, byText: true })
    expect(applied.events[0]).toMatchObject({ type: 'loaded', rules: 'full' })
    // A link to it is read by the same rules, whatever the options are.
    const link = rules.notation?.write(applied.state) as string
    expect(rules.notation?.read(link, SIMPLE)).toMatchObject({
      variant: 'full',
      fen: applied.state.fen,
      byText: true,
    })
    // Another game can be loaded with the rules of the options.
    const back = apply(applied.state, { load: '1. e4', rules: 'simplified' } as Move)
    expect(rules.notation?.write(back.state)).not.toContain('rules')
  })
  it('is Simplified if the text says so', () => {
    const text = '[Variant "Simplified"]\n1. e4 e5 2. Qh5 Ke7 3. Qxe5 Kd6 4. Qxd6'
    expect(fault(text)).toBeInstanceOf(NeedsRules)
    expect(fault('4k3/8/8/8/8/8/8/8 w').message).toContain('This text can be loaded with Simplified rules.')
    expect(fault('1. e4 e5 2. Qh5 Ke7 3. Qxe5 Kd6')).not.toBeInstanceOf(NeedsRules)
  })
  it('is wrong under both if it is wrong under the other rules too', () => {
    expect(fault(`${OPENING} Bc4 Bc5 O-O Rh6`, SIMPLE).message).toBe(
      'Black’s move 4, “Rh6”: This move isn’t possible here.',
    )
  })
})

describe('a position as text', () => {
  const fen = (text: string, options = FULL) => load(text, options).state.fen
  const BARE = '4k3/8/8/8/8/8/8/R3K3'
  it.each([
    [`${BARE}_w_Q_-_3_9`, `${BARE} w Q - 3 9`],
    [`${BARE} w Q - bm O-O-O; id "mate; soon";`, `${BARE} w Q - 0 1`],
    [`${BARE} w Q - hmvc 3; fmvn 9;`, `${BARE} w Q - 3 9`],
    [`${BARE} w Q - 3 9 bm Kd2; c0 "x";`, `${BARE} w Q - 3 9`],
    [`${BARE} w Q - bm Kd2`, `${BARE} w Q - 0 1`],
    [`${BARE} w Q - 3 9; id 1`, `${BARE} w Q - 3 9`],
    [`${BARE} w Q - ;`, `${BARE} w Q - 0 1`],
    [`${BARE} w Q - - -`, `${BARE} w Q - 0 1`],
    [`${BARE} w Q - ? ?`, `${BARE} w Q - 0 1`],
    [`${BARE} w Q - 0 0`, `${BARE} w Q - 0 1`],
    [`${BARE} W A – 0 1`, `${BARE} w Q - 0 1`],
    [`"${BARE} w Q - 0 1"`, `${BARE} w Q - 0 1`],
    [`FEN: ${BARE} w Q - 0 1`, `${BARE} w Q - 0 1`],
    [`\uFEFF${BARE}\u00A0w Q - 0 1\r\n`, `${BARE} w Q - 0 1`],
    [`[FEN "${BARE} w Q - 0 1"]`, `${BARE} w Q - 0 1`],
    ['4k3/8/8/8/8/8/8/R~3K3 w Q - 0 1', `${BARE} w Q - 0 1`],
    [BARE, `${BARE} w - - 0 1`],
  ])('is read: %s', (text, read) => expect(fen(text)).toBe(read))

  it('reports what it ignores', () => {
    expect(load(`${BARE} w Q - bm O-O-O; id "x";`).notes).toEqual([
      'Notes after the position were ignored: bm, id.',
    ])
    expect(load(`${BARE} w KQkq e3 0 1`).notes).toHaveLength(2)
    expect(load(`${BARE} w Q - 0 1`, SIMPLE).notes[0]).toMatch(/^Simplified rules have no castling/)
    expect(load(`${BARE} w Q - 0 1 what else`).notes[0]).toBe('“what else” after the position was ignored.')
    const linked = rules.notation?.read(`${BARE} w Q - 0 1`, SIMPLE) as State
    expect(rules.notation?.remark?.(linked)).toMatch(/^Simplified rules have no castling/)
  })
  it.each([
    [`${BARE} w HF - 0 1`, 'are for Chess960. This text can be loaded with Chess960 rules.'],
    [`${BARE}[Qn] w Q - 0 1`, 'Crazyhouse'],
    [`${BARE}/QPn w Q - 0 1`, 'Crazyhouse'],
    [`${BARE} w Q - 0 1 +0+2`, 'Three-check'],
    [`${BARE} w Q - -1 1`, 'halfmove clock'],
    [`${BARE} w Q - 0 1.5`, 'move number'],
    [`${BARE} w Q - 100000 1`, 'from 0 to 9999'],
    [`${BARE} x`, 'must be w for White or b for Black'],
  ])('is refused with the true reason: %s', (text, reason) => {
    expect(fault(text).message).toContain(reason)
  })
  it.each([
    ['4k3/8/8/8/8/8/8/4KR2 w - - 150 90', /^The game is over. 75 moves by each side without a capture/],
    ['7k/5KQ1/8/8/8/8/8/8 b - - 0 1', /^The game is over. Checkmate/],
    ['7k/5Q2/6K1/8/8/8/8/8 b - - 0 1', /^The game is over. Stalemate/],
    ['4k3/8/8/8/8/8/8/4K3 w - - 0 1', /^The game is over. Neither side has enough/],
  ])('that is over says why no move is possible: %s', (text, why) => {
    const applied = rules.apply(rules.start(FULL, 1), { load: text }, 0)
    expect(applied).toMatchObject({ events: [{ notes: expect.stringMatching(why) }] })
  })
})
