import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Doodle Jump',
  description: 'Salta de plataforma en plataforma',
  otherNames: ['saltar', 'saltos', 'plataformas', 'cielo'],
}
