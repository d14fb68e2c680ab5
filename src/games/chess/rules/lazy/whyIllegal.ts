/** Explains why the full rules refuse a move of the player's own piece. */

import { lazyTexts } from '../../texts/lazy'
import { CASTLE, to0x88 } from '../codes'
import { readFen, type Setup } from '../fen'
import { generateMoves, isWayEmpty, type Step, stepOf } from '../moves'
import { squareIndex } from '../pieces'
import { Position } from '../position'
import { specialOf } from '../special'
import type { State } from '../state'

const texts = lazyTexts.refusals

/** A sentence for the player, or '' if the board makes the reason clear. */
export function whyIllegal({ fen, variant }: Pick<State, 'fen' | 'variant'>, step: Step): string {
  const setup = readFen(fen)
  const kind = setup.squares[squareIndex(step.from)]?.toLowerCase()
  const position = new Position('full', setup)
  const list = new Int32Array(256)
  const end = generateMoves(position, list, 0)
  const wanted = Array.from(list.subarray(0, end)).some((move) => {
    const each = stepOf(position, move)
    return each.from === step.from && each.to === step.to
  })
  const exposed = position.inCheck(position.turn) ? texts.inCheck : texts.leavesCheck
  if (!wanted) {
    const [from, to] = [squareIndex(step.from), squareIndex(step.to)]
    const special = specialOf(setup.squares, from, to, variant === 'chess960')
    if (special?.kind === 'castle') return whyNoCastling(position, to0x88(from), to0x88(to), special.short)
    if (special?.kind === 'passant')
      return isExposed(setup, from, to, special.passed) ? exposed : texts.passantLate
    const isLeap = kind === 'k' && from >> 3 === to >> 3 && Math.abs(to - from) > 1
    return isLeap && position.chess960 && !setup.squares[to] ? texts.castleOntoRook : ''
  }
  // A promotion without a chosen piece is refused too, but for a different reason.
  return kind === 'p' && /[18]$/.test(step.to) ? '' : exposed
}

/** Whether the king could be captured after a pawn has captured another one en passant. */
function isExposed(setup: Setup, from: number, to: number, passed: number): boolean {
  const squares = setup.squares
    .with(to, setup.squares[from] ?? null)
    .with(from, null)
    .with(passed, null)
  const after = new Position('full', { ...setup, squares, enPassant: null })
  return after.inCheck(after.turn)
}

/** @param target where the player put the king: in Chess960 onto the rook */
function whyNoCastling(position: Position, king: number, target: number, short: boolean): string {
  const { turn, castling, chess960 } = position
  const castle = king | (((king & 0x70) | (short ? 6 : 2)) << 7) | CASTLE
  const right = 1 << ((turn >> 2) + (short ? 0 : 1))
  if (!(castling & right) || (chess960 && position.rookOf(castle) !== target)) return texts.castlingLost
  if (!isWayEmpty(position, castle)) return texts.castlingBlocked
  return position.inCheck(turn) ? texts.castlingInCheck : texts.castlingThrough
}
