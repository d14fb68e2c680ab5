/** Titles and conditions of Snake's trophies. */
export const trophyTexts = {
  grown: { title: 'Growing Up', text: 'Grow to a length of 25 without obstacles.' },
  fast: {
    title: 'Fast Food',
    text: 'Eat 20 pieces of fruit in one game at Fast speed, with walls and without obstacles.',
  },
  third: {
    title: 'A Third of the Board',
    text: 'Grow to a length of 134 on a 20x20 board without obstacles, a third of all cells.',
  },
  full: { title: 'Nothing Left to Eat', text: 'Fill a whole 20x20 board without obstacles.' },
  festival: { title: 'Guest of Honor', text: 'Earn three stars in world 10 of Worlds.' },
}
