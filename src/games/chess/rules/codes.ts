/** Numeric codes of pieces, squares and moves on the search's board. */
import { itemAt } from '../../../engine/core/itemAt'
import { type Color, KINDS, kindOf, type Letter, letterOf } from './pieces'

/** Piece codes: kind 1 to 6 (pawn to king), plus 8 for black. 0 is an empty square. */
export const PAWN = 1
export const KNIGHT = 2
export const BISHOP = 3
export const ROOK = 4
export const QUEEN = 5
export const KING = 6
export const BLACK = 8

/**
 * Moves are encoded as from (7 bits), to (7 bits), promotion kind (3 bits) and special flags (2 bits). A castling goes to
 * where the king will be; in Chess960 that can be where it is, or where the rook is.
 */
export const EN_PASSANT = 1 << 17
export const CASTLE = 1 << 18
export const from = (move: number) => move & 127
export const to = (move: number) => (move >> 7) & 127
export const promoted = (move: number) => (move >> 14) & 7

/** Whether a castling is to the g-file. */
export const isShort = (castle: number) => (to(castle) & 7) === 6

export const KNIGHT_STEPS = [33, 31, 18, 14, -33, -31, -18, -14] as const
export const ROOK_STEPS = [16, 1, -16, -1] as const
export const BISHOP_STEPS = [17, 15, -17, -15] as const
export const ALL_STEPS = [16, 1, -16, -1, 17, 15, -17, -15] as const

/** Converts an index 0..63 from a8 to the board's 0x88 square (a1 = 0, rank in the upper four bits), and back. */
export const to0x88 = (index: number) => ((7 - (index >> 3)) << 4) | (index & 7)
export const from0x88 = (square: number) => ((7 - (square >> 4)) << 3) | (square & 7)

export function codeOf(letter: Letter): number {
  return (KINDS.indexOf(kindOf(letter)) + 1) | (letter < 'a' ? 0 : BLACK)
}

export function letterFor(code: number): Letter | null {
  if (code === 0) return null
  const color: Color = code & BLACK ? 'b' : 'w'
  return letterOf(color, itemAt(KINDS, (code & 7) - 1))
}
