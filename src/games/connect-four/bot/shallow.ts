/** Evaluation by a shallow search: used by the levels below Perfect, and by Perfect when time runs out. */
import { itemAt } from '../../../engine/core/itemAt'
import { alphaBeta } from '../../../engine/core/math/search'
import { type Bits, BOARD_HIGH, BOARD_LOW, CELLS, drop, shiftedLow, wins } from './bitboard'
import { openColumns } from './perfect'
import { bitsIn } from './threats'

/** Value of a win, minus the discs played, so that faster wins are better. Larger than any sum of lines. */
const WIN = 10_000
/** Value of a line by the number of discs of one side, if the other side has none. */
const LINE_VALUES = [0, 1, 4, 16] as const

/** The four directions of a line, as bit shifts: up, down right, right, up right. */
const DIRECTIONS: readonly number[] = [1, 6, 7, 8]

/** Value of the lines that only one side can still complete. Evaluates all lines of a direction at once. */
function openLines(ownLow: number, ownHigh: number, foeLow: number, foeHigh: number): number {
  const freeLow = BOARD_LOW & ~foeLow
  const freeHigh = BOARD_HIGH & ~foeHigh
  let sum = 0
  for (let i = 0; i < DIRECTIONS.length; i++) {
    const step = itemAt(DIRECTIONS, i)
    // Cells where lines start that are free of the opponent.
    const pairLow = freeLow & shiftedLow(freeLow, freeHigh, step)
    const pairHigh = freeHigh & (freeHigh >>> step)
    const openLow = pairLow & shiftedLow(pairLow, pairHigh, 2 * step)
    const openHigh = pairHigh & (pairHigh >>> (2 * step))
    if ((openLow | openHigh) === 0) continue
    // For each start cell: discs on the first two cells and on the last two, added bit by bit.
    const nextLow = shiftedLow(ownLow, ownHigh, step)
    const nextHigh = ownHigh >>> step
    const oneLow = ownLow ^ nextLow
    const oneHigh = ownHigh ^ nextHigh
    const bothLow = ownLow & nextLow
    const bothHigh = ownHigh & nextHigh
    const lastOneLow = shiftedLow(oneLow, oneHigh, 2 * step)
    const lastOneHigh = oneHigh >>> (2 * step)
    const lastBothLow = shiftedLow(bothLow, bothHigh, 2 * step)
    const lastBothHigh = bothHigh >>> (2 * step)
    // One or three discs; two or three. A line of four is neither.
    const oddLow = (oneLow ^ lastOneLow) & openLow
    const oddHigh = (oneHigh ^ lastOneHigh) & openHigh
    const moreLow = (bothLow ^ lastBothLow ^ (oneLow & lastOneLow)) & openLow
    const moreHigh = (bothHigh ^ lastBothHigh ^ (oneHigh & lastOneHigh)) & openHigh
    sum += LINE_VALUES[1] * bitsIn(oddLow & ~moreLow, oddHigh & ~moreHigh)
    if ((moreLow | moreHigh) === 0) continue
    sum += LINE_VALUES[2] * bitsIn(moreLow & ~oddLow, moreHigh & ~oddHigh)
    sum += LINE_VALUES[3] * bitsIn(moreLow & oddLow, moreHigh & oddHigh)
  }
  return sum
}

/** Open lines of the side to move minus those of the opponent. */
export function balance({ ownLow, ownHigh, allLow, allHigh }: Bits): number {
  const foeLow = ownLow ^ allLow
  const foeHigh = ownHigh ^ allHigh
  return openLines(ownLow, ownHigh, foeLow, foeHigh) - openLines(foeLow, foeHigh, ownLow, ownHigh)
}

/** Searches of this depth are long enough to benefit from a transposition table. */
const TABLE_FROM_DEPTH = 5
/** Size of the table as a power of two. */
const TABLE_BITS = 14
/** Bound type of a stored value: exact, lower or upper. */
const EXACT = 1
const LOWER_BOUND = 2
const UPPER_BOUND = 3

/**
 * The transposition table. Later entries replace earlier ones. The depth follows
 * from the number of discs, so a table serves only one search.
 */
class TranspositionTable {
  readonly #entries = new Int32Array(4 << TABLE_BITS)
  #keyLow = 0
  #keyHigh = 0
  /** Value of the position last looked up, if known. */
  value = 0

  /** Whether the table decides the position within ]low, high[, exactly or by a bound. */
  probe(bits: Bits, low: number, high: number): boolean {
    const entries = this.#entries
    const at = this.#indexOf(bits)
    const kind = entries[at + 3]
    if (kind === 0 || entries[at] !== this.#keyLow || entries[at + 1] !== this.#keyHigh) return false
    const value = itemAt(entries, at + 2)
    this.value = value
    return kind === EXACT || (kind === LOWER_BOUND ? value >= high : value <= low)
  }
  store(bits: Bits, value: number, low: number, high: number): void {
    const entries = this.#entries
    const at = this.#indexOf(bits)
    entries[at] = this.#keyLow
    entries[at + 1] = this.#keyHigh
    entries[at + 2] = value
    entries[at + 3] = value >= high ? LOWER_BOUND : value <= low ? UPPER_BOUND : EXACT
  }
  #indexOf({ ownLow, ownHigh, allLow, allHigh }: Bits): number {
    this.#keyLow = ownLow + allLow
    this.#keyHigh = ownHigh + allHigh
    const mixed = Math.imul(this.#keyLow ^ Math.imul(this.#keyHigh, 0x9e3779b1), 0x85ebca6b)
    return (mixed >>> (32 - TABLE_BITS)) << 2
  }
}

/** Alpha-beta to a depth in moves, with a transposition table for deep searches; value for the side to move. */
function negamax(
  bits: Bits,
  depth: number,
  low: number,
  high: number,
  table: TranspositionTable | null,
): number {
  if (bits.count === CELLS) return 0
  if (table?.probe(bits, low, high)) return table.value
  const columns = openColumns(bits)
  let value: number
  if (columns.some((column) => wins(bits, column))) value = WIN - bits.count
  else if (depth === 0) value = balance(bits)
  else
    value = alphaBeta(
      columns.length,
      low,
      high,
      (index, floor) => -negamax(drop(bits, itemAt(columns, index)), depth - 1, -high, -floor, table),
    ).value
  table?.store(bits, value, low, high)
  return value
}

export interface RatedColumn {
  readonly column: number
  readonly value: number
}

/**
 * All open columns with their values, best first.
 *
 * @param depth moves to look ahead; 1 is only the move itself
 */
export function rateColumns(bits: Bits, depth: number): RatedColumn[] {
  const table = depth >= TABLE_FROM_DEPTH ? new TranspositionTable() : null
  return openColumns(bits)
    .map((column) => ({
      column,
      value: wins(bits, column)
        ? WIN - bits.count
        : -negamax(drop(bits, column), depth - 1, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, table),
    }))
    .sort((a, b) => b.value - a.value)
}
