import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Bingo',
  description: 'Zahlen markieren, eine Reihe füllen',
  otherNames: ['lotto', 'tombola', 'zahlen ziehen', 'bingokarten'],
}
