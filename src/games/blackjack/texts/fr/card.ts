import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Blackjack',
  description: 'Plus près de 21 que le croupier, sans dépasser',
  otherNames: ['vingt-et-un', '21', 'black jack', 'pontoon', 'cartes'],
}
