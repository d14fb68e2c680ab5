import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Bingo',
  description: 'Marca los números cantados y completa una línea',
  otherNames: ['lotería', 'tómbola', 'loto', 'housie'],
}
