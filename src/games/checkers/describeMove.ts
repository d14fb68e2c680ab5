/** Describes moves of Checkers in their notation, including draw offers. */
import type { DescribeMove } from '../../engine/core/game/contract'
import type { Move, Path, State } from './rules'
import { moveText } from './rules/moveText'
import { piecesOn } from './rules/pieces'
import { moveTexts } from './texts/moves'

const isPath = (move: Move): move is Path => Array.isArray(move)

export const describeMove: DescribeMove<State, Move> = (before, move, after) => {
  if (move === 'resign') return moveTexts.resigned
  if (move === 'accept') return moveTexts.accepted
  const text = (path: Path) => moveText(piecesOn(before), path, piecesOn(after))
  return isPath(move) ? text(move) : moveTexts.offered(text(move.offer))
}
