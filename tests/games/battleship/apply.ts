/** Owns making moves that must be legal, for the tests of Battleship. */
import { type Move, rules, type State } from '../../../src/games/battleship/rules'

/** The state after these moves. Throws where one is refused. */
export function apply(state: State, ...moves: Move[]): State {
  return moves.reduce<State>((now, move) => {
    const applied = rules.apply(now, move, 0)
    if ('refused' in applied) throw new Error(`${JSON.stringify(move)}: ${applied.refused}`)
    return applied.state
  }, state)
}
