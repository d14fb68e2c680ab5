/** The pieces of a board as text: 'r' and 'w' are men, 'R' and 'W' kings, a dot is empty. */
import { rowsOf } from './flyingKings'
import type { Position } from './moves'
import { SIZE, type Side, SQUARES } from './squares'

type Board = Position & { readonly wide?: string }

/** Cells per row. */
export const sizeOf = ({ wide }: Board) => (wide === undefined ? SIZE : rowsOf(wide))

/** One character per square. */
export function piecesOn({ wide, red, white, kings }: Board): string {
  if (wide !== undefined) return wide
  return Array.from({ length: SQUARES }, (_, square) => {
    const bit = 1 << square
    const man = red & bit ? 'r' : white & bit ? 'w' : '.'
    return kings & bit ? man.toUpperCase() : man
  }).join('')
}

/** The side of a character; null for an empty square. */
export function sideOf(piece: string | undefined): Side | null {
  if (piece === undefined || piece === '.') return null
  return piece === 'r' || piece === 'R' ? 0 : 1
}

export const isKing = (piece: string | undefined) => piece === 'R' || piece === 'W'

/** Number of pieces of a side. */
export function countOn(board: Board, side: Side): number {
  return [...piecesOn(board)].filter((piece) => sideOf(piece) === side).length
}
