/** Texts of the dialog that shows a Nonogram as text. */
export const dialogTexts = {
  puzzle: 'This puzzle',
  copy: 'Copy puzzle',
  copied: 'Puzzle copied.',
  paste: 'Paste a puzzle',
  pasteHint: 'Rows of . and #, or the clues: one line for each row, an empty line, one line for each column.',
  load: 'Load puzzle',
  pasteEmpty: 'Paste a puzzle first.',
  loaded: 'Puzzle loaded.',
  loadedDetail: (rows: number, columns: number) => `Rows: ${rows}. Columns: ${columns}.`,
  draw: 'Draw a puzzle',
  drawHint:
    'Press or drag to fill cells; press again to clear. Keys: Enter, and Shift with arrow keys for lines.',
  /** What is known about the clues of the picture drawn so far. */
  drawn: {
    empty: 'Nothing drawn yet.',
    one: 'One solution: it can be played.',
    several: 'More than one solution. The marked cells can also be different.',
    unknown: 'It takes too long to find out how many solutions there are.',
  },
}
