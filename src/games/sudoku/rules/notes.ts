/** Owns all notes at once: what the digits that stand there leave to the empty cells. */
import { itemAt } from '../../../engine/core/itemAt'
import { digitsFor } from './cages'
import { ALL, bitOf, CELLS } from './grid'
import { type Layout, shapeOf } from './shape'

/** All digits that no other rules out, nor the sum of their cage, as notes of the empty cells. */
export function allNotes(puzzle: Layout, digits: readonly number[]): readonly number[] {
  const shape = shapeOf(puzzle)
  const inCage = new Uint16Array(CELLS).fill(ALL)
  for (const { cells, sum } of shape.cages) {
    const open = cells.filter((cell) => digits[cell] === 0)
    const made = cells.reduce((all, cell) => all + itemAt(digits, cell), 0)
    // A cage that cannot come to its sum any more rules nothing out: which of its digits is wrong is not told.
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
