/** The moves of a game in two columns, for the move list: a pass has an entry of its own. */

import { texts } from '../texts/game'
import { nameOf, otherOf, type Side, type State } from './board'

/** The side that made the first move of this game. */
function firstOf({ turn, moves, passes }: State): Side {
  // Every move and every pass changed the turn.
  return (moves.length + passes.length) % 2 === 0 ? turn : otherOf(turn)
}

export function columnsOf(state: State): { readonly moves: readonly string[]; readonly second: boolean } {
  const { moves, passes, size } = state
  const told = moves.flatMap((move, n) => [
    ...(passes.includes(n) ? [texts.board.pass] : []),
    nameOf(move, size),
  ])
  return {
    moves: passes.includes(moves.length) ? [...told, texts.board.pass] : told,
    second: firstOf(state) === 1,
  }
}
