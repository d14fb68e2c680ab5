/** Prints both waters: the person's (or the first person's) above, the opponent's below. */
import { itemAt } from '../../../engine/core/itemAt'
import { printGrid } from '../../../engine/core/math/grid'
import { chartOf, type Fleet, SHIPS, SIZE } from './fleet'

interface Waters {
  readonly fleets: readonly [Fleet, Fleet]
  readonly shots: readonly [readonly number[], readonly number[]]
}

/** A ship is the first letter of its name (S is the submarine), lowercase where it was hit; ~ is a miss. */
function print(fleet: Fleet, shots: readonly number[]): string {
  const chart = chartOf(fleet)
  return printGrid(SIZE, SIZE, (row, col) => {
    const cell = row * SIZE + col
    const letter = SHIPS[itemAt(chart, cell)]?.name[0]
    if (letter === undefined) return shots.includes(cell) ? '~' : '.'
    // The carrier and the cruiser share a letter.
    const letterShown = chart[cell] === 2 ? 'R' : letter
    return shots.includes(cell) ? letterShown.toLowerCase() : letterShown
  })
}

export function debug({ fleets, shots }: Waters): string {
  return `${print(fleets[0], shots[1])}\n\n${print(fleets[1], shots[0])}`
}
