/** Texts of the dialog that shows a Sudoku as text. */
import { plural } from '../../../engine/core/text'

export const dialogTexts = {
  puzzle: 'This puzzle',
  copy: 'Copy puzzle',
  copied: 'Puzzle copied.',
  paste: 'Paste a puzzle',
  pasteHints: {
    classic: '81 digits, row by row, with 0 or . for empty cells. Line breaks, grids, and commas are fine.',
    x: '81 digits of an X-Sudoku, row by row, with 0 or . for empty cells.',
    killer: '81 digits, then _ and 81 letters (one letter per cage), then _ and the sums separated by dots.',
  },
  load: 'Load puzzle',
  pasteEmpty: 'Paste a puzzle first.',
  loaded: 'Puzzle loaded.',
  more: (puzzles: number) =>
    plural(puzzles, {
      one: 'The text contains # more puzzle; only the first was loaded.',
      other: 'The text contains # more puzzles; only the first was loaded.',
    }),
  type: 'Type in a puzzle',
  typeHint:
    'Pick a cell and type digits: each one moves to the next cell. 0 leaves a cell empty, Backspace goes back.',
  /** What is known about the digits typed so far. */
  typed: {
    empty: 'No digits yet.',
    few: (digits: number) => `More digits are needed: at least ${digits}.`,
    one: 'One solution: it can be played.',
    several: 'More than one solution. Two of them differ in the marked cells.',
    unknown: 'It takes too long to find out how many solutions there are.',
  },
}
