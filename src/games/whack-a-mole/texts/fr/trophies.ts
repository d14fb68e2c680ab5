import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  twenty: { title: 'Départ éclair', text: 'Tape 20 taupes en une partie Classique.' },
  true: {
    title: 'Chaque coup compte',
    text: 'Tape 30 taupes en une partie Classique sans frapper un trou vide.',
  },
  run: {
    title: 'Rien ne t’arrête',
    text: 'Tape 50 taupes de suite en Express\u00a0: aucun coup raté, aucun hérisson, aucune fuite.',
  },
  hundred: { title: 'L’as du jardin', text: 'Tape 100 taupes en une partie Classique.' },
}
