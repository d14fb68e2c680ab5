import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Paires',
  description: 'Retourne deux cartes, trouve les paires',
  otherNames: ['memory', 'jeu de mémoire', 'jeu de paires', 'memory match'],
}
