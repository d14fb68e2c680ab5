/** Owns the full rules: legality, check and the ends of a game, by chess.js. */
import { Chess } from 'chess.js'
import type { End } from '../ends'
import { readFen, START_FEN } from '../fen'
import { allowed, type Step, stepOf } from '../moves'
import { type Kind, other } from '../pieces'
import { Position } from '../position'
import type { Made } from '../simplified'

/** Refuses what cannot come up. Throws an Error that tells the visitor what is wrong; returns the FEN as chess.js has it. */
export function checkedFen(fen: string): string {
  const chess = new Chess(fen)
  const turn = chess.turn()
  const king = chess.findPiece({ type: 'k', color: other(turn) })[0]
  if (king && chess.isAttacked(king, turn))
    throw new Error(
      `This position cannot come up: ${turn === 'w' ? 'White' : 'Black'} is to move and could take the king.`,
    )
  return chess.fen()
}

// The moves of the position asked for last: who plays asks more than once.
let shown: { readonly fen: string; readonly moves: readonly Step[] } = { fen: '', moves: [] }
const board = new Position('full', readFen(START_FEN.full))

/**
 * Every legal move, by the generator of our own: chess.js writes each move out in full, which takes ten times as long. The
 * published counts of moves prove both (`full.test.ts`).
 *
 * @param fen A position that `checkedFen` or `playFull` returned.
 */
export function fullMoves(fen: string): readonly Step[] {
  if (shown.fen !== fen) {
    board.setUp(readFen(fen))
    shown = { fen, moves: allowed(board).map((move) => stepOf(board, move)) }
  }
  return shown.moves
}

/** Plays a move, or null when it is not legal. */
export function playFull(fen: string, step: Step): Made | null {
  const chess = new Chess(fen)
  const piece = chess.get(step.from as Parameters<Chess['get']>[0])
  try {
    const { from, to, promotion } = step
    const made = chess.move({ from, to, ...(promotion !== undefined && { promotion }) })
    // chess.js passes over a promotion where there is none.
    if (made.promotion !== promotion) return null
    return {
      fen: chess.fen(),
      san: made.san,
      kind: piece?.type as Kind,
      taken: made.captured ?? null,
      castled: made.isKingsideCastle() || made.isQueensideCastle(),
      check: chess.isCheck(),
    }
  } catch {
    return null
  }
}

/** A position that stood so often, or so many single moves without a capture or a pawn move: a tie may be claimed; then it is one. */
const CLAIM = { seen: 3, quiet: 100 } as const
const END = { seen: 5, quiet: 150 } as const

const quietOf = (fen: string) => Number(fen.split(' ')[4])

/** For what the side to move may claim a tie here, or null. */
export function claimOf(fen: string, seen: number): 'repetition' | 'quiet' | null {
  if (seen >= CLAIM.seen) return 'repetition'
  return quietOf(fen) >= CLAIM.quiet ? 'quiet' : null
}

/** How the game stands ended in this position, or null. `seen` counts how often it stood, this time included. */
export function fullEnd(fen: string, seen: number): End | null {
  const chess = new Chess(fen)
  if (chess.isCheckmate()) return { winner: other(chess.turn()), reason: 'mate' }
  if (chess.isStalemate()) return { winner: null, reason: 'stalemate' }
  if (chess.isInsufficientMaterial()) return { winner: null, reason: 'material' }
  if (seen >= END.seen) return { winner: null, reason: 'fivefold' }
  if (quietOf(fen) >= END.quiet) return { winner: null, reason: 'veryQuiet' }
  return null
}
