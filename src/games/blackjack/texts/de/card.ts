import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Blackjack',
  description: 'Näher an 21 als der Croupier',
  otherNames: ['black jack', 'siebzehn und vier', '17 und 4', 'einundzwanzig', '21', 'karten'],
}
