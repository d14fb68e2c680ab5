/** Titles and conditions of Number Guessing’s trophies. */
export const trophyTexts = {
  medium: { title: 'Warmer', text: 'Find the number on Medium.' },
  halves: {
    title: 'Divide and Conquer',
    text: 'Find the number on Easy in six guesses or fewer: it’s always possible.',
  },
  swift: { title: 'Thinking Fast', text: 'Find the number on Medium within 15 seconds.' },
}
