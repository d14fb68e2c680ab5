import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Circuit Breaker',
  description: 'Recuerda el circuito y conéctalo',
  otherNames: ['circuito', 'patrón', 'nodos', 'unir los puntos'],
}
