import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Pong',
  description: 'Duas raquetes, uma bola, dez pontos',
  otherNames: ['tênis de mesa', 'pingue-pongue', 'ping pong'],
}
