import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Schiffe versenken',
  description: 'Versteck deine Flotte, versenke die andere',
  otherNames: ['seeschlacht', 'flottenmanöver', 'battleship', 'salve', 'kriegsschiffe'],
}
