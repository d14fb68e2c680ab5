/** Titles and conditions of Spider Solitaire’s trophies. */
export const trophyTexts = {
  first: { title: 'Eight Legs', text: 'Win a game of Spider Solitaire without hints.' },
  two: {
    title: 'Black and Red Silk',
    text: 'Win a game of Spider Solitaire with two suits, without hints.',
  },
  four: {
    title: 'Web Master',
    text: 'Win a game of Spider Solitaire with four suits, without hints.',
  },
  score: {
    title: 'Finely Spun',
    text: 'Win a game of Spider Solitaire with 1,150 points or more, without hints.',
  },
}
