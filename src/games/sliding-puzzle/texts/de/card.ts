import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Schiebepuzzle',
  description: 'Fünfzehn Kacheln und eine Lücke',
  otherNames: ['fünfzehnerspiel', '15er puzzle', '8er puzzle', 'schieberätsel'],
}
