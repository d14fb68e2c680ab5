import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Doodle Jump',
  description: 'Rebota de plataforma en plataforma, lo más alto que puedas',
  otherNames: ['saltar', 'saltos', 'plataformas', 'cielo'],
}
