/** Owns why a move is refused, where a word helps: the king would be left in check, or a piece is not one's own. */
import { readFen } from './fen'
import { generate, type Step, stepOf } from './moves'
import { COLOR_NAMES, colorOf, squareIndex } from './pieces'
import { Position } from './position'
import type { State } from './state'

/** A sentence for the visitor, or '' where the board itself shows it. */
export function whyNot(state: State, step: Step): string {
  if (squareIndex(step.from) < 0 || squareIndex(step.to) < 0) return ''
  const { squares, turn } = readFen(state.fen, state.variant)
  const piece = squares[squareIndex(step.from)]
  if (!piece) return ''
  if (colorOf(piece) !== turn) return `It is ${COLOR_NAMES[turn]}'s turn.`
  if (state.variant === 'simplified') return ''
  const position = new Position('full', readFen(state.fen, 'full'))
  const list = new Int32Array(256)
  const end = generate(position, list, 0)
  const wanted = Array.from(list.subarray(0, end)).some((move) => {
    const each = stepOf(position, move)
    return each.from === step.from && each.to === step.to
  })
  // A promotion without a choice is refused too, but not for the king's sake.
  if (!wanted || (piece.toLowerCase() === 'p' && /[18]$/.test(step.to))) return ''
  return position.inCheck(position.turn)
    ? 'Your king is in check: move it, shield it, or take the attacker.'
    : 'That would leave your king in check.'
}
