/** Which cell a drag has reached. A hand is not exact: a cell counts from some way inside, and not by its corner. */

/** In cells: rows and columns of the board, with fractions. */
export interface Point {
  readonly row: number
  readonly col: number
}

/** How far inside a cell its row or column counts, in cells: 4 px on a phone. */
const INSIDE = 0.1
/**
 * Nearer to a corner than this, down and across together, in cells, nothing changes: a diagonal with a wobble of 4 px on a
 * phone passes the two cells beside it there.
 */
const CORNER = 0.45

/**
 * The row, or column, that a drag has reached.
 *
 * @param last the one that it was in before
 * @param at where it is now
 */
export function lineAt(last: number, at: number): number {
  if (at < last) return Math.min(last, Math.floor(at + INSIDE))
  return at < last + 1 ? last : Math.max(last, Math.floor(at - INSIDE))
}

const fromLine = (at: number) => Math.abs(at - Math.round(at))

/** The cell that a drag has reached, with `last` as the cell that it was in before. */
export function cellAt(last: Point, at: Point): Point {
  if (fromLine(at.row) + fromLine(at.col) < CORNER) return last
  return { row: lineAt(last.row, at.row), col: lineAt(last.col, at.col) }
}
