import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Bingo',
  description: 'Marque números e feche uma fileira',
  otherNames: ['víspora', 'tômbola', 'loto', 'cartela', 'housie'],
}
