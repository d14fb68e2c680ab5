import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Color Crash',
  description: 'Finde die Lücke oder triff die Farbe',
  otherNames: ['farben', 'farbwechsel', 'color switch'],
}
