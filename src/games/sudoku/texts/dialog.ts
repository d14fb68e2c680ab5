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
}
