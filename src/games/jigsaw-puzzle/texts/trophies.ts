/** Titles and conditions of Jigsaw Puzzle’s trophies. */
export const trophyTexts = {
  medium: { title: 'Piece by Piece', text: 'Finish a puzzle of 24 pieces or more.' },
  turned: { title: 'The Right Way Up', text: 'Finish a puzzle of 24 pieces or more with rotation on.' },
  exact: {
    title: 'Touched Once',
    text: 'Finish a puzzle of 24 or 48 pieces in as many moves as it has pieces.',
  },
  swift: { title: 'An Eye for Edges', text: 'Finish a puzzle of 48 pieces or more in five minutes or less.' },
}
