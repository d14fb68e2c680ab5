import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Color Crash',
  description: 'Encuentra el hueco o acierta el color',
  otherNames: ['cambio de color', 'colores', 'color switch'],
}
