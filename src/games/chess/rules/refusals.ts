/**
 * Explains why a move is refused, where that helps: the king would be left in check, the piece belongs to the other
 * side, or the rules have no such move.
 */

import { texts } from '../texts/game'
import { readFen } from './fen'
import { lazyRules } from './lazyRules'
import type { Step } from './moves'
import { colorOf, squareIndex } from './pieces'
import { specialOf } from './special'
import type { State } from './state'

/** A sentence for the player, or '' if the board makes the reason clear. */
export function whyNot(state: State, step: Step): string {
  if (squareIndex(step.from) < 0 || squareIndex(step.to) < 0) return ''
  const { squares, turn } = readFen(state.fen)
  const piece = squares[squareIndex(step.from)]
  if (!piece) return ''
  if (colorOf(piece) !== turn) return turn === 'w' ? texts.refusals.whitesTurn : texts.refusals.blacksTurn
  if (state.variant === 'simplified')
    return specialOf(squares, squareIndex(step.from), squareIndex(step.to), false)
      ? texts.refusals.needsFull
      : ''
  return lazyRules.part.whyIllegal(state, step)
}
