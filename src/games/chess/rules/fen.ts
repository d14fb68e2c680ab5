/**
 * FEN, the text form of a position: writes it, and reads what this module wrote. `lazy/validateFen.ts` validates FEN from
 * elsewhere.
 */
import type { Color, Letter, Variant } from './pieces'

/** A position as plain data. */
export interface Setup {
  /** 64 squares, row by row from a8. */
  readonly squares: readonly (Letter | null)[]
  readonly turn: Color
  /** A subset of KQkq, or in Chess960 the files of the rooks, such as HAha (Shredder-FEN); '' for none. */
  readonly castling: string
  /** The square behind a pawn that just advanced two squares, or null. */
  readonly enPassant: string | null
  /** Halfmoves since the last capture or pawn move. */
  readonly halfmoveClock: number
  /** Move number, from 1; increases after each move of Black. */
  readonly moveNumber: number
}

export const START_FEN: Readonly<Record<Variant, string>> = {
  full: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  simplified: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1',
  /** Number 518 of 960. */
  chess960: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1',
}

/** Whether castling rights are written by the files of the rooks, as in Chess960. */
export const areByFile = (castling: string) => /[a-h]/i.test(castling)

/** Reads a FEN that the rules have written or validated (`lazy/validateFen.ts`). The counters are optional. */
export function readFen(text: string): Setup {
  const [placement = '', turn, castling = '-', enPassant = '-', halfmoveClock = 0, moveNumber = 1] =
    text.split(' ')
  const gaps = placement.replaceAll('/', '').replace(/\d/g, (gap) => ' '.repeat(Number(gap)))
  return {
    squares: Array.from(gaps, (letter) => (letter === ' ' ? null : (letter as Letter))),
    turn: turn as Color,
    castling: castling === '-' ? '' : castling,
    enPassant: enPassant === '-' ? null : enPassant,
    halfmoveClock: Number(halfmoveClock),
    moveNumber: Number(moveNumber),
  }
}

export function writeFen({ squares, turn, castling, enPassant, halfmoveClock, moveNumber }: Setup): string {
  const rows = Array.from({ length: 8 }, (_, row) =>
    squares
      .slice(row * 8, row * 8 + 8)
      .map((letter) => letter ?? ' ')
      .join('')
      .replace(/ +/g, (gap) => String(gap.length)),
  )
  return [rows.join('/'), turn, castling || '-', enPassant ?? '-', halfmoveClock, moveNumber].join(' ')
}
