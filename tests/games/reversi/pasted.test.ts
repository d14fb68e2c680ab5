/** Games and boards as people and other programs write them. */

import { describe, expect, it } from 'vitest'
import { moveList } from '../../../src/games/reversi/rules/notation'
import { read } from './helpers'

const BOARD = ['--------', '--------', '--XXX---', '---XX---', '---XO---', '--OOO---', '--------', '--------']
const board = (black: string, white: string, empty: string, between = '') =>
  BOARD.map((row) =>
    [...row]
      .map((character) => (character === 'X' ? black : character === 'O' ? white : empty))
      .join(between),
  ).join('\n')
const numbered = (rows: readonly string[]) => rows.map((row, i) => `${i + 1} ${[...row].join(' ')} ${i + 1}`)
const LETTERS = '  a b c d e f g h'

describe('a text without a move', () => {
  it.each([
    '1. 2. 3.',
    'pass',
    '- - -',
    ',,,;',
    'pa ps pass',
    '{a comment}',
    '34-30',
    '(;GM[Othello]PB[x]PW[y];)',
  ])('%s replaces nothing', (text) => {
    expect(() => read(text)).toThrow('There is no move in this text.')
  })
})

describe('a game', () => {
  it.each([
    [
      'GGF',
      '(;GM[Othello]PC[GGS/os]DT[2003.12.25]PB[b5]PW[w5]RE[+2.000]TI[15:00]TY[8]BO[8 ---------------------------O*------*O--------------------------- *]B[f5//0.5]W[d6/-1.2/3]B[c3];)',
    ],
    ['GGF with passes and another game', '(;GM[Othello]B[F5]W[D6]B[C3]W[PA];)(;GM[Othello]B[C4];)'],
    ['SGF', '(;GM[2]FF[4]SZ[8];B[fe];W[df];B[cc])'],
    ['a heading', 'Moves: f5 d6 c3'],
    ['another heading', 'Transcript: F5D6C3'],
    ['arrows', 'f5 → d6 -> c3'],
    ['the names of sides', 'Black: f5, White: d6, Black: c3'],
    ['the letters of sides', 'B: f5\nW: d6\nB: c3'],
    ['numbers and a result', '1. f5 d6 2. c3 34-30'],
    ['numbers without dots', '1 f5 2 d6 3 c3'],
    ['numbers before moves', '1.f5 1...d6 2.c3'],
    ['annotations', 'f5! d6?! {good} (c3)'],
    ['a line each', 'F5\nD6\nC3\n'],
    ['the result of a program', 'F5D6C3 *'],
  ])('is read from %s', (_, text) => {
    expect(moveList(read(text))).toBe('f5d6c3')
  })
  it('begins at the board that SGF sets up', () => {
    const text = '(;GM[2]FF[4]SZ[8]AB[dd][ee]AW[ed][de]PL[B];B[fd])'
    expect(read(text)).toMatchObject({ given: true, moves: [29] })
    const regular = '(;GM[2]FF[4]SZ[8]AW[dd][ee]AB[ed][de];B[fe];W[df];B[cc])'
    expect(moveList(read(regular))).toBe('f5d6c3')
  })
  it('begins at the board that GGF gives', () => {
    const text = `(;GM[Othello]BO[8 ${board('*', 'O', '-').replace(/\n/g, ' ')} O]W[d2];)`
    expect(read(text)).toMatchObject({ given: true, turn: 0, moves: [11] })
  })
  it.each([
    ['(;GM[1]FF[4]B[pd]W[dp])', /This is a game of Go/],
    ['(;FF[4]B[pd];W[dp])', /“pd” isn’t a square of Reversi/],
    ['[Event "x"]\n1. e4 e5', /This is PGN or PDN, which can’t be read here/],
    ['8/8/8/3pP3/3Pp3/8/8/8 w 0 1', /This is FEN/],
    ['Black: f5 c3\nWhite: d6 d3', /in one list, in the order/],
    ['f5 d6\nc3 q7', /“q7” in line 2 can’t be read/],
    ['<board/>', /This is XML/],
  ])('names what cannot be read: %s', (text, reason) => {
    expect(() => read(text)).toThrow(reason)
  })
})

describe('a board', () => {
  const cells = BOARD.join('')
  it.each([
    ['letters', board('B', 'W', '.')],
    ['digits', board('1', '2', '0')],
    ['digits with spaces', board('1', '2', '0', ' ')],
    ['discs', board('●', '○', '·')],
    ['emoji', board('⚫', '⚪', '🟩')],
    ['squares', board('⬛', '⬜', '🟩')],
    ['an at sign', board('@', 'O', '.')],
    ['noughts', board('X', '0', '.')],
    ['a hash', board('#', 'o', '_')],
    ['bars', board('X', 'O', '-', '|')],
    ['letters and numbers around', [LETTERS, ...numbered(BOARD), LETTERS].join('\n')],
    ['digits with numbers around', [LETTERS, ...numbered(board('1', '2', '0').split('\n'))].join('\n')],
    [
      'letters with numbers around',
      [LETTERS.toUpperCase(), ...numbered(board('B', 'W', '.').split('\n'))].join('\n'),
    ],
    [
      'numbers from the bottom',
      BOARD.map((row, i) => `${i + 1} ${row}`)
        .toReversed()
        .join('\n'),
    ],
    ['a frame', `+--------+\n${BOARD.map((row) => `|${row}|`).join('\n')}\n+--------+`],
    ['captions', `Black: 6 White: 4\n${board('X', 'O', '.', ' ')}\nX to move`],
    ['rows with slashes', '8/8/2XXX3/3XX3/3XO3/2OOO3/8/8 X'],
    ['CSV', board('X', 'O', '-', ',')],
    ['CSV with empty fields', board('X', 'O', '', ',')],
    ['CSV with semicolons and quotes', board('"B"', '"W"', '""', '; ')],
    ['a spreadsheet', board('X', 'O', '', '\t')],
    ['characters and commas', board('X', 'O', ',')],
    [
      'JSON',
      JSON.stringify({
        board: BOARD.map((row) => [...row].map((character) => '-XO'.indexOf(character))),
        turn: 1,
      }),
    ],
    ['JSON with words', JSON.stringify({ turn: 'black', rows: BOARD }, null, 2)],
    ['a list of rows', JSON.stringify(BOARD.map((row) => [...row]))],
    [
      'words',
      JSON.stringify(
        BOARD.map((row) =>
          [...row].map((character) => (character === '-' ? null : character === 'X' ? 'black' : 'white')),
        ),
      ),
    ],
    ['a flat list', JSON.stringify([...cells].map((character) => '-XO'.indexOf(character)))],
    ['lines of a program', `[\n${BOARD.map((row) => `  ["${[...row].join('", "')}"],`).join('\n')}\n]`],
    ['a block of code', `\`\`\`\n${board('X', 'O', '.')}\n\`\`\``],
    ['quoted lines', board('X', 'O', '.').replace(/^/gm, '> ')],
    ['one line', `${cells} X`],
  ])('is read from %s', (_, text) => {
    expect(read(text)).toMatchObject({ cells, turn: 0 })
  })
  it.each(['O', 'White to move', "white's turn", 'turn: O', 'to move: w', 'O to play', 'Next player: White'])(
    'has the side to move from %s',
    (text) => {
      expect(read(`${board('X', 'O', '.')}\n${text}`)).toMatchObject({ cells, turn: 1 })
    },
  )
  it('names the character that cannot be read', () => {
    expect(() => read(board('X', 'O', '.').replace('O', 'q'))).toThrow('“q” in line 5 can’t be read.')
    expect(() => read(board('1', '-1', '0', ','))).toThrow('“-1” in line 5 can’t be read. Write X for black')
    expect(() => read(board('X', 'O', '%'))).toThrow(/^“%+” in line 1 can’t be read./)
  })
})
