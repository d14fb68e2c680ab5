/** Texts of the editors of positions. */
export const editorTexts = {
  title: 'Edit position',
  board: 'Position',
  pieces: 'Pieces',
  erase: 'Eraser',
  clear: 'Clear',
  start: 'Start position',
  side: 'Side to move',
  play: 'Play from here',
  hint: 'Pick a piece and press squares, or drag pieces. Keys: numbers pick, Delete removes.',
  cleared: 'Board cleared.',
  started: 'Start position set up.',
  load: 'Load a game',
  loadLater: 'You can load a game on your turn.',
  loadButton: 'Load',
  loaded: 'Game loaded.',
  /** Editors of puzzles. */
  playPuzzle: 'Play',
  copyLink: 'Copy link',
  /** Takes back the last change. */
  undo: 'Undo',
  undone: 'Change taken back.',
}
