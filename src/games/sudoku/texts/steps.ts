/**
 * Sentences of Sudoku about rows, columns, boxes, diagonals and cages, for hints, reviews and refusals. `box` is one of
 * `boxes`, `corner` one of `corners`, `at` and `cells` are cells ('row 1, column 2'), and digits and lines come as lists.
 */
import { plural } from '../../../engine/core/text'

export const stepTexts = {
  cell: (row: number, column: number) => `row ${row}, column ${column}`,
  cellTitle: (row: number, column: number) => `Row ${row}, column ${column}`,
  boxes: [
    'top-left',
    'top-middle',
    'top-right',
    'middle-left',
    'center',
    'middle-right',
    'bottom-left',
    'bottom-middle',
    'bottom-right',
  ],
  /** Where the diagonals start. */
  corners: ['top left', 'top right'],
  /** Where to look. */
  lookAt: {
    row: (row: number) => `Look at row ${row}.`,
    column: (column: number) => `Look at column ${column}.`,
    box: (box: string) => `Look at the ${box} box.`,
    diagonal: (corner: string) => `Look at the diagonal from the ${corner}.`,
    cage: (sum: number, at: string) => `Look at the cage of ${sum} at ${at}.`,
  },
  lookAtRows: (rows: string) => `Look at rows ${rows}.`,
  lookAtColumns: (columns: string) => `Look at columns ${columns}.`,
  twice: {
    row: (row: number, digit: number) => `This Sudoku has ${digit} twice in row ${row}.`,
    column: (column: number, digit: number) => `This Sudoku has ${digit} twice in column ${column}.`,
    box: (box: string, digit: number) => `This Sudoku has ${digit} twice in the ${box} box.`,
    diagonal: (corner: string, digit: number) =>
      `This Sudoku has ${digit} twice in the diagonal from the ${corner}.`,
    cage: (sum: number, at: string, digit: number) =>
      `This Sudoku has ${digit} twice in the cage of ${sum} at ${at}.`,
  },
  lastCell: {
    row: (row: number) => `It is the last cell of row ${row}.`,
    column: (column: number) => `It is the last cell of column ${column}.`,
    box: (box: string) => `It is the last cell of the ${box} box.`,
    diagonal: (corner: string) => `It is the last cell of the diagonal from the ${corner}.`,
  },
  noOtherDigit: 'No other digit is possible there.',
  fitsNowhereElse: {
    row: (row: number, digit: number) => `In row ${row}, ${digit} fits nowhere else.`,
    column: (column: number, digit: number) => `In column ${column}, ${digit} fits nowhere else.`,
    box: (box: string, digit: number) => `In the ${box} box, ${digit} fits nowhere else.`,
    diagonal: (corner: string, digit: number) =>
      `On the diagonal from the ${corner}, ${digit} fits nowhere else.`,
  },
  /** All places of a digit in a line are also in a box. */
  lockedInBox: {
    row: (row: number, box: string, digit: number) =>
      `In row ${row}, ${digit} only fits within the ${box} box, so it can’t be anywhere else in that box.`,
    column: (column: number, box: string, digit: number) =>
      `In column ${column}, ${digit} only fits within the ${box} box, so it can’t be anywhere else in that box.`,
    diagonal: (corner: string, box: string, digit: number) =>
      `On the diagonal from the ${corner}, ${digit} only fits within the ${box} box, so it can’t be anywhere else in that box.`,
  },
  /** All places of a digit in a box are also in a line. */
  lockedInLine: {
    row: (row: number, box: string, digit: number) =>
      `In the ${box} box, ${digit} only fits within row ${row}, so it can’t be anywhere else in that row.`,
    column: (column: number, box: string, digit: number) =>
      `In the ${box} box, ${digit} only fits within column ${column}, so it can’t be anywhere else in that column.`,
    diagonal: (corner: string, box: string, digit: number) =>
      `In the ${box} box, ${digit} only fits on the diagonal from the ${corner}, so it can’t be anywhere else on that diagonal.`,
  },
  nakedPair: {
    row: (row: number, digits: string) =>
      `In row ${row}, two cells can only hold ${digits}, so no other cell there can hold them.`,
    column: (column: number, digits: string) =>
      `In column ${column}, two cells can only hold ${digits}, so no other cell there can hold them.`,
    box: (box: string, digits: string) =>
      `In the ${box} box, two cells can only hold ${digits}, so no other cell there can hold them.`,
    diagonal: (corner: string, digits: string) =>
      `On the diagonal from the ${corner}, two cells can only hold ${digits}, so no other cell there can hold them.`,
  },
  nakedTriple: {
    row: (row: number, digits: string) =>
      `In row ${row}, three cells can only hold ${digits}, so no other cell there can hold them.`,
    column: (column: number, digits: string) =>
      `In column ${column}, three cells can only hold ${digits}, so no other cell there can hold them.`,
    box: (box: string, digits: string) =>
      `In the ${box} box, three cells can only hold ${digits}, so no other cell there can hold them.`,
    diagonal: (corner: string, digits: string) =>
      `On the diagonal from the ${corner}, three cells can only hold ${digits}, so no other cell there can hold them.`,
  },
  hiddenPair: {
    row: (row: number, digits: string) =>
      `In row ${row}, ${digits} only fit in two cells, so nothing else fits in those.`,
    column: (column: number, digits: string) =>
      `In column ${column}, ${digits} only fit in two cells, so nothing else fits in those.`,
    box: (box: string, digits: string) =>
      `In the ${box} box, ${digits} only fit in two cells, so nothing else fits in those.`,
    diagonal: (corner: string, digits: string) =>
      `On the diagonal from the ${corner}, ${digits} only fit in two cells, so nothing else fits in those.`,
  },
  hiddenTriple: {
    row: (row: number, digits: string) =>
      `In row ${row}, ${digits} only fit in three cells, so nothing else fits in those.`,
    column: (column: number, digits: string) =>
      `In column ${column}, ${digits} only fit in three cells, so nothing else fits in those.`,
    box: (box: string, digits: string) =>
      `In the ${box} box, ${digits} only fit in three cells, so nothing else fits in those.`,
    diagonal: (corner: string, digits: string) =>
      `On the diagonal from the ${corner}, ${digits} only fit in three cells, so nothing else fits in those.`,
  },
  /** Rule of 45: the cages inside a house make less than 45, and leave cells over. */
  inside: {
    row: (row: number, made: number, whole: number, rest: number, cells: string) =>
      `The cages inside row ${row} make ${made} of ${whole}, leaving ${rest} for ${cells}.`,
    column: (column: number, made: number, whole: number, rest: number, cells: string) =>
      `The cages inside column ${column} make ${made} of ${whole}, leaving ${rest} for ${cells}.`,
    box: (box: string, made: number, whole: number, rest: number, cells: string) =>
      `The cages inside the ${box} box make ${made} of ${whole}, leaving ${rest} for ${cells}.`,
  },
  insideRows: (rows: string, made: number, whole: number, rest: number, cells: string) =>
    `The cages inside rows ${rows} make ${made} of ${whole}, leaving ${rest} for ${cells}.`,
  insideColumns: (columns: string, made: number, whole: number, rest: number, cells: string) =>
    `The cages inside columns ${columns} make ${made} of ${whole}, leaving ${rest} for ${cells}.`,
  /** Rule of 45: the cages of a house stick out of it. */
  covering: {
    row: (row: number, made: number, whole: number, rest: number, cells: string) =>
      `The cages covering row ${row} make ${made}: the ${rest} beyond ${whole} is in ${cells}.`,
    column: (column: number, made: number, whole: number, rest: number, cells: string) =>
      `The cages covering column ${column} make ${made}: the ${rest} beyond ${whole} is in ${cells}.`,
    box: (box: string, made: number, whole: number, rest: number, cells: string) =>
      `The cages covering the ${box} box make ${made}: the ${rest} beyond ${whole} is in ${cells}.`,
  },
  coveringRows: (rows: string, made: number, whole: number, rest: number, cells: string) =>
    `The cages covering rows ${rows} make ${made}: the ${rest} beyond ${whole} is in ${cells}.`,
  coveringColumns: (columns: string, made: number, whole: number, rest: number, cells: string) =>
    `The cages covering columns ${columns} make ${made}: the ${rest} beyond ${whole} is in ${cells}.`,
  /** @param technique - 'X-Wing' or 'Swordfish' of `techniques` */
  fishInColumns: (technique: string, columns: string, digit: number, rows: string) =>
    `${technique}: in columns ${columns}, ${digit} is only in rows ${rows}, so it can’t be elsewhere in those rows.`,
  fishInRows: (technique: string, rows: string, digit: number, columns: string) =>
    `${technique}: in rows ${rows}, ${digit} is only in columns ${columns}, so it can’t be elsewhere in those columns.`,
  skyscraper: (digit: number, cell: string, other: string) =>
    `Skyscraper: ${digit} is in ${cell} or in ${other}, so it can’t be in a cell that sees both.`,
  xyWing: (pivot: string, digit: number, cell: string, other: string) =>
    `XY-Wing: whichever digit ${pivot} takes, ${digit} is in ${cell} or in ${other}, so it can’t be in a cell that sees both.`,
  onlyCellOfCage: (sum: number, at: string) => `It is the only cell of the cage of ${sum} at ${at}.`,
  lastCellOfCage: (sum: number, at: string, others: number, rest: number) =>
    `The other cells of the cage of ${sum} at ${at} add up to ${others}, leaving ${rest}.`,
  cageSum: (sum: number, at: string, cells: number, rest: number, digits: string) =>
    plural(cells, {
      one: `In the cage of ${sum} at ${at}, # cell can only make ${rest} with ${digits}.`,
      other: `In the cage of ${sum} at ${at}, # cells can only add up to ${rest} with ${digits}.`,
    }),
  cageCombinations: (rest: number, sum: number, at: string, cell: string, digits: string) =>
    `To make ${rest} in the rest of the cage of ${sum} at ${at}, ${cell} can only be ${digits}.`,
  requiredInCage: (sum: number, at: string, digit: number) =>
    `In the cage of ${sum} at ${at}, one cell must be ${digit}, so no other cell that sees all its possible places can be ${digit}.`,
  techniques: {
    'Full house': 'Full house',
    'Hidden single': 'Hidden single',
    'Naked single': 'Naked single',
    'Locked candidates': 'Locked candidates',
    'Naked pair': 'Naked pair',
    'Naked triple': 'Naked triple',
    'Hidden pair': 'Hidden pair',
    'Hidden triple': 'Hidden triple',
    'X-Wing': 'X-Wing',
    Swordfish: 'Swordfish',
    Skyscraper: 'Skyscraper',
    'XY-Wing': 'XY-Wing',
    'Last cell of a cage': 'Last cell of a cage',
    'Cage sum': 'Cage sum',
    'Cage combinations': 'Cage combinations',
    'Required in a cage': 'Required in a cage',
    'Rule of 45': 'Rule of 45',
  },
}
