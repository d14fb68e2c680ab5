import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Air Hockey',
  description: 'Zwei Schläger, ein Puck, fünf Tore',
  otherNames: ['airhockey', 'lufthockey', 'tischhockey', 'puck'],
}
