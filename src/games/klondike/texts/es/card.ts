import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Solitario Klondike',
  description: 'El solitario clásico, con solución',
  otherNames: ['solitario', 'klondike', 'freecell', 'cartas', 'carta blanca', 'solitario de windows'],
}
