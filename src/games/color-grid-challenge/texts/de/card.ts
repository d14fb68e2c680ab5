import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Farbraster',
  description: 'Finde die eine abweichende Kachel',
  otherNames: ['finde den unterschied', 'farbsehen', 'farbtöne'],
}
