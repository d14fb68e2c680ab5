/** Explains why the full rules refuse a move of the player's own piece: it would leave the king in check. */

import { lazyTexts } from '../../texts/lazy'
import { readFen } from '../fen'
import { generate, type Step, stepOf } from '../moves'
import { Position } from '../position'

/** A sentence for the player, or '' if the board makes the reason clear. */
export function whyIllegal(fen: string, step: Step, pawn: boolean): string {
  const position = new Position('full', readFen(fen))
  const list = new Int32Array(256)
  const end = generate(position, list, 0)
  const wanted = Array.from(list.subarray(0, end)).some((move) => {
    const each = stepOf(position, move)
    return each.from === step.from && each.to === step.to
  })
  // A promotion without a chosen piece is refused too, but for a different reason.
  if (!wanted || (pawn && /[18]$/.test(step.to))) return ''
  return position.inCheck(position.turn) ? lazyTexts.refusals.inCheck : lazyTexts.refusals.leavesCheck
}
