import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Blackjack',
  description: 'Acércate a 21 más que el crupier',
  otherNames: ['veintiuna', 'veintiuno', '21', 'pontoon', 'cartas'],
}
