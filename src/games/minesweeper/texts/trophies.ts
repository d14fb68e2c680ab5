/** Titles and conditions of Minesweeper’s trophies. */
export const trophyTexts = {
  beginner: { title: 'All Clear', text: 'Clear a Beginner board without hints.' },
  quick: {
    title: 'Light on Your Feet',
    text: 'Clear a Beginner board in 30 seconds or less, without hints.',
  },
  'no-flags': {
    title: 'No Flags Needed',
    text: 'Clear an Intermediate board without placing a flag and without hints.',
  },
  expert: { title: 'Ninety-Nine Mines', text: 'Clear an Expert board without hints.' },
  swift: { title: 'Sapper', text: 'Clear an Expert board in 180 seconds or less, without hints.' },
}
