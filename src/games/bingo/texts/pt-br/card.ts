import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Bingo',
  description: 'Marque os números e complete uma fileira primeiro',
  otherNames: ['víspora', 'tômbola', 'loto', 'cartela', 'housie'],
}
