/** Titles and conditions of Pong's trophies. */
export const trophyTexts = {
  normal: { title: 'Match Point', text: 'Beat the computer on Normal or above.' },
  rally: { title: 'Back and Forth', text: 'Play a rally of 25 hits.' },
  love: {
    title: 'Not a Single Point',
    text: 'Beat the computer on Normal or above without losing a point, with the Classic ball.',
  },
  hard: { title: 'Table for One', text: 'Beat the computer on Hard, with the Classic ball.' },
  long: { title: 'The Endless Rally', text: 'Play a rally of 60 hits.' },
}
