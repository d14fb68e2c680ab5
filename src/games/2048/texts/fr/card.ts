import type { card as english } from '../card'

export const card: typeof english = {
  title: '2048',
  description: 'Glisse, fusionne et prévois tes coups',
  otherNames: ['threes', '1024', 'fusionner des nombres', 'tuiles'],
}
