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
  first: 'The first cell is never a mine. Start here, or anywhere.',
  wrongFlag: 'The highlighted flag is wrong: the numbers and the mine count leave no mine there.',
  oneWrong: 'One of your flags is wrong.',
  compareFlags: 'Compare the highlighted numbers: a flag next to them is on a cell that can’t be a mine.',
  safe: (number: number) =>
    `The highlighted cell is safe: the highlighted ${number} next to it already has all its mines.`,
  oneProves: 'Look at these cells: one of the numbers proves something.',
  countMines: (number: number) =>
    `Count the mines of the highlighted ${number}: once they are all known, every other cell it touches is safe.`,
  somethingCertain: 'Look at these cells: something here is certain.',
  /** By rule: which one applies, and what it proves. */
  rules: {
    'one-one': {
      rule: 'Pattern 1-1: the highlighted numbers still need the same number of mines, and one of them touches only cells that the other touches too. The other one’s remaining cells are safe.',
      safe: 'Pattern 1-1: the highlighted cell is safe. All mines that the number beside it still needs are in cells that it shares with another number.',
    },
    'one-two': {
      rule: 'Pattern 1-2: one highlighted number needs more mines than another, exactly as many more as it has covered cells of its own. Those cells are mines.',
      safe: 'Pattern 1-2: the highlighted cell is safe. All mines that the numbers beside it still need are in other cells.',
    },
    several: {
      rule: 'Several numbers: no two of them prove it. Suppose a covered cell beside the highlighted numbers is a mine, and follow what they force.',
      safe: 'Several numbers: the highlighted cell is safe. With a mine there, the numbers can’t all be right.',
    },
    count: {
      rule: 'Mines left: the numbers alone don’t prove it. Compare how many mines are left with how many the numbers need.',
      safe: 'Mines left: the highlighted cell is safe. With a mine there, the numbers and the mines left don’t fit.',
    },
  },
}
