import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Bataille navale',
  description: 'Cache ta flotte, coule l’autre',
  otherNames: ['touché coulé', 'combat naval', 'battleship', 'salve', 'navires'],
}
