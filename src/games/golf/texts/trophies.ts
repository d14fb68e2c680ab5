/** Titles and conditions of Golf Solitaire’s trophies. */
export const trophyTexts = {
  first: { title: 'On the Green', text: 'Win a game of Golf Solitaire without hints.' },
  par: {
    title: 'Par for the Course',
    text: 'Finish a random deal of Golf Solitaire in five strokes or fewer, without hints.',
  },
  under: {
    title: 'Cards in the Bag',
    text: 'Win a game of Golf Solitaire with three cards or more left in the stock, without hints.',
  },
  chain: { title: 'Long Drive', text: 'Take ten cards in a row in Golf Solitaire without hints.' },
}
