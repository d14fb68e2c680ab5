/** Titles and conditions of Connect Four’s trophies. */
export const trophyTexts = {
  normal: { title: 'Four of a Kind', text: 'Beat the computer on Normal or above, without Pop Out.' },
  short: {
    title: 'Short Work',
    text: 'Beat the computer on Normal or above with ten discs or fewer, without Pop Out.',
  },
  second: {
    title: 'Answering Back',
    text: 'Beat the computer on Hard or above when it goes first, without hints or Pop Out.',
  },
  perfect: {
    title: 'Nobody Is Perfect',
    text: 'Beat the computer on Perfect without hints or Pop Out. You must go first and make no mistakes.',
  },
}
