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
}
