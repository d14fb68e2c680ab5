/** Owns the money and the tallies of this visit: who sits down again goes on with them. */
import { isFresh, type Purse, type State } from './state'

let purse: Purse | null = null

/**
 * Takes note of a table. What lies on it is not in the purse: who walks away from a hand has lost the bet.
 * Returns the purse to sit down with where a play has just begun, else null.
 */
export function follow(state: State): Purse | null {
  if (isFresh(state)) return purse
  const { bank, loans, wins, losses, ties } = state
  purse = { bank, loans, wins, losses, ties }
  return null
}
