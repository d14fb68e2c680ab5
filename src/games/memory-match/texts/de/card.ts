import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Memo-Paare',
  description: 'Deck Karten auf und finde die Paare',
  otherNames: ['memory', 'paare finden', 'pärchen', 'merkspiel'],
}
