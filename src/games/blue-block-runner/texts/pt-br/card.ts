import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Blue Block Runner',
  description: 'Desvie de obstáculos, pegue seus blocos, evite bombas',
  otherNames: ['desviar', 'reflexo', 'blocos', 'bloco azul', 'corrida'],
}
