import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Circuit Breaker',
  description: 'Lis le circuit, retiens-le et fais passer le courant',
  otherNames: ['circuit', 'nœuds', 'motif', 'relier les points'],
}
