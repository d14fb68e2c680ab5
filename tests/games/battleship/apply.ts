/** Test helper for Battleship: makes moves that must be legal. */
import { type Move, rules, type State } from '../../../src/games/battleship/rules'

/** The state after these moves. Throws if one is refused. */
export function apply(state: State, ...moves: Move[]): State {
  return moves.reduce<State>((now, move) => {
    const applied = rules.apply(now, move, 0)
    if ('refused' in applied) throw new Error(`${JSON.stringify(move)}: ${applied.refused}`)
    return applied.state
  }, state)
}
