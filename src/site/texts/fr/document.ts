import type { documentTexts as english } from '../document'

export const documentTexts: typeof english = {
  noscript: 'Pocket Arcade a besoin de JavaScript\u00a0: chaque jeu fonctionne dans ton navigateur.',
  app: {
    name: 'Pocket Arcade',
    shortName: 'Arcade',
    description:
      'De petits jeux bien faits. Sans compte ni téléchargement\u00a0: appuie sur «\u202fJouer\u202f».',
    shortcuts: {
      favorites: { name: 'Jeux favoris', description: 'Tes jeux favoris' },
      recent: { name: 'Joués récemment', description: 'Reprendre là où tu en étais' },
      games: { name: 'Tous les jeux', description: 'Tout le catalogue' },
    },
    screenshots: {
      wide: 'La page d’accueil avec tous les jeux',
      narrow: 'Une partie de Snake sur un téléphone',
    },
  },
}
