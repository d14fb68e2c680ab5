import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Reversi',
  description: 'Encierra fichas y hazlas tuyas',
  otherNames: ['othello', 'voltear fichas', 'fichas blancas y negras'],
}
