/** The moves of two pieces or over squares, by their shape alone: castling and captures en passant. */
import { type Color, colorOf, type Letter, letterOf, squareIndex } from './pieces'

/** A capture en passant or a castling that a player means, whether it is possible or not. */
export type Special =
  /** `passed` is the square of the captured pawn. */
  { readonly kind: 'passant'; readonly passed: number } | { readonly kind: 'castle'; readonly short: boolean }

/**
 * What a move of this piece can only mean; null for usual moves.
 *
 * @param chess960 one castles by moving the king onto the rook
 */
export function specialOf(
  squares: readonly (Letter | null)[],
  from: number,
  to: number,
  chess960: boolean,
): Special | null {
  const piece = squares[from]
  if (!piece) return null
  const color = colorOf(piece)
  if (chess960 && piece.toLowerCase() === 'k')
    return squares[to] === letterOf(color, 'r') ? { kind: 'castle', short: to > from } : null
  if (squares[to]) return null
  const [across, down] = [(to % 8) - (from % 8), Math.floor(to / 8) - Math.floor(from / 8)]
  if (piece.toLowerCase() === 'k') {
    const home = squareIndex(color === 'w' ? 'e1' : 'e8')
    return from === home && down === 0 && Math.abs(across) === 2
      ? { kind: 'castle', short: across > 0 }
      : null
  }
  if (piece.toLowerCase() !== 'p' || Math.abs(across) !== 1 || down !== (color === 'w' ? -1 : 1)) return null
  const passed = from + across
  const isPawn = squares[passed] === (color === 'w' ? 'p' : 'P')
  return isPawn && Math.floor(from / 8) === rowBefore(color) ? { kind: 'passant', passed } : null
}

/** The row, from the top, of a pawn that can capture en passant. */
const rowBefore = (color: Color) => (color === 'w' ? 3 : 4)
