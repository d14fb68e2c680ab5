import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Air Hockey',
  description: 'Deux poussoirs, un palet, cinq buts',
  otherNames: ['hockey sur table', 'palet', 'hockey pneumatique'],
}
