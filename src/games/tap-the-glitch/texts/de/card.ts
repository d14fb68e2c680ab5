import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Tap the Glitch',
  description: 'Halte das System eine Minute sauber',
  otherNames: ['reaktion', 'fehler', 'tippen'],
}
