/** Titles and conditions of Extreme Chess’s trophies. */
export const trophyTexts = {
  beginner: { title: 'Opening Night', text: 'Beat the computer on Beginner or above without hints.' },
  promoted: {
    title: 'The Long March',
    text: 'Beat the computer on Easy or above after promoting a pawn, without hints.',
  },
  brief: {
    title: 'Brief and Brilliant',
    text: 'Beat the computer on Normal or above in 30 moves or fewer, without hints.',
  },
  hard: { title: 'By the Book', text: 'Beat the computer on Hard or above under Full rules, without hints.' },
  extreme: { title: 'Truly Extreme', text: 'Beat the computer on Extreme under Full rules, without hints.' },
}
