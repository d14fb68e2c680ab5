import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Schiffe versenken',
  description: 'Flotte verstecken, Flotte versenken',
  otherNames: ['seeschlacht', 'flottenmanöver', 'battleship', 'salve', 'kriegsschiffe'],
}
