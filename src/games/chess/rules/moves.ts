/** Move generation for both variants, as numeric codes and as moves of the rules. */
import { itemAt } from '../../../engine/core/itemAt'
import {
  ALL_STEPS,
  BISHOP,
  BISHOP_STEPS,
  BLACK,
  CASTLE,
  EN_PASSANT,
  from,
  from0x88,
  isShort,
  KING,
  KNIGHT,
  KNIGHT_STEPS,
  PAWN,
  promoted,
  QUEEN,
  ROOK,
  ROOK_STEPS,
  to,
  to0x88,
} from './codes'
import { KINDS, type Kind, squareIndex, squareName } from './pieces'
import type { Position } from './position'

/** A move of the rules. `promotion` is set exactly if a pawn reaches the last row in the full rules. */
export interface Step {
  readonly from: string
  readonly to: string
  readonly promotion?: Kind
}

const STEPS_OF = [[], [], KNIGHT_STEPS, BISHOP_STEPS, ROOK_STEPS, ALL_STEPS, ALL_STEPS] as const
const PROMOTIONS = [QUEEN, ROOK, BISHOP, KNIGHT] as const

/**
 * Writes all pseudo-legal moves into `list`; some may leave the mover's king en prise.
 *
 * @param at start index in `list`
 * @param noisy only captures and promotions
 * @returns the end index
 */
export function generateMoves(position: Position, list: Int32Array, at: number, noisy = false): number {
  const { squares, turn } = position
  let end = at
  for (let square = 0; square < 120; square++) {
    if (square & 0x88) {
      square += 7
      continue
    }
    const piece = itemAt(squares, square)
    if (piece === 0 || (piece & BLACK) !== turn) continue
    const kind = piece & 7
    if (kind === PAWN) {
      end = pawnMoves(position, square, list, end, noisy)
      continue
    }
    const steps = itemAt(STEPS_OF, kind)
    const slides = kind >= BISHOP && kind <= QUEEN
    for (let i = 0; i < steps.length; i++) {
      const step = itemAt(steps, i)
      for (let target = square + step; !(target & 0x88); target += step) {
        const there = itemAt(squares, target)
        if (there === 0) {
          if (!noisy) list[end++] = square | (target << 7)
        } else {
          if ((there & BLACK) !== turn) list[end++] = square | (target << 7)
          break
        }
        if (!slides) break
      }
    }
    if (kind === KING && position.castling && !noisy) end = castles(position, square, list, end)
  }
  return end
}

function pawnMoves(position: Position, square: number, list: Int32Array, at: number, noisy: boolean): number {
  const { squares, turn } = position
  const up = turn ? -16 : 16
  const rank = square >> 4
  const last = rank === (turn ? 1 : 6)
  let end = at
  const ahead = square + up
  if (squares[ahead] === 0) {
    if (last) end = promotions(position, square | (ahead << 7), list, end)
    else if (!noisy) {
      list[end++] = square | (ahead << 7)
      if (rank === (turn ? 6 : 1) && squares[ahead + up] === 0) list[end++] = square | ((ahead + up) << 7)
    }
  }
  for (let side = -1; side <= 1; side += 2) {
    const target = ahead + side
    if (target & 0x88) continue
    const there = itemAt(squares, target)
    if (there !== 0 && (there & BLACK) !== turn) {
      if (last) end = promotions(position, square | (target << 7), list, end)
      else list[end++] = square | (target << 7)
    } else if (target === position.enPassant) list[end++] = square | (target << 7) | EN_PASSANT
  }
  return end
}

/** Simplified only promotes to a queen. */
function promotions(position: Position, move: number, list: Int32Array, at: number): number {
  if (!position.full) {
    list[at] = move | (QUEEN << 14)
    return at + 1
  }
  for (let i = 0; i < 4; i++) list[at + i] = move | (itemAt(PROMOTIONS, i) << 14)
  return at + 4
}

/**
 * The castling right implies that king and rook have not moved. All squares that either of them passes or comes to must
 * be empty apart from the two, and the king's path not attacked (FIDE Laws of Chess, article 3.8 and guideline II for
 * Chess960). Whether the king is safe where it comes to, `isSafe` says: the rook may have covered it.
 */
function castles(position: Position, king: number, list: Int32Array, at: number): number {
  const { turn, castling } = position
  const rights = turn ? castling >> 2 : castling
  let end = at
  if ((rights & 3) === 0 || position.isAttacked(king, turn ^ BLACK)) return end
  for (let side = 0; side < 2; side++) {
    if ((rights & (1 << side)) === 0) continue
    const castle = king | (((king & 0x70) | (side ? 2 : 6)) << 7) | CASTLE
    if (isWayEmpty(position, castle) && !isWayAttacked(position, castle)) list[end++] = castle
  }
  return end
}

/** Whether nothing is in the way of the king and the rook of a castling. */
export function isWayEmpty(position: Position, castle: number): boolean {
  const king = from(castle)
  const rook = position.rookOf(castle)
  const kingTo = to(castle)
  const rookTo = isShort(castle) ? kingTo - 1 : kingTo + 1
  const last = Math.max(king, rook, kingTo, rookTo)
  for (let square = Math.min(king, rook, kingTo, rookTo); square <= last; square++)
    if (square !== king && square !== rook && position.squares[square]) return false
  return true
}

/** Whether a square that the king passes is attacked. */
function isWayAttacked(position: Position, castle: number): boolean {
  if (to(castle) === from(castle)) return false
  const step = to(castle) > from(castle) ? 1 : -1
  for (let square = from(castle) + step; square !== to(castle); square += step)
    if (position.isAttacked(square, position.turn ^ BLACK)) return true
  return false
}

/** Whether the move leaves the mover's king safe. */
export function isSafe(position: Position, move: number): boolean {
  const side = position.turn
  position.make(move)
  const safe = !position.inCheck(side)
  position.unmake(move)
  return safe
}

/** All legal moves: in Simplified all pseudo-legal moves, in the full rules those that keep the king safe. */
export function legalMoves(position: Position): number[] {
  // A captured king ends the game.
  if (position.kings[0] === -1 || position.kings[1] === -1) return []
  const list = new Int32Array(256)
  const end = generateMoves(position, list, 0)
  const moves = Array.from(list.subarray(0, end))
  return position.full ? moves.filter((move) => isSafe(position, move)) : moves
}

/** The square onto which the player moves the piece: in Chess960 one castles by moving the king onto its rook. */
const targetOf = (position: Position, move: number) =>
  move & CASTLE && position.chess960 ? position.rookOf(move) : to(move)

/** Converts a code to a move of the rules. */
export function stepOf(position: Position, move: number): Step {
  const target = targetOf(position, move)
  const step = { from: squareName(from0x88(from(move))), to: squareName(from0x88(target)) }
  const kind = promoted(move)
  return kind && position.full ? { ...step, promotion: itemAt(KINDS, kind - 1) } : step
}

/** The code of a move among `moves`, or 0. */
export function moveOf(position: Position, step: Step, moves: readonly number[]): number {
  const a = squareIndex(step.from)
  const b = squareIndex(step.to)
  if (a < 0 || b < 0) return 0
  const wanted = step.promotion === undefined ? 0 : KINDS.indexOf(step.promotion) + 1
  return (
    moves.find(
      (move) =>
        from(move) === to0x88(a) &&
        targetOf(position, move) === to0x88(b) &&
        (position.full ? promoted(move) : 0) === wanted,
    ) ?? 0
  )
}

/** Number of move sequences of `depth` moves, which published tables list to verify move generators. */
export function perft(position: Position, depth: number): number {
  if (depth === 0) return 1
  const moves = legalMoves(position)
  if (depth === 1) return moves.length
  let count = 0
  for (const move of moves) {
    position.make(move)
    count += perft(position, depth - 1)
    position.unmake(move)
  }
  return count
}
