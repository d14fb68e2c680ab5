/** Titles and conditions of New Game's trophies. */
export const trophyTexts = {
  eight: { title: 'New Game: Eight', text: 'Be right eight times in one play.' },
  run: { title: 'New Game: a Run', text: 'Be right seven times in a row.' },
  eleven: { title: 'New Game: Eleven', text: 'Be right eleven times of twelve.' },
}
