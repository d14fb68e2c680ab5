/** Names of cells and lines in words. Rows and columns count from 1. */
import { heightOf, type State, widthOf } from './state'

export function cellTitle(state: State, cell: number): string {
  return `Row ${Math.floor(cell / widthOf(state)) + 1}, column ${(cell % widthOf(state)) + 1}`
}

/** `cellTitle` within a sentence. */
export function cellName(state: State, cell: number): string {
  return `row ${Math.floor(cell / widthOf(state)) + 1}, column ${(cell % widthOf(state)) + 1}`
}

export function lineName(state: State, line: number): string {
  return line < heightOf(state) ? `row ${line + 1}` : `column ${line - heightOf(state) + 1}`
}

/** Cells in a row or column: 'Row 3, columns 4 to 6'. */
export function placeTitle(state: State, cells: readonly number[]): string {
  const first = Math.min(...cells)
  const last = Math.max(...cells)
  if (first === last) return cellTitle(state, first)
  const width = widthOf(state)
  const [row, col] = [Math.floor(first / width) + 1, (first % width) + 1]
  const [lastRow, lastCol] = [Math.floor(last / width) + 1, (last % width) + 1]
  return row === lastRow
    ? `Row ${row}, columns ${col} to ${lastCol}`
    : `Column ${col}, rows ${row} to ${lastRow}`
}
