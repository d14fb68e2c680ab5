/** Owns judgement by looking a few moves ahead: how the levels below Perfect play, and Perfect when time runs out. */
import { linesOf } from '../../../engine/core/grid'
import { alphaBeta } from '../../../engine/core/search'
import { type Bits, CELLS, COLUMNS, drop, ROWS, wins } from './bitboard'
import { openColumns } from './perfect'
import { bitsIn } from './threats'

/** Worth of a win, minus the stones played: sooner is better. Above every sum of lines. */
const WIN = 10_000
/** What a line is worth that holds this many stones of one side and none of the other. */
const LINE_WORTH = [0, 1, 4, 16, 0] as const

/** The 69 lines of four as pairs of bits. */
const LINES: readonly { low: number; high: number }[] = linesOf(4, ROWS, COLUMNS).map((cells) => {
  let low = 0
  let high = 0
  for (const cell of cells) {
    const column = cell % COLUMNS
    const height = Math.floor(cell / COLUMNS)
    if (column < 4) low |= 1 << (7 * column + height)
    else high |= 1 << (7 * (column - 4) + height)
  }
  return { low, high }
})

/** Open lines of the side to move against those of the other side. */
export function balance(bits: Bits): number {
  const { ownLow, ownHigh } = bits
  const foeLow = ownLow ^ bits.allLow
  const foeHigh = ownHigh ^ bits.allHigh
  let sum = 0
  for (let i = 0; i < LINES.length; i++) {
    const { low, high } = LINES[i] as (typeof LINES)[number]
    const own = (ownLow & low) | (ownHigh & high)
    const foe = (foeLow & low) | (foeHigh & high)
    // Most lines are bare or closed to both: nothing to count.
    if (own === 0) {
      if (foe !== 0) sum -= LINE_WORTH[bitsIn(foeLow & low, foeHigh & high)] as number
    } else if (foe === 0) sum += LINE_WORTH[bitsIn(ownLow & low, ownHigh & high)] as number
  }
  return sum
}

/** Alpha-beta to a depth in moves; for the side to move. */
function look(bits: Bits, depth: number, low: number, high: number): number {
  if (bits.count === CELLS) return 0
  const columns = openColumns(bits)
  if (columns.some((column) => wins(bits, column))) return WIN - bits.count
  if (depth === 0) return balance(bits)
  return alphaBeta(
    columns.length,
    low,
    high,
    (index, floor) => -look(drop(bits, columns[index] as number), depth - 1, -high, -floor),
  ).worth
}

export interface Rated {
  readonly column: number
  readonly value: number
}

/** Every open column with its worth after looking `depth` moves ahead (1 sees only the move itself), best first. */
export function rate(bits: Bits, depth: number): Rated[] {
  return openColumns(bits)
    .map((column) => ({
      column,
      value: wins(bits, column)
        ? WIN - bits.count
        : -look(drop(bits, column), depth - 1, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY),
    }))
    .sort((a, b) => b.value - a.value)
}
