import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Blackjack',
  description: 'Cerca de 21, sin pasarte',
  otherNames: ['veintiuna', 'veintiuno', '21', 'pontoon', 'cartas'],
}
