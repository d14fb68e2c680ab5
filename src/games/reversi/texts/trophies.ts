/** Titles and conditions of Reversi’s trophies. */
export const trophyTexts = {
  normal: { title: 'Turning the Tables', text: 'Beat the computer on Normal or above.' },
  corners: { title: 'All Corners', text: 'Take all four corners and beat the computer on Normal or above.' },
  big: {
    title: 'Landslide',
    text: 'Beat the computer on Hard or above by 30 discs or more on the 8x8 board, without hints.',
  },
  expert: {
    title: 'Beyond the Edge',
    text: 'Beat the computer on Expert or above on the 8x8 board, without hints.',
  },
  master: {
    title: 'Last Disc Standing',
    text: 'Beat the computer on Master on the 8x8 board, without hints. It plays the end perfectly.',
  },
}
