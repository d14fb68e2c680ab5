/** Titles and conditions of New Game's trophies. */
export const trophyTexts = {
  ten: { title: 'New Game: Ten', text: 'Catch ten discs in one play.' },
  twenty: { title: 'New Game: Twenty', text: 'Catch 20 discs in a row without missing one.' },
  fifty: { title: 'New Game: Fifty', text: 'Score 50 points.' },
}
