import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Tap the Glitch',
  description: 'Garde le système propre une minute',
  otherNames: ['réflexes', 'bugs', 'erreurs', 'toucher'],
}
