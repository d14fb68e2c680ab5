import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Paires',
  description: 'Retourne des cartes, fais des paires',
  otherNames: ['memory', 'jeu de mémoire', 'jeu de paires', 'memory match'],
}
