import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Cabo de guerra',
  description: 'Dedos rápidos, corda e poça gelada',
  otherNames: ['puxar a corda', 'tug of war'],
}
