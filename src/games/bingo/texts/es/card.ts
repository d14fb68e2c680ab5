import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Bingo',
  description: 'Marca números y completa una línea',
  otherNames: ['lotería', 'tómbola', 'loto', 'housie'],
}
