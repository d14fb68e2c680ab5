/** Texts of the dialog that shows a game of Reversi as text. */
export const dialogTexts = {
  moves: {
    label: 'Moves of this game',
    button: 'Copy moves',
    done: 'Moves copied.',
  },
  position: {
    label: 'Position: X is black, O is white, then the side to move',
    button: 'Copy position',
    done: 'Position copied.',
  },
  loadHint: 'Paste moves such as f5d6c3, or a position.',
  loadEmpty: 'Paste moves or a position first.',
}
