import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Blackjack',
  description: 'Bats le croupier sans dépasser 21',
  otherNames: ['vingt-et-un', '21', 'black jack', 'pontoon', 'cartes'],
}
