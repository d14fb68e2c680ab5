import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Slice Storm',
  description: 'Tranche les fruits, évite les bombes',
  otherNames: ['fruits', 'couper des fruits', 'fruit ninja', 'zen'],
}
