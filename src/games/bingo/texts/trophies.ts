/** Titles and conditions of Bingo’s trophies. */
export const trophyTexts = {
  hand: { title: 'Handmade', text: 'Mark by hand and get a bingo without removing a mark.' },
  corners: {
    title: 'Four Corners',
    text: 'Mark by hand and win with the four corners while any line counts. You may leave numbers unmarked.',
  },
  diagonal: {
    title: 'On the Slant',
    text: 'Mark by hand and win with a diagonal while any line counts. You may leave numbers unmarked.',
  },
  pace: { title: 'Keeping Up', text: 'Turn on auto call, never stop it, and get a bingo marked by hand.' },
}
