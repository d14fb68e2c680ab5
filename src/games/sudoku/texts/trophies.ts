/** Titles and conditions of Sudoku’s trophies. */
export const trophyTexts = {
  easy: {
    title: 'Eighty-One Cells',
    text: 'Solve a standard Sudoku on Easy, Medium, Hard, or Expert, with mistakes hidden, without hints.',
  },
  clean: {
    title: 'Written in Ink',
    text: 'Solve a standard Sudoku on Medium, Hard, or Expert, with mistakes hidden, without hints or conflicts.',
  },
  head: {
    title: 'All in Your Head',
    text: 'Solve a standard Sudoku on Medium, Hard, or Expert, with mistakes hidden, without hints or notes.',
  },
  hard: {
    title: 'The Quiet Hour',
    text: 'Solve a standard Sudoku on Hard or Expert, with mistakes hidden, without hints.',
  },
  expert: {
    title: 'Master of Logic',
    text: 'Solve a standard Sudoku on Expert, with mistakes hidden, without hints.',
  },
}
