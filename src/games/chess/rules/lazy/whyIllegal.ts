/** Explains why the full rules refuse a move of the player's own piece. */

import { lazyTexts } from '../../texts/lazy'
import { to0x88 } from '../codes'
import { readFen, type Setup } from '../fen'
import { generateMoves, type Step, stepOf } from '../moves'
import { squareIndex } from '../pieces'
import { Position } from '../position'
import { type Special, specialOf } from '../special'

const texts = lazyTexts.refusals

/** A sentence for the player, or '' if the board makes the reason clear. */
export function whyIllegal(fen: string, step: Step, pawn: boolean): string {
  const setup = readFen(fen)
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
    const special = specialOf(setup.squares, from, to)
    if (special?.kind === 'castle') return whyNoCastling(position, setup, special)
    if (special?.kind === 'passant')
      return isExposed(setup, from, to, special.passed) ? exposed : texts.passantLate
    return ''
  }
  // A promotion without a chosen piece is refused too, but for a different reason.
  return pawn && /[18]$/.test(step.to) ? '' : exposed
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

function whyNoCastling(
  position: Position,
  { turn, castling }: Setup,
  { short }: Special & { kind: 'castle' },
) {
  const right = short ? 'K' : 'Q'
  if (!castling.includes(turn === 'w' ? right : right.toLowerCase())) return texts.castlingLost
  const king = to0x88(squareIndex(turn === 'w' ? 'e1' : 'e8'))
  const between = short ? [1, 2] : [-1, -2, -3]
  if (between.some((by) => position.squares[king + by])) return texts.castlingBlocked
  return position.inCheck(position.turn) ? texts.castlingInCheck : texts.castlingThrough
}
