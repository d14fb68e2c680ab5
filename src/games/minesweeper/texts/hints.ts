/** Hints of Minesweeper. Cells are highlighted, not named: the board may be shown rotated. */
const UNCOUNTED =
  'There are too many ways to place the mines to count them all. No two numbers here prove a cell safe.'

export const hintTexts = {
  lessThanOnePercent: 'less than 1%',
  moreThan99Percent: 'more than 99%',
  /** @param chance - '14%', or one of the two above */
  guess: (chance: string) =>
    `Nothing is certain: you have to guess. The highlighted cell is the safest, ${chance} likely to be a mine.`,
  /** @param chance - see `guess` */
  guessFlagged: (chance: string) =>
    `Nothing is certain: you have to guess. The highlighted flagged cell is the safest, ${chance} likely to be a mine. Remove the flag first.`,
  noneCertain: 'None of the highlighted cells is certain: you have to guess.',
  /** @param chance - see `guess` */
  count: (chance: string) =>
    `Count every way to place the mines. One highlighted cell is a mine in ${chance} of them. No other cell is safer.`,
  uncounted: UNCOUNTED,
  mostCovered: `${UNCOUNTED} The highlighted cell has the most covered neighbors.`,
  first: 'The first cell is never a mine. Start anywhere.',
  wrongFlag: 'The highlighted flag is wrong: the numbers and the mine count leave no mine there.',
  oneWrong: 'One of your flags is wrong.',
  compareFlags: 'Compare the highlighted numbers: a flag next to them is on a cell that can’t be a mine.',
  safe: (number: number) =>
    `The highlighted cell is safe: the highlighted ${number} next to it already has all its mines.`,
  oneProves: 'Look at these cells: one of the numbers proves something.',
  countMines: (number: number) =>
    `Count the mines of the highlighted ${number}: once they are all known, every other cell it touches is safe.`,
  safeByAll: 'The highlighted cell is safe: compare the numbers next to it and the mines left.',
  somethingCertain: 'Look at these cells: something here is certain.',
  noSingle: 'No single number proves it: compare the highlighted ones, and count the mines left.',
}
