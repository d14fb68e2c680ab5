/** Names of cells and lines in words. Rows and columns count from 1. */
import { heightOf, type State, widthOf } from './state'

export function cellTitle(state: State, cell: number): string {
  return `Row ${Math.floor(cell / widthOf(state)) + 1}, column ${(cell % widthOf(state)) + 1}`
}

/** `cellTitle` within a sentence. */
export function cellName(state: State, cell: number): string {
  return `row ${Math.floor(cell / widthOf(state)) + 1}, column ${(cell % widthOf(state)) + 1}`
}

/** A sentence with a row or a column and further values. */
interface Lines<Values extends readonly unknown[]> {
  row(row: number, ...values: Values): string
  column(column: number, ...values: Values): string
}

function about<Values extends readonly unknown[]>(lines: Lines<Values>) {
  /** @param line - the rows, then the columns, from 0 */
  return (state: State, line: number, ...values: Values): string =>
    line < heightOf(state)
      ? lines.row(line + 1, ...values)
      : lines.column(line - heightOf(state) + 1, ...values)
}

/** Sentences about lines. `clue` is '2 1'; `cell` is 'row 3, column 4', with a capital where it comes first. */
export const lineTexts = {
  lookAt: about({
    row: (row) => `Look at row ${row}.`,
    column: (column) => `Look at column ${column}.`,
  }),
  isWrong: about({
    row: (row) => `A mark in row ${row} is wrong.`,
    column: (column) => `A mark in column ${column} is wrong.`,
  }),
  mustBeEmpty: about({
    row: (row) => `In row ${row}, a filled cell must stay empty.`,
    column: (column) => `In column ${column}, a filled cell must stay empty.`,
  }),
  mustBeFilled: about({
    row: (row) => `In row ${row}, a crossed-out cell must be filled.`,
    column: (column) => `In column ${column}, a crossed-out cell must be filled.`,
  }),
  alwaysFilled: about<[clue: string]>({
    row: (row, clue) =>
      `However you place ${clue} in row ${row}, some of the highlighted cells are always filled.`,
    column: (column, clue) =>
      `However you place ${clue} in column ${column}, some of the highlighted cells are always filled.`,
  }),
  allPlaced: about({
    row: (row) => `All blocks of row ${row} are placed.`,
    column: (column) => `All blocks of column ${column} are placed.`,
  }),
  neverReached: about<[clue: string]>({
    row: (row, clue) =>
      `However you place ${clue} in row ${row}, no block reaches some of the highlighted cells.`,
    column: (column, clue) =>
      `However you place ${clue} in column ${column}, no block reaches some of the highlighted cells.`,
  }),
  emptyOnceDone: about<[cells: string]>({
    row: (row, cells) => `${cells}: empty, because all blocks of row ${row} are placed.`,
    column: (column, cells) => `${cells}: empty, because all blocks of column ${column} are placed.`,
  }),
  filledOrBroken: about<[cell: string]>({
    row: (row, cell) => `${cell}: filled. If it were empty, row ${row} couldn’t be completed.`,
    column: (column, cell) => `${cell}: filled. If it were empty, column ${column} couldn’t be completed.`,
  }),
  emptyOrBroken: about<[cell: string]>({
    row: (row, cell) => `${cell}: empty. If it were filled, row ${row} couldn’t be completed.`,
    column: (column, cell) => `${cell}: empty. If it were filled, column ${column} couldn’t be completed.`,
  }),
  supposeEmpty: about({
    row: (row) =>
      `Suppose the highlighted cell is empty, and follow the lines: row ${row} becomes impossible.`,
    column: (column) =>
      `Suppose the highlighted cell is empty, and follow the lines: column ${column} becomes impossible.`,
  }),
  supposeFilled: about({
    row: (row) =>
      `Suppose the highlighted cell is filled, and follow the lines: row ${row} becomes impossible.`,
    column: (column) =>
      `Suppose the highlighted cell is filled, and follow the lines: column ${column} becomes impossible.`,
  }),
  filledInEveryWay: about<[cell: string, clue: string]>({
    row: (row, cell, clue) => `${cell} is filled in every way to place ${clue} in row ${row}.`,
    column: (column, cell, clue) => `${cell} is filled in every way to place ${clue} in column ${column}.`,
  }),
  emptyInEveryWay: about<[cell: string, clue: string]>({
    row: (row, cell, clue) => `${cell} is empty in every way to place ${clue} in row ${row}.`,
    column: (column, cell, clue) => `${cell} is empty in every way to place ${clue} in column ${column}.`,
  }),
  ifEmpty: about<[cell: string]>({
    row: (row, cell) => `If ${cell} were empty, row ${row} couldn’t be completed.`,
    column: (column, cell) => `If ${cell} were empty, column ${column} couldn’t be completed.`,
  }),
  ifFilled: about<[cell: string]>({
    row: (row, cell) => `If ${cell} were filled, row ${row} couldn’t be completed.`,
    column: (column, cell) => `If ${cell} were filled, column ${column} couldn’t be completed.`,
  }),
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
