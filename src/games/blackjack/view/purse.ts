/** Owns the money and the tallies that stay with the visitor: who sits down again goes on with them, in a later visit too. */
import { carriedFigures, carryFigures } from '../../../engine/storage/records'
import { isFresh, type Purse, type State } from '../rules/state'

const GAME = 'blackjack'

/**
 * Takes note of a table. What lies on it is not in the purse: who walks away from a hand has lost the bet.
 * Returns the purse to sit down with where a play has just begun, else null.
 */
export function follow(state: State): Purse | null {
  if (isFresh(state)) {
    const { bank, loans, wins, losses, ties } = carriedFigures(GAME, {}) ?? {}
    const whole = [bank, loans, wins, losses, ties].every((figure) => figure !== undefined)
    return whole ? ({ bank, loans, wins, losses, ties } as Purse) : null
  }
  const { bank, loans, wins, losses, ties } = state
  carryFigures(GAME, {}, { bank, loans, wins, losses, ties })
  return null
}
