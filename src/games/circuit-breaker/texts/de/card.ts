import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Circuit Breaker',
  description: 'Lies den Stromkreis, merk ihn dir, lass Strom hindurch',
  otherNames: ['muster', 'knoten', 'punkte verbinden', 'stromkreis'],
}
