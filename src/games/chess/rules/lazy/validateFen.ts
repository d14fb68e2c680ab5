/** Reads FEN from other sources, with a clear message for every error. */

import { PositionFault } from '../../../../engine/core/game/positionFault'
import { listText } from '../../../../engine/core/text'
import { lazyTexts } from '../../texts/lazy'
import { readFen, type Setup, writeFen } from '../fen'
import {
  COLOR_NAMES,
  type Color,
  colorOf,
  type Letter,
  squareIndex,
  squareName,
  type Variant,
} from '../pieces'
import { fieldsOf, looksLikeFen, withoutFenLink } from './fenText'

const texts = lazyTexts.fen

/** Larger counters cannot come from a chess game. */
const MAX_COUNT = 9999

/** King and rook squares that each castling right requires. */
const CASTLING_NEEDS = [
  ['K', 60, 63],
  ['Q', 60, 56],
  ['k', 4, 7],
  ['q', 4, 0],
] as const

function readSquares(placement: string): (Letter | null)[] {
  const rows = placement.split('/')
  if (rows.length !== 8) throw new Error(texts.ranks(rows.length))
  return rows.flatMap((row, at) => {
    const squares: (Letter | null)[] = []
    for (const character of row) {
      if (/[1-8]/.test(character)) squares.push(...Array.from({ length: Number(character) }, () => null))
      else if (/[pnbrqk]/i.test(character)) squares.push(character as Letter)
      else throw new Error(texts.sign(character, 8 - at))
    }
    if (squares.length !== 8) throw new Error(texts.squares(8 - at, squares.length))
    return squares
  })
}

function readCount(text: string | undefined, min: number, what: 'clock' | 'number'): number {
  if (text === undefined) return min
  if (!/^\d{1,5}$/.test(text) || Number(text) > MAX_COUNT)
    throw new Error(texts[what](text.slice(0, 12), MAX_COUNT))
  return Math.max(min, Number(text))
}

function readTurn(text: string): Color {
  const turn = { w: 'w', white: 'w', b: 'b', black: 'b' } as const
  const found = turn[text.toLowerCase() as keyof typeof turn]
  if (found === undefined) throw new Error(texts.turn(text.slice(0, 12)))
  return found
}

/** Castling rights as KQkq, written as such or by the files of the rooks ('HAha'). */
function readCastling(text: string, squares: readonly (Letter | null)[]): string {
  if (/^-+$/.test(text)) return ''
  if (/^[KQkq]{1,4}$/.test(text)) return text
  if (!/^[KQkqA-Ha-h]{1,4}$/.test(text)) throw new Error(texts.castling(text.slice(0, 12)))
  const names: Readonly<Record<string, string>> = { H: 'K', A: 'Q', h: 'k', a: 'q' }
  const rights = [...text].map((character) =>
    'KQkq'.includes(character) ? character : (names[character] ?? ''),
  )
  const home = (character: string) => (character < 'a' ? squares[60] === 'K' : squares[4] === 'k')
  if (rights.some((right) => right === '' || !home(right))) throw new Error(texts.chess960(text))
  return rights.join('')
}

/** A position, and sentences about what was dropped while reading it. */
export interface Judged {
  readonly setup: Setup
  readonly notes: readonly string[]
}

/**
 * Reads a FEN or an EPD; all fields after the pieces are optional. Impossible castling rights are dropped. Simplified
 * has no castling or en passant, so both are dropped there. The notes mention what was dropped.
 *
 * @param given the pasted text, or a link with a position
 * @param variant the rules to use
 * @throws Error whose message explains the problem
 */
export function readPosition(given: string, variant: Variant): Judged {
  const text = withoutFenLink(given)
  if (!looksLikeFen(text)) throw new Error(texts.form)
  const fields = fieldsOf(text)
  const squares = readSquares(fields.placement)
  const turn = readTurn(fields.turn ?? 'w')
  const castling = readCastling(fields.castling ?? '-', squares)
  const passant = (fields.passant ?? '-').toLowerCase()
  if (!/^-+$/.test(passant) && !/^[a-h][36]$/.test(passant))
    throw new Error(texts.passant(passant.slice(0, 12)))
  checkPieces(squares, variant)
  const full = variant === 'full'
  const rights = rightsAtHome(squares).filter((right) => castling.includes(right))
  const passed = /^[a-h]/.test(passant) && isEnPassantSquare(squares, turn, passant)
  const notes = [...fields.notes]
  const crowded = (['w', 'b'] as const).filter((color) => isCrowded(squares, color))
  if (crowded.length > 0) notes.push(texts.crowded(listText(crowded.map((color) => COLOR_NAMES[color]))))
  if (!full && (rights.length > 0 || passed)) notes.push(texts.rightsIgnored)
  if (full && new Set(castling).size > rights.length) notes.push(texts.castlingIgnored)
  if (full && /^[a-h]/.test(passant) && !passed) notes.push(texts.passantIgnored(passant))
  return {
    setup: {
      squares,
      turn,
      castling: full ? rights.join('') : '',
      enPassant: full && passed ? passant : null,
      halfmoveClock: readCount(fields.quiet, 0, 'clock'),
      moveNumber: readCount(fields.number, 1, 'number'),
    },
    notes,
  }
}

/** The position of a FEN or EPD, without the notes. Throws as `readPosition` does. */
export const judgeFen = (text: string, variant: Variant): Setup => readPosition(text, variant).setup

/** Whether a pawn is where a two-square advance over this square would have put it. */
function isEnPassantSquare(squares: readonly (Letter | null)[], turn: Color, passant: string): boolean {
  const over = squareIndex(passant)
  const down = turn === 'w' ? 8 : -8
  return (
    passant[1] === (turn === 'w' ? '6' : '3') &&
    squares[over] === null &&
    squares[over - down] === null &&
    squares[over + down] === (turn === 'w' ? 'p' : 'P')
  )
}

/** The castling rights whose king and rook are where they start. */
function rightsAtHome(squares: readonly (Letter | null)[]): string[] {
  return CASTLING_NEEDS.filter(
    ([right, king, rook]) =>
      squares[king] === (right < 'a' ? 'K' : 'k') && squares[rook] === (right < 'a' ? 'R' : 'r'),
  ).map(([right]) => right)
}

/**
 * The FEN of a board that was set up: with every castling right whose pieces are at home, and without en passant. Pieces
 * that were at home before, but without the right, have moved.
 *
 * @param before - the FEN of the board that was changed
 */
export function fenOf(
  squares: readonly (Letter | null)[],
  turn: Color,
  variant: Variant,
  before: string,
): string {
  const was = readFen(before)
  const lost = rightsAtHome(was.squares).filter((right) => !was.castling.includes(right))
  const rights = rightsAtHome(squares).filter((right) => !lost.includes(right))
  const castling = variant === 'full' ? rights.join('') : ''
  return writeFen({ squares, turn, castling, enPassant: null, halfmoveClock: 0, moveNumber: 1 })
}

/** The pieces of each kind that a side begins with, apart from pawns: a pawn becomes each further one. */
const FIRST_PIECES = { q: 1, r: 2, n: 2, light: 1, dark: 1 } as const

/** Whether a side has more pawns and promoted pieces than it had pawns. */
function isCrowded(squares: readonly (Letter | null)[], color: Color): boolean {
  const counts: Record<string, number> = {}
  for (const [square, letter] of squares.entries()) {
    if (!letter || colorOf(letter) !== color) continue
    const isLight = ((square >> 3) + square) % 2 === 0
    const kind = letter.toLowerCase() === 'b' ? (isLight ? 'light' : 'dark') : letter.toLowerCase()
    counts[kind] = (counts[kind] ?? 0) + 1
  }
  const further = Object.entries(FIRST_PIECES).map(([kind, first]) =>
    Math.max(0, (counts[kind] ?? 0) - first),
  )
  return further.reduce((sum, count) => sum + count, counts.p ?? 0) > 8
}

const namesOf = (squares: readonly number[]) => listText(squares.map(squareName))

function checkPieces(squares: readonly (Letter | null)[], variant: Variant): void {
  const squaresOf = (letter: Letter) => squares.flatMap((each, square) => (each === letter ? square : []))
  for (const king of ['K', 'k'] as const) {
    const kings = squaresOf(king)
    const who = COLOR_NAMES[colorOf(king)]
    if (kings.length > 1) throw new PositionFault(texts.kings(who, kings.length, namesOf(kings)), kings)
    if (kings.length === 0 && variant === 'full') throw new Error(texts.noKing(who))
  }
  if (squaresOf('K').length + squaresOf('k').length === 0) throw new Error(texts.noKings)
  const pawns = [...squaresOf('P'), ...squaresOf('p')].filter((square) => square < 8 || square >= 56)
  if (pawns.length > 0) throw new PositionFault(texts.pawns(namesOf(pawns)), pawns)
  for (const color of ['w', 'b'] as const)
    if (squares.filter((each) => each && colorOf(each) === color).length > 16)
      throw new Error(texts.pieces(COLOR_NAMES[color]))
}
