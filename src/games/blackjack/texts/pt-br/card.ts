import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Blackjack',
  description: 'Perto de 21, sem estourar',
  otherNames: ['vinte e um', '21', 'pontoon', 'cartas', 'baralho'],
}
