/** Cells and lines in words. Rows and columns count from 1. */
import { moveTexts as texts } from '../texts/moves'
import { heightOf, type State, widthOf } from './state'

const rowAndColumn = (state: State, cell: number): [row: number, column: number] => [
  Math.floor(cell / widthOf(state)) + 1,
  (cell % widthOf(state)) + 1,
]

export const cellTitle = (state: State, cell: number): string => texts.cellTitle(...rowAndColumn(state, cell))

/** `cellTitle` within a sentence. */
export const cellName = (state: State, cell: number): string => texts.cell(...rowAndColumn(state, cell))

/**
 * The sentences about a row or a column, and its number.
 *
 * @param line - the rows, then the columns, from 0
 */
export function aboutLine<Texts>(
  { row, column }: { readonly row: Texts; readonly column: Texts },
  state: State,
  line: number,
): [texts: Texts, number: number] {
  return line < heightOf(state) ? [row, line + 1] : [column, line - heightOf(state) + 1]
}

/** Cells in a row or column: 'Row 3, columns 4 to 6'. */
export function cellsTitle(state: State, cells: readonly number[]): string {
  const first = Math.min(...cells)
  const last = Math.max(...cells)
  if (first === last) return cellTitle(state, first)
  const [row, col] = rowAndColumn(state, first)
  const [lastRow, lastCol] = rowAndColumn(state, last)
  return row === lastRow ? texts.columnsTitle(row, col, lastCol) : texts.rowsTitle(col, row, lastRow)
}
