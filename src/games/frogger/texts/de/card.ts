import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Frogger',
  description: 'Über Straße und Fluss rechtzeitig heim',
  otherNames: ['frosch', 'straße', 'crossy road'],
}
