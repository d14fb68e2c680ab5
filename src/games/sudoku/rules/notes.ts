/** Fills in all notes: the candidates that the current digits leave in the empty cells. */
import { itemAt } from '../../../engine/core/itemAt'
import { digitsFor } from './cages'
import { ALL, bitOf, CELLS } from './grid'
import { type Layout, shapeOf } from './shape'

/** All digits that neither another digit nor the sum of the cage excludes, for each empty cell. */
export function allNotes(puzzle: Layout, digits: readonly number[]): readonly number[] {
  const shape = shapeOf(puzzle)
  const inCage = new Uint16Array(CELLS).fill(ALL)
  for (const { cells, sum } of shape.cages) {
    const open = cells.filter((cell) => digits[cell] === 0)
    const made = cells.reduce((all, cell) => all + itemAt(digits, cell), 0)
    // A cage that cannot reach its sum excludes nothing, so as not to reveal that a digit is wrong.
    const fitting = digitsFor(open.length, sum - made) || ALL
    for (const cell of open) inCage[cell] = fitting
  }
  return digits.map((digit, cell) => {
    if (digit > 0) return 0
    const peers = itemAt(shape.peers, cell)
    return peers.reduce(
      (bits, peer) => (digits[peer] ? bits & ~bitOf(itemAt(digits, peer)) : bits),
      itemAt(inCage, cell),
    )
  })
}
