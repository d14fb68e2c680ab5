import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Reversi',
  description: 'Encierra una línea de fichas y dale la vuelta',
  otherNames: ['othello', 'voltear fichas', 'fichas blancas y negras'],
}
