/** Owns the words for moves of Checkers: how they are written, and a draw that goes with one. */
import type { Tell } from '../../engine/core/game/contract'
import type { Move, Path, State } from './rules'
import { piecesOn } from './rules/pieces'
import { toldMove } from './rules/told'

const isPath = (move: Move): move is Path => Array.isArray(move)

export const tell: Tell<State, Move> = (before, move, after) => {
  if (move === 'resign') return 'Resigned'
  if (move === 'accept') return 'Draw accepted'
  const told = (path: Path) => toldMove(piecesOn(before), path, piecesOn(after))
  return isPath(move) ? told(move) : `${told(move.offer)}, a draw is offered`
}
