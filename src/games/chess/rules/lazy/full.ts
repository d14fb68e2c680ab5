/** The full rules: legality, check and the ends of a game, using chess.js. */
import { Chess } from 'chess.js'
import { PositionFault } from '../../../../engine/core/game/positionFault'
import { lazyTexts } from '../../texts/lazy'
import type { End } from '../ends'
import { readFen, START_FEN } from '../fen'
import { legalMoves, type Step, stepOf } from '../moves'
import { type Kind, other, squareIndex } from '../pieces'
import { Position } from '../position'
import type { Made } from '../simplified'

/**
 * Validates a position.
 *
 * @returns the FEN as normalized by chess.js
 * @throws PositionFault if the side to move could capture the king
 */
export function checkedFen(fen: string): string {
  const chess = new Chess(fen)
  const turn = chess.turn()
  const king = chess.findPiece({ type: 'k', color: other(turn) })[0]
  if (king && chess.isAttacked(king, turn)) {
    const { whiteTakesKing, blackTakesKing } = lazyTexts.fen
    throw new PositionFault(
      (turn === 'w' ? whiteTakesKing : blackTakesKing)(king),
      [king, ...chess.attackers(king, turn)].map(squareIndex),
    )
  }
  return chess.fen()
}

// Caches the moves of the last position, which is usually requested several times.
let shown: { readonly fen: string; readonly moves: readonly Step[] } = { fen: '', moves: [] }
const board = new Position('full', readFen(START_FEN.full))

/**
 * All legal moves, by our own generator: chess.js builds verbose move objects, which is ten times slower. Published
 * move counts verify both (`tests/games/chess/rules.test.ts`).
 *
 * @param fen a position that `checkedFen` or `playFull` returned
 */
export function fullMoves(fen: string): readonly Step[] {
  if (shown.fen !== fen) {
    board.setUp(readFen(fen))
    shown = { fen, moves: legalMoves(board).map((move) => stepOf(board, move)) }
  }
  return shown.moves
}

/** Makes a move; null if it is illegal. */
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

/**
 * Number of repetitions, or halfmoves without a capture or pawn move, after which a player may claim a tie (CLAIM) or
 * the game ends as a tie (END).
 */
const CLAIM = { seen: 3, quiet: 100 } as const
const END = { seen: 5, quiet: 150 } as const

const quietOf = (fen: string) => Number(fen.split(' ')[4])

/** The reason for which the side to move may claim a tie, or null. */
export function claimOf(fen: string, seen: number): 'repetition' | 'quiet' | null {
  if (seen >= CLAIM.seen) return 'repetition'
  return quietOf(fen) >= CLAIM.quiet ? 'quiet' : null
}

/**
 * The end of the game in this position, or null.
 *
 * @param seen how often the position has occurred, including now
 */
export function fullEnd(fen: string, seen: number): End | null {
  const chess = new Chess(fen)
  if (chess.isCheckmate()) return { winner: other(chess.turn()), reason: 'mate' }
  if (chess.isStalemate()) return { winner: null, reason: 'stalemate' }
  if (chess.isInsufficientMaterial()) return { winner: null, reason: 'material' }
  if (seen >= END.seen) return { winner: null, reason: 'fivefold' }
  if (quietOf(fen) >= END.quiet) return { winner: null, reason: 'veryQuiet' }
  return null
}
