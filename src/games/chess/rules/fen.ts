/** Owns FEN, the text of a chess position: writing it, and reading what was written here; `late/fen.ts` judges what comes from elsewhere. */
import type { Color, Letter, Variant } from './pieces'

/** A position as plain data. */
export interface Setup {
  /** 64 squares, row by row from a8. */
  readonly squares: readonly (Letter | null)[]
  readonly turn: Color
  /** Some of KQkq, or ''. */
  readonly castling: string
  /** The square behind a pawn that just made two steps, or null. */
  readonly passant: string | null
  /** Single moves since the last capture or pawn move. */
  readonly quiet: number
  /** Counts from 1, up after each move of black. */
  readonly number: number
}

export const START_FEN: Readonly<Record<Variant, string>> = {
  full: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  simplified: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1',
}

/**
 * Reads a FEN that the rules have written, or judged (`late/fen.ts`); its counts may be left out.
 */
export function readFen(text: string): Setup {
  const [placement = '', turn, castling = '-', passant = '-', quiet = 0, number = 1] = text.split(' ')
  const gaps = placement.replaceAll('/', '').replace(/\d/g, (gap) => ' '.repeat(Number(gap)))
  return {
    squares: Array.from(gaps, (sign) => (sign === ' ' ? null : (sign as Letter))),
    turn: turn as Color,
    castling: castling === '-' ? '' : castling,
    passant: passant === '-' ? null : passant,
    quiet: Number(quiet),
    number: Number(number),
  }
}

export function writeFen({ squares, turn, castling, passant, quiet, number }: Setup): string {
  const rows = Array.from({ length: 8 }, (_, row) =>
    squares
      .slice(row * 8, row * 8 + 8)
      .map((letter) => letter ?? ' ')
      .join('')
      .replace(/ +/g, (gap) => String(gap.length)),
  )
  return [rows.join('/'), turn, castling || '-', passant ?? '-', quiet, number].join(' ')
}
