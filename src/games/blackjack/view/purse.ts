/** Owns the money and the tallies that stay with the visitor: who sits down again goes on with them, in a later visit too. */
import { carriedFigures, carryFigures } from '../../../engine/storage/records'
import { BANK, isFresh, type Purse, type State } from '../rules/state'

const GAME = 'blackjack'
const START: Purse = { bank: BANK, loans: 0, wins: 0, losses: 0, ties: 0 }
const NAMES = Object.keys(START) as (keyof Purse)[]

/** The table noted last: a board that is drawn again is no news. */
let noted: State | null = null

/**
 * Takes note of a move at the table: what it changed goes to the purse, so that two tables at once both count. What lies
 * on the table is not in the purse: who walks away from a hand has lost the bet. Returns the purse to sit down with where
 * a play has just begun, else null.
 */
export function follow(state: State, previous: State | null): Purse | null {
  if (isFresh(state)) {
    noted = null
    const carried = carriedFigures(GAME, {})
    return carried && NAMES.every((name) => carried[name] !== undefined)
      ? pick((name) => carried[name] ?? 0)
      : null
  }
  if (state === noted) return null
  // Two moves may have been made since the board was drawn last.
  const before = noted?.seed === state.seed && previous ? noted : previous
  noted = state
  // A play of an earlier visit was noted then; whoever has just sat down has changed nothing.
  if (before && before.brought === state.brought)
    carryFigures(
      GAME,
      {},
      { ...START },
      pick((name) => state[name] - before[name]),
    )
  return null
}

const pick = (figure: (name: keyof Purse) => number) =>
  Object.fromEntries(NAMES.map((name) => [name, figure(name)])) as Record<keyof Purse, number>
