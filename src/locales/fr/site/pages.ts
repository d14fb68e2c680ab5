import type * as document from '../../../site/texts/document'
import type * as notFound from '../../../site/texts/notFound'
import type { Translation } from '../../translation'

export const notFoundTexts: Translation<typeof notFound.notFoundTexts> = {
  code: '404',
  title: 'Oups\u202f! Page introuvable',
  suggestion: 'Tu cherchais {game}\u202f?',
  hint: 'L’adresse est peut-être mal saisie ou le jeu a été retiré.',
  home: 'Retour à l’accueil',
  pages: {
    today: { title: 'Aujourd’hui', otherNames: ['jeux du jour', 'quotidien', 'today', 'daily'] },
    records: { title: 'Records', otherNames: ['trophées', 'scores', 'trophies'] },
    settings: { title: 'Réglages', otherNames: ['paramètres', 'options', 'préférences', 'settings'] },
  },
}

export const documentTexts: Translation<typeof document.documentTexts> = {
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
