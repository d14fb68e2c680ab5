/** Texts of the dialog that shows a game of chess as text. */
export const dialogTexts = {
  fen: 'FEN, current position',
  copyFen: 'Copy FEN',
  fenCopied: 'FEN copied.',
  pgn: 'PGN, whole game',
  copyPgn: 'Copy PGN',
  pgnCopied: 'PGN copied.',
  load: 'Load a game',
  loadHint: 'Paste a FEN or PGN.',
  loadLater: 'You can load a game on your turn.',
  loadButton: 'Load',
  loadEmpty: 'Paste a FEN or PGN first.',
  switchTo: {
    full: 'Switch to Full rules and load',
    simplified: 'Switch to Simplified rules and load',
  },
}
