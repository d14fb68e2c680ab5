/** Blackjack in lists of games. */
export const card = {
  title: 'Blackjack',
  description: 'Closer to 21 than the dealer, never over',
  otherNames: ['twenty-one', '21', 'vingt-et-un', 'pontoon', 'cards'],
}
