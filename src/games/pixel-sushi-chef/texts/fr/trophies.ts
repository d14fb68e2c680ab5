import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  clean: {
    title: 'Coupe nette',
    text: 'Atteins l’heure de fermeture avec six clients servis et aucun rouleau raté.',
  },
  everyone: {
    title: 'Personne n’attend',
    text: 'Atteins l’heure de fermeture avec huit clients servis, sans qu’aucun ne parte le ventre vide.',
  },
  'one-heart': { title: 'Corps et âme', text: 'Atteins l’heure de fermeture en Express avec une vie.' },
  twenty: { title: 'Maître du tapis', text: 'Sers 20 clients en un service Classique ou Express.' },
}
