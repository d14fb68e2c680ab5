/** Perfect play: the best column of a position and its exact score. */
import { type Bits, drop, fits, wins } from './bitboard'
import type { BookMove } from './book'
import { CENTER_FIRST, type Solver } from './solver'

/** Columns that are not full, the middle first. */
export function openColumns(bits: Bits): number[] {
  const open: number[] = []
  for (const column of CENTER_FIRST) if (fits(bits, column)) open.push(column)
  return open
}

/**
 * The best column of a position that is not over: the fastest win, otherwise a tie, otherwise the slowest loss.
 *
 * @throws OutOfTime
 * @throws RangeError if no column is open
 */
export function best(solver: Solver, bits: Bits, overtime: () => boolean): BookMove {
  const score = solver.score(bits, overtime)
  for (const column of openColumns(bits)) {
    if (wins(bits, column) || !solver.above(drop(bits, column), -score, overtime)) return { column, score }
  }
  throw new RangeError('best: no column is open')
}

/**
 * A column that keeps a known outcome (1, 0 or -1): the favorite if it does, otherwise the first found.
 *
 * @throws OutOfTime
 */
export function holding(
  solver: Solver,
  bits: Bits,
  outcome: number,
  favorite: number,
  overtime: () => boolean,
): number {
  if (outcome < 0) return favorite
  const columns = [favorite, ...openColumns(bits).filter((column) => column !== favorite)]
  return (
    columns.find(
      (column) => wins(bits, column) || -solver.outcome(drop(bits, column), overtime) === outcome,
    ) ?? favorite
  )
}
