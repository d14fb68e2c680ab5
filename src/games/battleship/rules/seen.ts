/** Values derived from a state: hits, sunk ships, what a seat knows about the opponent's waters, and the winner. */
import { itemAt } from '../../../engine/core/itemAt'
import type { Knowledge } from './aim'
import { CELLS, cellsOf, chartOf, HITS_TO_WIN, lengthOf, SHIPS } from './fleet'
import { otherOf, type Seat, type State } from './state'

/** Whether a ship of this seat has been hit everywhere. */
export function isSunk(state: State, seat: Seat, ship: number): boolean {
  const berth = state.fleets[seat][ship]
  if (!berth || state.phase === 'setup') return false
  const shots = state.shots[otherOf(seat)]
  return (cellsOf(lengthOf(ship), berth) ?? []).every((cell) => shots.includes(cell))
}

/** By shot of a seat, whether it hit; null if there is no answer yet. */
export function hitsBy(state: State, seat: Seat): readonly (boolean | null)[] {
  const { link, shots } = state
  if (link) return shots[seat].map((_, i) => link.answers[seat][i] ?? null)
  const chart = chartOf(state.fleets[otherOf(seat)])
  return shots[seat].map((cell) => chart[cell] !== -1)
}

export function hitsOf(state: State, seat: Seat): number {
  return hitsBy(state, seat).filter(Boolean).length
}

/** What this seat knows about the opponent's waters. Views and bots must use nothing else. */
export function knowledgeOf(state: State, seat: Seat): Knowledge {
  const other = otherOf(seat)
  const chart = chartOf(state.fleets[other])
  const hits = hitsBy(state, seat)
  const sunk = SHIPS.map((_, ship) => isSunk(state, other, ship))
  const cells: number[] = new Array(CELLS).fill(0)
  for (const [i, cell] of state.shots[seat].entries()) {
    const hit = hits[i]
    cells[cell] = hit === null ? 4 : !hit ? 1 : sunk[itemAt(chart, cell)] ? 3 : 2
  }
  return { cells, afloat: SHIPS.flatMap((_, ship) => (sunk[ship] ? [] : [ship])) }
}

/** The winning seat, or null. */
export function winnerOf(state: State): Seat | null {
  const resigned = state.link?.resigned ?? null
  if (resigned !== null) return otherOf(resigned)
  if (hitsOf(state, 0) === HITS_TO_WIN) return 0
  return hitsOf(state, 1) === HITS_TO_WIN ? 1 : null
}
