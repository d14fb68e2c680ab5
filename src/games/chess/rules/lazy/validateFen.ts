/** Reads FEN from other sources, with a clear message for every error. */

import { PositionFault } from '../../../../engine/core/game/positionFault'
import { itemAt } from '../../../../engine/core/itemAt'
import { listText } from '../../../../engine/core/text'
import { lazyTexts } from '../../texts/lazy'
import { readFen, type Setup, writeFen } from '../fen'
import {
  COLOR_NAMES,
  type Color,
  colorOf,
  isFull,
  type Letter,
  letterOf,
  squareIndex,
  squareName,
  type Variant,
} from '../pieces'
import { fieldsOf, looksLikeFen, withoutFenLink } from './fenText'

const texts = lazyTexts.fen

/** Larger counters cannot come from a chess game. */
const MAX_COUNT = 9999

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

/**
 * The letters of castling rights: KQkq, or the files of the rooks (Shredder-FEN). Only Chess960 keeps the files; in
 * other games 'HAha' stands for KQkq.
 */
function readCastling(text: string, squares: readonly (Letter | null)[], variant: Variant): string {
  if (/^-+$/.test(text)) return ''
  if (/^[KQkq]{1,4}$/.test(text)) return text
  if (!/^[KQkqA-Ha-h]{1,4}$/.test(text)) throw new Error(texts.castling(text.slice(0, 12)))
  if (variant === 'chess960') return text
  const names: Readonly<Record<string, string>> = { H: 'K', A: 'Q', h: 'k', a: 'q' }
  const rights = [...text].map((character) =>
    'KQkq'.includes(character) ? character : (names[character] ?? ''),
  )
  const home = (character: string) => (character < 'a' ? squares[60] === 'K' : squares[4] === 'k')
  if (rights.some((right) => right === '' || !home(right))) throw new Error(texts.chess960(text))
  return rights.join('')
}

const FILES = 'abcdefgh'

/** A castling right: its letter in KQkq, and the squares of king and rook. */
interface Right {
  readonly letter: string
  readonly king: number
  readonly rook: number
}

/** The rights of a side whose king is on its first rank: for each rook there, those beside the king last. */
function rightsOf(squares: readonly (Letter | null)[], color: Color): Right[] {
  const home = color === 'w' ? 56 : 0
  const king = squares.indexOf(letterOf(color, 'k'))
  if (king < home || king >= home + 8) return []
  const rook = letterOf(color, 'r')
  const all = [7, 6, 5, 4, 3, 2, 1, 0].map((file) => home + file).filter((square) => squares[square] === rook)
  const right = (letter: string) => (square: number) => ({
    letter: letterCased(letter, color),
    king,
    rook: square,
  })
  return [
    ...all.filter((square) => square > king).map(right('k')),
    ...all
      .filter((square) => square < king)
      .toReversed()
      .map(right('q')),
  ]
}

const letterCased = (letter: string, color: Color) => (color === 'w' ? letter.toUpperCase() : letter)

/** A right by the file of its rook. */
const fileOf = ({ letter, rook }: Right) => letterCased(itemAt(FILES, rook & 7), letter < 'a' ? 'w' : 'b')

/**
 * The rights that king and rook allow, in the form of the rules. In Chess960 K and Q mean the outermost rook of their
 * side (X-FEN).
 */
function rightsIn(castling: string, squares: readonly (Letter | null)[], variant: Variant): string[] {
  if (variant !== 'chess960')
    return rightsAtHome(squares, variant).filter((right) => castling.includes(right))
  return (['w', 'b'] as const).flatMap((color) => {
    const all = rightsOf(squares, color)
    return ['k', 'q'].flatMap((side) => {
      const letter = letterCased(side, color)
      const rooks = all.filter((right) => right.letter === letter)
      const named = rooks.find((right) => castling.includes(fileOf(right)))
      const meant = named ?? (castling.includes(letter) ? rooks[0] : undefined)
      return meant ? [fileOf(meant)] : []
    })
  })
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
  const castling = readCastling(fields.castling ?? '-', squares, variant)
  const passant = (fields.passant ?? '-').toLowerCase()
  if (!/^-+$/.test(passant) && !/^[a-h][36]$/.test(passant))
    throw new Error(texts.passant(passant.slice(0, 12)))
  checkPieces(squares, variant)
  const full = isFull(variant)
  const rights = rightsIn(castling, squares, variant)
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

/** The castling rights whose king and rook are where they start; in Chess960 those of the outermost rooks. */
function rightsAtHome(squares: readonly (Letter | null)[], variant: Variant): string[] {
  if (variant === 'chess960') return rightsIn('KQkq', squares, variant)
  return (['w', 'b'] as const).flatMap((color) =>
    rightsOf(squares, color)
      .filter(({ king, rook }) => (king & 7) === 4 && (rook & 7) % 7 === 0)
      .map(({ letter }) => letter),
  )
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
  const lost = rightsAtHome(was.squares, variant).filter((right) => !was.castling.includes(right))
  const rights = rightsAtHome(squares, variant).filter((right) => !lost.includes(right))
  const castling = isFull(variant) ? rights.join('') : ''
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
    if (kings.length === 0 && isFull(variant)) throw new Error(texts.noKing(who))
  }
  if (squaresOf('K').length + squaresOf('k').length === 0) throw new Error(texts.noKings)
  const pawns = [...squaresOf('P'), ...squaresOf('p')].filter((square) => square < 8 || square >= 56)
  if (pawns.length > 0) throw new PositionFault(texts.pawns(namesOf(pawns)), pawns)
  for (const color of ['w', 'b'] as const)
    if (squares.filter((each) => each && colorOf(each) === color).length > 16)
      throw new Error(texts.pieces(COLOR_NAMES[color]))
}
