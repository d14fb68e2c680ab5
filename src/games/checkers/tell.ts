/** Owns the notation for moves of Checkers: '11-15' a step, '15x22x31' a capture with every landing, a star for a new king. */
import type { Tell } from '../../engine/core/contract'
import type { Move, Path, State } from './rules'
import { isKing, piecesOn } from './rules/pieces'

const isPath = (move: Move): move is Path => Array.isArray(move)

export const tell: Tell<State, Move> = (before, move, after) => {
  if (move === 'resign') return 'Resigned'
  if (move === 'accept') return 'Draw accepted'
  if (!isPath(move)) return `${told(before, move.offer, after)}, a draw is offered`
  return told(before, move, after)
}

function told(before: State, path: Path, after: State): string {
  const [from = 0] = path
  const to = path.at(-1) ?? 0
  const pieces = (state: State) => piecesOn(state).replaceAll('.', '').length
  const left = pieces(before) - pieces(after)
  const crowned = isKing(piecesOn(after)[to]) && !isKing(piecesOn(before)[from])
  return path.map((square) => square + 1).join(left === 0 ? '-' : 'x') + (crowned ? '*' : '')
}
