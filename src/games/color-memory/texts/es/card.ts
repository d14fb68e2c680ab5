import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Memoria de colores',
  description: 'Ocho colores y uno más cada vez',
  otherNames: ['secuencia de colores', 'recordar', 'memoria', 'color memory'],
}
