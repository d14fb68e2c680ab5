/**
 * The full rules: legality, check and the ends of a game, using chess.js, and our own generator for positions with
 * castling rights of Chess960, which chess.js does not know.
 */
import { Chess } from 'chess.js'
import { PositionFault } from '../../../../engine/core/game/positionFault'
import { itemAt } from '../../../../engine/core/itemAt'
import { lazyTexts } from '../../texts/lazy'
import type { End } from '../ends'
import { areByFile, readFen, START_FEN } from '../fen'
import { legalMoves, moveOf, type Step, stepOf } from '../moves'
import { type Kind, other, squareIndex } from '../pieces'
import { Position } from '../position'
import { type Made, madeBy } from '../simplified'

/**
 * Validates a position.
 *
 * @returns the FEN as normalized by chess.js
 * @throws PositionFault if the side to move could capture the king
 */
export function checkedFen(fen: string): string {
  const chess = chessOf(fen)
  const turn = chess.turn()
  const king = chess.findPiece({ type: 'k', color: other(turn) })[0]
  if (king && chess.isAttacked(king, turn)) {
    const { whiteTakesKing, blackTakesKing } = lazyTexts.fen
    throw new PositionFault(
      (turn === 'w' ? whiteTakesKing : blackTakesKing)(king),
      [king, ...chess.attackers(king, turn)].map(squareIndex),
    )
  }
  return withRights(chess.fen(), rightsOf(fen))
}

const rightsOf = (fen: string) => itemAt(fen.split(' '), 2)
const withRights = (fen: string, rights: string) => fen.split(' ').with(2, rights).join(' ')

/** Castling rights of Chess960 are left out: they do not matter to checks and material. */
const chessOf = (fen: string) => new Chess(areByFile(rightsOf(fen)) ? withRights(fen, '-') : fen)

// Caches the moves of the last position, which is usually requested several times.
let shown: { readonly fen: string; readonly codes: readonly number[]; readonly moves: readonly Step[] } = {
  fen: '',
  codes: [],
  moves: [],
}
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
    const codes = legalMoves(board)
    shown = { fen, codes, moves: codes.map((move) => stepOf(board, move)) }
  }
  return shown.moves
}

/** Makes a move; null if it is illegal. */
export function playFull(fen: string, step: Step): Made | null {
  if (areByFile(rightsOf(fen))) return play960(fen, step)
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

function play960(fen: string, step: Step): Made | null {
  fullMoves(fen)
  const move = moveOf(board, step, shown.codes)
  return move === 0 ? null : madeBy(board, move, shown.codes)
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
  const chess = chessOf(fen)
  if (fullMoves(fen).length === 0)
    return chess.isCheck()
      ? { winner: other(chess.turn()), reason: 'mate' }
      : { winner: null, reason: 'stalemate' }
  if (chess.isInsufficientMaterial()) return { winner: null, reason: 'material' }
  if (seen >= END.seen) return { winner: null, reason: 'fivefold' }
  if (quietOf(fen) >= END.quiet) return { winner: null, reason: 'veryQuiet' }
  return null
}
