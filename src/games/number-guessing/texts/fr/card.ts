import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Devine le nombre',
  description: 'Plus ou moins, jusqu’à le trouver',
  otherNames: ['plus ou moins', 'c’est plus c’est moins', 'le juste prix', 'number guessing'],
}
