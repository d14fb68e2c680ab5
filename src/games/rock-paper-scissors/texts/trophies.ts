/** Titles and conditions of Rock Paper Scissors’s trophies. */
export const trophyTexts = {
  five: {
    title: 'Mind Reader',
    text: 'With three hands, win a match to 5 or 10 against a computer that adapts to you.',
  },
  hands: {
    title: 'All Hands',
    text: 'With three hands, win a match to 10 against a computer that adapts to you, and at least two rounds with each hand.',
  },
  lead: {
    title: 'Two Steps Ahead',
    text: 'With three hands, win a match to 10 against a computer that adapts to you, losing no more than six rounds.',
  },
}
