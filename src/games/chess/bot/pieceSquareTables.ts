/** Piece-square tables for the middlegame and the endgame (tapered evaluation), in hundredths of a pawn. Computed by our own formulas. */
import { itemAt } from '../../../engine/core/itemAt'
import { BISHOP, BLACK, KING, KNIGHT, PAWN, QUEEN, ROOK } from '../rules/codes'

/** Material by kind. The king counts nothing, because it is never traded. */
export const MIDDLEGAME_MATERIAL = [0, 85, 325, 340, 490, 985, 0] as const
const ENDGAME_MATERIAL = [0, 110, 300, 320, 540, 970, 0] as const
/** How much each kind counts toward the middlegame; a full set adds up to `FULL_PHASE`. */
export const PHASE = [0, 0, 1, 1, 2, 4, 0] as const
export const FULL_PHASE = 24

/**
 * Pawns are worth more in the center in the middlegame, and near promotion in the endgame. By distance of the file from the edge (0 to 3)
 * and by row (0 to 7).
 */
const PAWN_MIDDLEGAME = [
  [0, -2, -2, 0, 6, 15, 50, 0],
  [0, 2, 0, 2, 8, 20, 55, 0],
  [0, 0, 2, 12, 18, 28, 60, 0],
  [0, -14, 2, 24, 28, 34, 65, 0],
] as const
const PAWN_ENDGAME = [0, 0, 4, 12, 26, 50, 85, 0] as const
/** In the middlegame a king prefers the wings of its own first row. */
const KING_HOME = [22, 34, 6, -12] as const

/** Placement value of a kind, from its own side: `row` 0 is its first row. */
function placement(kind: number, row: number, file: number): readonly [middlegame: number, endgame: number] {
  const f = Math.min(file, 7 - file)
  const r = Math.min(row, 7 - row)
  switch (kind) {
    case PAWN:
      return [PAWN_MIDDLEGAME[f]?.[row] as number, PAWN_ENDGAME[row] as number]
    case KNIGHT:
      return [-42 + 10 * f + 9 * r + (row > 2 && row < 6 ? 8 : 0), -36 + 9 * f + 9 * r]
    case BISHOP:
      return [
        -16 + 5 * f + 5 * r + (row === 0 ? -6 : 0) + (row === 1 && f === 1 ? 10 : 0),
        -10 + 4 * f + 4 * r,
      ]
    case ROOK:
      return [-6 + 4 * f + (row === 6 ? 20 : 0), row === 6 ? 14 : 0]
    case QUEEN:
      return [-6 + 2 * f + 2 * r, -24 + 8 * f + 8 * r]
    default:
      return [row === 0 ? itemAt(KING_HOME, f) : -22 * Math.min(row, 4) - 6 * f, -42 + 13 * f + 13 * r]
  }
}

/** Value of each piece code on each square (code * 128 + square), negative for black. */
export const MIDDLEGAME_TABLE = new Int16Array(16 * 128)
export const ENDGAME_TABLE = new Int16Array(16 * 128)
for (let kind = PAWN; kind <= KING; kind++) {
  for (let square = 0; square < 128; square++) {
    if (square & 0x88) continue
    const white = placement(kind, square >> 4, square & 7)
    MIDDLEGAME_TABLE[kind * 128 + square] = itemAt(MIDDLEGAME_MATERIAL, kind) + white[0]
    ENDGAME_TABLE[kind * 128 + square] = itemAt(ENDGAME_MATERIAL, kind) + white[1]
    const black = placement(kind, 7 - (square >> 4), square & 7)
    MIDDLEGAME_TABLE[(kind | BLACK) * 128 + square] = -itemAt(MIDDLEGAME_MATERIAL, kind) - black[0]
    ENDGAME_TABLE[(kind | BLACK) * 128 + square] = -itemAt(ENDGAME_MATERIAL, kind) - black[1]
  }
}
