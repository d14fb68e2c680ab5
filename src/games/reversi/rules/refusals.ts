/** Explains why a disc cannot be placed. */

import { texts } from '../texts/game'
import { discCharacter, EMPTY, type Move, otherOf, type State } from './board'

/** Explains why an empty result of `flipsOf` makes this move illegal. */
export function refusal({ cells, size, turn }: State, move: Move): string {
  if (cells[move] !== EMPTY) return texts.refusals.taken
  const [row, col] = [Math.floor(move / size), move % size]
  const foe = discCharacter(otherOf(turn))
  const touches = [...cells].some(
    (disc, cell) =>
      disc === foe && Math.abs(Math.floor(cell / size) - row) <= 1 && Math.abs((cell % size) - col) <= 1,
  )
  return touches ? (turn === 0 ? texts.refusals.noBlack : texts.refusals.noWhite) : texts.refusals.apart
}
