import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Tap the Glitch',
  description: 'Mantén limpio el sistema durante un minuto',
  otherNames: ['reflejos', 'errores', 'fallos', 'toca el glitch', 'bugs'],
}
