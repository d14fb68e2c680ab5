/** Titles and conditions of Word Guessing’s trophies. */
export const trophyTexts = {
  spotless: {
    title: 'Letter Perfect',
    text: 'Find three words in one game without a single wrong letter, without hints.',
  },
  streak: { title: 'Well Read', text: 'Find six words in a row, with “Buy a letter” off and without hints.' },
  ten: {
    title: 'Ten Out of Ten',
    text: 'Find all words in a game of 10 words, with “Buy a letter” off and without hints.',
  },
  survival: {
    title: 'Walking Dictionary',
    text: 'Find 20 words in Survival, with “Buy a letter” off and without hints.',
  },
}
