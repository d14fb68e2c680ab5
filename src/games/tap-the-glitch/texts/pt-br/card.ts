import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Tap the Glitch',
  description: 'Mantenha o sistema limpo por um minuto',
  otherNames: ['reação', 'reflexo', 'bugs', 'toque'],
}
