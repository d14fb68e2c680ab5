import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Circuit Breaker',
  description: 'Lee el circuito, recuérdalo y haz pasar la corriente',
  otherNames: ['circuito', 'patrón', 'nodos', 'unir los puntos'],
}
