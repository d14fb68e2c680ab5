/** Titles and conditions of Pyramid Solitaire’s trophies. */
export const trophyTexts = {
  first: { title: 'To the Capstone', text: 'Win a game of Pyramid Solitaire without hints.' },
  swift: {
    title: 'Thirteen at a Gallop',
    text: 'Win a game of Pyramid Solitaire in two minutes or less, without hints.',
  },
  once: {
    title: 'One Trip Down the Nile',
    text: 'Win a game of Pyramid Solitaire without turning the waste over and without hints.',
  },
  random: {
    title: 'Against the Sand',
    text: 'Win a random deal of Pyramid Solitaire without hints.',
  },
}
