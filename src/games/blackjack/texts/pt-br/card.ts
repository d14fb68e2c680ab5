import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Blackjack',
  description: 'Mais perto de 21 que o crupiê, sem estourar',
  otherNames: ['vinte e um', '21', 'pontoon', 'cartas', 'baralho'],
}
