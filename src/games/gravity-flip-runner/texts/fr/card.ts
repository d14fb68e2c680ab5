import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Gravity Flip Runner',
  description: 'Du sol au plafond en un seul appui',
  otherNames: ['course sans fin', 'gravité', 'gravity guy'],
}
