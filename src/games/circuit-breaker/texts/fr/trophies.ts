import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  five: {
    title: 'Câblage propre',
    text: 'Connecte cinq circuits de suite sans toucher un mauvais nœud, avec des circuits de même taille après le niveau 10.',
  },
  ten: {
    title: 'Niveau dix',
    text: 'Commence au niveau 1 et atteins le niveau 10, avec des circuits de même taille ensuite.',
  },
  'by-heart': {
    title: 'Par cœur',
    text: 'Commence au niveau 4 ou 7, où les nombres se cachent, et connecte cinq circuits de suite sans toucher un mauvais nœud, avec des circuits de même taille.',
  },
  twelve: {
    title: 'Haute tension',
    text: 'Termine le niveau 12, avec des circuits de même taille après le niveau 10.',
  },
}
