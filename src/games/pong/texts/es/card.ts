import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Pong',
  description: 'Dos palas, una bola y diez puntos',
  otherNames: ['tenis de mesa', 'ping pong', 'raqueta', 'paleta'],
}
