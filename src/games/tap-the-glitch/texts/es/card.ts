import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Tap the Glitch',
  description: 'Un minuto con el sistema limpio',
  otherNames: ['reflejos', 'errores', 'fallos', 'toca el glitch', 'bugs'],
}
