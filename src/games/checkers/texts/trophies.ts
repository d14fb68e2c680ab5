/** Titles and conditions of Checkers’s trophies. */
export const trophyTexts = {
  normal: { title: 'Jumping Ahead', text: 'Beat the computer on Normal or above.' },
  crowns: { title: 'Three Crowns', text: 'Crown three kings and beat the computer on Normal or above.' },
  whole: {
    title: 'Hardly a Scratch',
    text: 'Beat the computer on Normal or above and let it capture at most four times.',
  },
  tournament: {
    title: 'Tournament Player',
    text: 'Beat the computer on Hard or above in Tournament, without hints.',
  },
  expert: { title: 'King of the Board', text: 'Beat the computer on Expert in Tournament, without hints.' },
}
