import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Color Crash',
  description: 'Trouve la brèche ou la bonne couleur',
  otherNames: ['couleurs', 'color switch', 'obstacles colorés'],
}
