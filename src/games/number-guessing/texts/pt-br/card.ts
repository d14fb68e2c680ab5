import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Adivinhe o número',
  description: 'Maior ou menor, até você encontrar',
  otherNames: ['maior ou menor', 'adivinhe meu número', 'mais alto mais baixo', 'number guessing'],
}
