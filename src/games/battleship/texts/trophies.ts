/** Titles and conditions of Battleship’s trophies. */
export const trophyTexts = {
  hunter: {
    title: 'Clear Water',
    text: 'Take the first shot, fire one at a time, and win on Normal or Hard. No hints.',
  },
  afloat: {
    title: 'Four Still Afloat',
    text: 'Take the first shot, fire one at a time, and win on Normal or Hard with at most one ship lost. No hints.',
  },
  fifty: {
    title: 'Good Gunnery',
    text: 'Take the first shot, fire one at a time, and win on Normal or Hard in 50 shots or fewer. No hints.',
  },
  admiral: {
    title: 'Admiral of the Fleet',
    text: 'Take the first shot, fire one at a time, and win on Hard. No hints.',
  },
}
