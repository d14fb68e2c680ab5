import type { notFoundTexts as english } from '../notFound'

export const notFoundTexts: typeof english = {
  code: '404',
  title: 'Oups\u202f! Page introuvable',
  suggestion: 'Tu cherchais {game}\u202f?',
  hint: 'L’adresse est peut-être mal saisie, ou le jeu a été retiré.',
  home: 'Retour à l’accueil',
  pages: {
    today: { title: 'Aujourd’hui', otherNames: ['jeux du jour', 'quotidien', 'today', 'daily'] },
    records: { title: 'Records', otherNames: ['trophées', 'scores', 'trophies'] },
    settings: { title: 'Réglages', otherNames: ['paramètres', 'options', 'préférences', 'settings'] },
  },
}
