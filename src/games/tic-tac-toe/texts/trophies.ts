/** Titles and conditions of Tic Tac Toe's trophies. */
export const trophyTexts = {
  normal: { title: 'Three in a Row', text: 'Beat the computer on Normal in one 3x3 game.' },
  second: {
    title: 'Moving Second',
    text: 'Beat the computer on Normal in one 3x3 game as O, when it moves first and three in a row wins.',
  },
  perfect: {
    title: 'An Honorable Tie',
    text: 'Tie the computer on Perfect in one 3x3 game as O, where three in a row wins, without hints.',
  },
}
