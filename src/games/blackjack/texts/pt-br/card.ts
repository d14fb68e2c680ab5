import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Blackjack',
  description: 'Chegue mais perto de 21 que o crupiê',
  otherNames: ['vinte e um', '21', 'pontoon', 'cartas', 'baralho'],
}
