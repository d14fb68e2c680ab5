import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Adivina el número',
  description: 'Mayor o menor, hasta dar con él',
  otherNames: ['mayor o menor', 'adivina mi número', 'más alto más bajo'],
}
