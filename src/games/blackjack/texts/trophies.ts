/** Titles and conditions of Blackjack’s trophies. */
export const trophyTexts = {
  steady: {
    title: 'Knowing When to Stop',
    text: 'Play 15 rounds in a row without busting, at the standard table: all options at their defaults.',
  },
  tools: {
    title: 'Every Trick in the Book',
    text: 'Double, split, and surrender in one game at the standard table.',
  },
  fifty: {
    title: 'A Long Evening',
    text: 'Play 50 rounds in a row without borrowing, at the standard table.',
  },
  hundred: {
    title: 'Card Sharp',
    text: 'Play 100 rounds in a row without borrowing, at the standard table, and without hints.',
  },
}
