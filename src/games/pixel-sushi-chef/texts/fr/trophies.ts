import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  clean: {
    title: 'Coupe nette',
    text: 'Atteins l’heure de fermeture avec six clients servis et aucun maki raté.',
  },
  everyone: {
    title: 'Personne n’attend',
    text: 'Atteins l’heure de fermeture avec huit clients servis, sans qu’aucun ne parte le ventre vide.',
  },
  'one-heart': { title: 'Corps et âme', text: 'Atteins l’heure de fermeture en Express avec une vie.' },
  twenty: { title: 'L’art de la natte', text: 'Sers 20 clients en un service Classique ou Express.' },
}
