import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Batalla naval',
  description: 'Esconde tu flota, hunde la rival',
  otherNames: ['hundir la flota', 'guerra naval', 'barquitos', 'battleship', 'submarino'],
}
