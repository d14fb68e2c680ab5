import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Blue Block Runner',
  description: 'Pegue seus blocos, evite as bombas',
  otherNames: ['desviar', 'reflexo', 'blocos', 'bloco azul', 'corrida'],
}
