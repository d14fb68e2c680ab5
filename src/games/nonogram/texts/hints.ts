/** Hints of Nonogram. `clue` is '2 1', `place` one of the titles of `moves.ts`. */
export const hintTexts = {
  row: {
    lookAt: (row: number) => `Look at row ${row}.`,
    isWrong: (row: number) => `A mark in row ${row} is wrong.`,
    mustBeEmpty: (row: number) => `In row ${row}, a filled cell must stay empty.`,
    mustBeFilled: (row: number) => `In row ${row}, a crossed-out cell must be filled.`,
    allPlaced: (row: number) => `All blocks of row ${row} are placed.`,
    emptyOnceDone: (row: number, place: string) =>
      `${place}: empty, because all blocks of row ${row} are placed.`,
    filledOrBroken: (row: number, place: string) =>
      `${place}: filled. If it were empty, row ${row} couldn’t be completed.`,
    emptyOrBroken: (row: number, place: string) =>
      `${place}: empty. If it were filled, row ${row} couldn’t be completed.`,
    overlap: (row: number, clue: string) =>
      `Overlap: however you place ${clue} in row ${row}, some of the highlighted cells are always filled.`,
    edge: (row: number, clue: string) =>
      `Edges: in row ${row}, a filled cell holds a block of ${clue} in place. It always fills some of the highlighted cells.`,
    reach: (row: number, clue: string) =>
      `Out of reach: however you place ${clue} in row ${row}, no block reaches some of the highlighted cells.`,
    splitFilled: (row: number, clue: string) =>
      `Splitting: crosses and filled cells divide row ${row}. Some of the highlighted cells are filled in every way to place ${clue}.`,
    splitEmpty: (row: number, clue: string) =>
      `Splitting: crosses and filled cells divide row ${row}. Some of the highlighted cells are empty in every way to place ${clue}.`,
    supposeEmpty: (row: number) =>
      `Contradiction: suppose the highlighted cell is empty, and follow the lines. Then row ${row} becomes impossible.`,
    supposeFilled: (row: number) =>
      `Contradiction: suppose the highlighted cell is filled, and follow the lines. Then row ${row} becomes impossible.`,
  },
  column: {
    lookAt: (column: number) => `Look at column ${column}.`,
    isWrong: (column: number) => `A mark in column ${column} is wrong.`,
    mustBeEmpty: (column: number) => `In column ${column}, a filled cell must stay empty.`,
    mustBeFilled: (column: number) => `In column ${column}, a crossed-out cell must be filled.`,
    allPlaced: (column: number) => `All blocks of column ${column} are placed.`,
    emptyOnceDone: (column: number, place: string) =>
      `${place}: empty, because all blocks of column ${column} are placed.`,
    filledOrBroken: (column: number, place: string) =>
      `${place}: filled. If it were empty, column ${column} couldn’t be completed.`,
    emptyOrBroken: (column: number, place: string) =>
      `${place}: empty. If it were filled, column ${column} couldn’t be completed.`,
    overlap: (column: number, clue: string) =>
      `Overlap: however you place ${clue} in column ${column}, some of the highlighted cells are always filled.`,
    edge: (column: number, clue: string) =>
      `Edges: in column ${column}, a filled cell holds a block of ${clue} in place. It always fills some of the highlighted cells.`,
    reach: (column: number, clue: string) =>
      `Out of reach: however you place ${clue} in column ${column}, no block reaches some of the highlighted cells.`,
    splitFilled: (column: number, clue: string) =>
      `Splitting: crosses and filled cells divide column ${column}. Some of the highlighted cells are filled in every way to place ${clue}.`,
    splitEmpty: (column: number, clue: string) =>
      `Splitting: crosses and filled cells divide column ${column}. Some of the highlighted cells are empty in every way to place ${clue}.`,
    supposeEmpty: (column: number) =>
      `Contradiction: suppose the highlighted cell is empty, and follow the lines. Then column ${column} becomes impossible.`,
    supposeFilled: (column: number) =>
      `Contradiction: suppose the highlighted cell is filled, and follow the lines. Then column ${column} becomes impossible.`,
  },
  clearFilled: (place: string) => `${place} must stay empty. Clear it.`,
  clearCross: (place: string) => `${place} must be filled. Clear the cross.`,
  filled: (place: string, clue: string) => `${place}: filled in every way to place ${clue}.`,
  empty: (place: string, clue: string) => `${place}: empty in every way to place ${clue}.`,
  tryCell: 'No single line helps. Try one cell in the highlighted row, and follow what it forces.',
  compare: 'No simple reason: compare several lines.',
  noReason: (place: string) => `${place}: filled in a solution. No simple reason.`,
}
