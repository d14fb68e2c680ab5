import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  steady: {
    title: 'Savoir s’arrêter',
    text: 'Joue 15 manches de suite sans dépasser 21, à la table standard\u00a0: toutes les options standard.',
  },
  tools: {
    title: 'Toutes les ficelles',
    text: 'Double, sépare et abandonne dans une même partie à la table standard.',
  },
  fifty: {
    title: 'Une longue soirée',
    text: 'Joue 50 manches de suite sans emprunter, à la table standard.',
  },
  hundred: {
    title: 'As des cartes',
    text: 'Joue 100 manches de suite sans emprunter, à la table standard et sans indice.',
  },
}
