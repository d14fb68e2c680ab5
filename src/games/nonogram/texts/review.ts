/** Texts of the review of Nonogram. `clue` is '2 1'; `title` and `cell` are `cellTitle` and `cell` of `moves.ts`. */
export const reviewTexts = {
  filled: 'Picture filled',
  row: {
    filledInEveryWay: (row: number, title: string, clue: string) =>
      `${title} is filled in every way to place ${clue} in row ${row}.`,
    emptyInEveryWay: (row: number, title: string, clue: string) =>
      `${title} is empty in every way to place ${clue} in row ${row}.`,
    ifEmpty: (row: number, cell: string) => `If ${cell} were empty, row ${row} couldn’t be completed.`,
    ifFilled: (row: number, cell: string) => `If ${cell} were filled, row ${row} couldn’t be completed.`,
  },
  column: {
    filledInEveryWay: (column: number, title: string, clue: string) =>
      `${title} is filled in every way to place ${clue} in column ${column}.`,
    emptyInEveryWay: (column: number, title: string, clue: string) =>
      `${title} is empty in every way to place ${clue} in column ${column}.`,
    ifEmpty: (column: number, cell: string) =>
      `If ${cell} were empty, column ${column} couldn’t be completed.`,
    ifFilled: (column: number, cell: string) =>
      `If ${cell} were filled, column ${column} couldn’t be completed.`,
  },
  filledByOthers: (title: string) =>
    `${title} is filled: other rows and columns lead to it, one after the other.`,
  emptyByOthers: (title: string) =>
    `${title} is empty: other rows and columns lead to it, one after the other.`,
  fill: (cell: string) => `Fill ${cell}`,
  cross: (cell: string) => `Cross out ${cell}`,
  earlyFilled: (cell: string) => `It couldn’t be deduced yet: ${cell} is filled.`,
  earlyEmpty: (cell: string) => `It couldn’t be deduced yet: ${cell} is empty.`,
  guess: (title: string) => `${title} couldn’t be deduced yet: a lucky guess.`,
  summary: { wrong: 'Wrong cells', guesses: 'Guesses', solutions: 'Solutions', several: 'several' },
}
