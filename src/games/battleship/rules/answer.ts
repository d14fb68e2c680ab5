/** The results of shots at a fleet, in order. */
import { cellsOf, chartOf, type Fleet, lengthOf } from './fleet'
import type { Answer } from './state'

/** The true answer to each shot at a complete fleet. */
export function answersOf(fleet: Fleet, shots: readonly number[]): Answer[] {
  const chart = chartOf(fleet)
  return shots.map((cell, i) => {
    const ship = chart[cell] ?? -1
    const berth = fleet[ship]
    if (!berth) return 'miss'
    const fired = shots.slice(0, i + 1)
    const sunk = cellsOf(lengthOf(ship), berth)?.every((each) => fired.includes(each))
    return sunk ? { ship, cell: berth.cell, across: berth.across } : 'hit'
  })
}
