import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Golpea al topo',
  description: 'Nueve hoyos y manos muy rápidas',
  otherNames: ['whack-a-mole', 'aplasta topos', 'topos', 'martillo'],
}
