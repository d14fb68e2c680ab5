/** The simplified rules of the specification: no check, no castling, capturing the king wins, pawns become queens. */
import { itemAt } from '../../../engine/core/itemAt'
import { CASTLE, EN_PASSANT, from, to } from './codes'
import type { End } from './ends'
import { readFen, START_FEN, writeFen } from './fen'
import { legalMoves, moveOf, type Step, stepOf } from './moves'
import { KINDS, type Kind } from './pieces'
import { Position } from './position'
import { sanOf } from './san'

/** Halfmoves without a capture or pawn move that make a tie. */
const QUIET_MOVES = 100

/** A move that was made. */
export interface Made {
  readonly fen: string
  readonly san: string
  readonly kind: Kind
  readonly taken: Kind | null
  readonly castled: boolean
  readonly check: boolean
}

/** What a legal move makes of a position, which is left unchanged. */
export function madeBy(position: Position, move: number, legal: readonly number[]): Made {
  const kindAt = (square: number) => KINDS[(itemAt(position.squares, square) & 7) - 1] ?? null
  const kind = kindAt(from(move)) as Kind
  const castled = (move & CASTLE) !== 0
  const taken = move & EN_PASSANT ? 'p' : castled ? null : kindAt(to(move))
  const san = sanOf(position, move, legal)
  position.make(move)
  const after = position.setup
  const check = position.full && position.inCheck(position.turn)
  // A FEN names the square only if a pawn can capture there.
  const passed = after.enPassant !== null && legalMoves(position).some((each) => each & EN_PASSANT)
  position.unmake(move)
  return {
    fen: writeFen(passed ? after : { ...after, enPassant: null }),
    san,
    kind,
    taken,
    castled,
    check,
  }
}

// Caches the last position, which is usually queried several times.
const board = new Position('simplified', readFen(START_FEN.simplified))
let shown = ''
let moves: readonly number[] = []

function show(fen: string): void {
  if (fen === shown) return
  board.setUp(readFen(fen))
  moves = legalMoves(board)
  shown = fen
}

export function simplifiedMoves(fen: string): Step[] {
  show(fen)
  return moves.map((move) => stepOf(board, move))
}

/** Makes a move; null if it is illegal. */
export function playSimplified(fen: string, step: Step): Made | null {
  show(fen)
  const move = step.promotion === undefined ? moveOf(board, step, moves) : 0
  return move === 0 ? null : madeBy(board, move, moves)
}

export function simplifiedEnd(fen: string): End | null {
  show(fen)
  if (board.kings[0] === -1) return { winner: 'b', reason: 'king' }
  if (board.kings[1] === -1) return { winner: 'w', reason: 'king' }
  if (moves.length === 0) return { winner: null, reason: 'stuck' }
  return board.halfmoveClock >= QUIET_MOVES ? { winner: null, reason: 'quiet' } : null
}
