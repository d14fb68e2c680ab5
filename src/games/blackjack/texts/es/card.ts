import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Blackjack',
  description: 'Más cerca de 21 que el crupier, sin pasarte',
  otherNames: ['veintiuna', 'veintiuno', '21', 'pontoon', 'cartas'],
}
