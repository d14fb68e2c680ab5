/** Writes moves in standard algebraic notation, for both variants. `lazy/readSan.ts` reads them. */
import { itemAt } from '../../../engine/core/itemAt'
import { CASTLE, EN_PASSANT, from, from0x88, isShort, PAWN, promoted, to } from './codes'
import { legalMoves } from './moves'
import { KINDS, squareName } from './pieces'
import type { Position } from './position'

/** The name of a 0x88 square. */
export const nameAt = (square: number) => squareName(from0x88(square))

/**
 * 'Nbd7', 'exd5', 'e8=Q', 'O-O', with + and # if the variant has check.
 *
 * @param moves all legal moves, to disambiguate
 */
export function sanOf(position: Position, move: number, moves: readonly number[]): string {
  return bareSan(position, move, moves) + mark(position, move)
}

function bareSan(position: Position, move: number, moves: readonly number[]): string {
  const { squares } = position
  const target = nameAt(to(move))
  const start = nameAt(from(move))
  const kind = itemAt(squares, from(move)) & 7
  const takes = squares[to(move)] || move & EN_PASSANT ? 'x' : ''
  if (move & CASTLE) return isShort(move) ? 'O-O' : 'O-O-O'
  if (kind === PAWN) {
    const rise = promoted(move) ? `=${itemAt(KINDS, promoted(move) - 1).toUpperCase()}` : ''
    return `${takes && start[0]}${takes}${target}${rise}`
  }
  const rivals = moves.filter(
    (each) =>
      each !== move &&
      !(each & CASTLE) &&
      to(each) === to(move) &&
      squares[from(each)] === squares[from(move)],
  )
  let which = ''
  if (rivals.length > 0) {
    const sameFile = rivals.some((each) => (from(each) & 7) === (from(move) & 7))
    const sameRow = rivals.some((each) => from(each) >> 4 === from(move) >> 4)
    which = !sameFile ? itemAt(start, 0) : !sameRow ? itemAt(start, 1) : start
  }
  return `${itemAt(KINDS, kind - 1).toUpperCase()}${which}${takes}${target}`
}

function mark(position: Position, move: number): string {
  if (!position.full) return ''
  position.make(move)
  const checked = position.inCheck(position.turn)
  const suffix = checked ? (legalMoves(position).length === 0 ? '#' : '+') : ''
  position.unmake(move)
  return suffix
}
