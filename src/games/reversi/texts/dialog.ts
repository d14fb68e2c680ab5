/** Texts of the dialog that shows a game of Reversi as text. */
export const dialogTexts = {
  moves: 'Moves of this game',
  copyMoves: 'Copy moves',
  movesCopied: 'Moves copied.',
  position: 'Position: X is black, O is white, then the side to move',
  copyPosition: 'Copy position',
  positionCopied: 'Position copied.',
  loadHint: 'Paste moves such as f5d6c3, or a position.',
  loadEmpty: 'Paste moves or a position first.',
}
