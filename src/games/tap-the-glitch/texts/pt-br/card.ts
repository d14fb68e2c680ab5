import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Tap the Glitch',
  description: 'Um minuto de sistema limpo',
  otherNames: ['reação', 'reflexo', 'bugs', 'toque'],
}
