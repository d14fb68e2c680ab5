/** Reads FEN from other sources, with a clear message for every error. */
import type { Setup } from '../fen'
import { COLOR_NAMES, type Color, colorOf, type Letter, squareIndex, type Variant } from '../pieces'
import { fieldsOf, looksLikeFen, withoutFenLink } from './fenText'

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
  if (rows.length !== 8)
    throw new Error(`A FEN has eight ranks separated by slashes; this one has ${rows.length}.`)
  return rows.flatMap((row, at) => {
    const squares: (Letter | null)[] = []
    for (const sign of row) {
      if (/[1-8]/.test(sign)) squares.push(...Array.from({ length: Number(sign) }, () => null))
      else if (/[pnbrqk]/i.test(sign)) squares.push(sign as Letter)
      else throw new Error(`The FEN has “${sign}” in rank ${8 - at}. Pieces are p n b r q k, gaps 1 to 8.`)
    }
    if (squares.length !== 8)
      throw new Error(`Rank ${8 - at} of the FEN has ${squares.length} squares instead of eight.`)
    return squares
  })
}

const BAD_COUNTS = {
  clock: (text: string) =>
    `The FEN’s halfmove clock is “${text}”, not a whole number from 0 to ${MAX_COUNT}.`,
  number: (text: string) => `The FEN’s move number is “${text}”, not a whole number from 1 to ${MAX_COUNT}.`,
}

function readCount(text: string | undefined, min: number, what: keyof typeof BAD_COUNTS): number {
  if (text === undefined) return min
  if (!/^\d{1,5}$/.test(text) || Number(text) > MAX_COUNT)
    throw new Error(BAD_COUNTS[what](text.slice(0, 12)))
  return Math.max(min, Number(text))
}

function readTurn(text: string): Color {
  const turn = { w: 'w', white: 'w', b: 'b', black: 'b' } as const
  const found = turn[text.toLowerCase() as keyof typeof turn]
  if (found === undefined)
    throw new Error(`The FEN says “${text.slice(0, 12)}” moves next. It must be w for White or b for Black.`)
  return found
}

/** Castling rights as KQkq, written as such or by the files of the rooks ('HAha'). */
function readCastling(text: string, squares: readonly (Letter | null)[]): string {
  if (/^-+$/.test(text)) return ''
  if (/^[KQkq]{1,4}$/.test(text)) return text
  if (!/^[KQkqA-Ha-h]{1,4}$/.test(text))
    throw new Error(`The FEN’s castling rights are “${text.slice(0, 12)}”. Use some of KQkq, or a dash.`)
  const names: Readonly<Record<string, string>> = { H: 'K', A: 'Q', h: 'k', a: 'q' }
  const rights = [...text].map((sign) => ('KQkq'.includes(sign) ? sign : (names[sign] ?? '')))
  const home = (sign: string) => (sign < 'a' ? squares[60] === 'K' : squares[4] === 'k')
  if (rights.some((right) => right === '' || !home(right)))
    throw new Error(`The castling rights “${text}” are for Chess960, which isn’t available here.`)
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
  if (!looksLikeFen(text))
    throw new Error(
      'A chess position is written as FEN: eight ranks of pieces, then w or b for the side to move.',
    )
  const fields = fieldsOf(text)
  const squares = readSquares(fields.placement)
  const turn = readTurn(fields.turn ?? 'w')
  const castling = readCastling(fields.castling ?? '-', squares)
  const passant = (fields.passant ?? '-').toLowerCase()
  if (!/^-+$/.test(passant) && !/^[a-h][36]$/.test(passant))
    throw new Error(
      `The FEN’s en passant square is “${passant.slice(0, 12)}”. Use a square on rank 3 or 6, or a dash.`,
    )
  checkPieces(squares, variant)
  const full = variant === 'full'
  const rights = CASTLING_NEEDS.filter(
    ([right, king, rook]) =>
      castling.includes(right) &&
      squares[king] === (right < 'a' ? 'K' : 'k') &&
      squares[rook] === (right < 'a' ? 'R' : 'r'),
  )
  const passed = /^[a-h]/.test(passant) && stepped(squares, turn, passant)
  const notes = [...fields.notes]
  if (!full && (rights.length > 0 || passed))
    notes.push('Simplified rules have no castling or en passant, so those rights were ignored.')
  if (full && new Set(castling).size > rights.length)
    notes.push('Castling rights without king and rook in place were ignored.')
  if (full && /^[a-h]/.test(passant) && !passed)
    notes.push(`The en passant square ${passant} was ignored: no pawn just passed it.`)
  return {
    setup: {
      squares,
      turn,
      castling: full ? rights.map(([right]) => right).join('') : '',
      passant: full && passed ? passant : null,
      quiet: readCount(fields.quiet, 0, 'clock'),
      number: readCount(fields.number, 1, 'number'),
    },
    notes,
  }
}

/** The position of a FEN or EPD, without the notes. Throws as `readPosition` does. */
export const judgeFen = (text: string, variant: Variant): Setup => readPosition(text, variant).setup

/** Whether a pawn is where a two-square advance over this square would have put it. */
function stepped(squares: readonly (Letter | null)[], turn: Color, passant: string): boolean {
  const over = squareIndex(passant)
  const down = turn === 'w' ? 8 : -8
  return (
    passant[1] === (turn === 'w' ? '6' : '3') &&
    squares[over] === null &&
    squares[over - down] === null &&
    squares[over + down] === (turn === 'w' ? 'p' : 'P')
  )
}

function checkPieces(squares: readonly (Letter | null)[], variant: Variant): void {
  const count = (letter: Letter) => squares.filter((each) => each === letter).length
  for (const king of ['K', 'k'] as const) {
    const kings = count(king)
    const who = COLOR_NAMES[colorOf(king)]
    if (kings > 1) throw new Error(`${who} has ${kings} kings. Each side has one.`)
    if (kings === 0 && variant === 'full') throw new Error(`${who} has no king.`)
  }
  if (count('K') + count('k') === 0) throw new Error('This position has no kings.')
  const last = [...squares.slice(0, 8), ...squares.slice(56)]
  if (last.includes('P') || last.includes('p'))
    throw new Error('A pawn is on the first or last rank, where no pawn can be.')
  for (const color of ['w', 'b'] as const)
    if (squares.filter((each) => each && colorOf(each) === color).length > 16)
      throw new Error(`${COLOR_NAMES[color]} has more than sixteen pieces.`)
}
