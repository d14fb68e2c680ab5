import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Puissance 4',
  description: 'Lâche des jetons, aligne-en quatre',
  otherNames: ['quatre à la suite', 'quatre alignés', 'connect four', 'pop out'],
}
