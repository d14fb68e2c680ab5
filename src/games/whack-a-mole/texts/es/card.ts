import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Golpea al topo',
  description: 'Nueve hoyos, patas rápidas y manos más rápidas',
  otherNames: ['whack-a-mole', 'aplasta topos', 'topos', 'martillo'],
}
