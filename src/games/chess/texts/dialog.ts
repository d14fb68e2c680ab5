/** Texts of the dialog that shows a game of chess as text. */
export const dialogTexts = {
  fen: 'FEN, current position',
  copyFen: 'Copy FEN',
  fenCopied: 'FEN copied.',
  pgn: 'PGN, whole game',
  copyPgn: 'Copy PGN',
  pgnCopied: 'PGN copied.',
  /** @param rights - letters as in a FEN, '' for none */
  assumed: (rights: string) =>
    rights === ''
      ? 'Changed position: nobody may castle or capture en passant, and moves are counted from the start.'
      : `Changed position: castling rights ${rights}, no capture en passant, and moves are counted from the start.`,
  load: 'Load a game',
  loadHint: 'Paste a FEN or PGN.',
  loadHint960: 'Paste a FEN or PGN, or type the number of a start, from 0 to 959.',
  loadLater: 'You can load a game on your turn.',
  loadButton: 'Load',
  loadEmpty: 'Paste a FEN or PGN first.',
  switchTo: {
    full: 'Switch to Full rules and load',
    simplified: 'Switch to Simplified rules and load',
    chess960: 'Switch to Chess960 rules and load',
  },
}
