import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  normal: { title: 'Un saut d’avance', text: 'Bats l’ordinateur en Normal ou plus.' },
  crowns: { title: 'Trois dames', text: 'Va trois fois à dame et bats l’ordinateur en Normal ou plus.' },
  whole: {
    title: 'À peine une égratignure',
    text: 'Bats l’ordinateur en Normal ou plus en lui laissant au plus quatre prises.',
  },
  tournament: {
    title: 'Niveau tournoi',
    text: 'Bats l’ordinateur en Difficile ou plus en Tournoi, sans indice.',
  },
  expert: { title: 'Maîtrise du damier', text: 'Bats l’ordinateur en Expert en Tournoi, sans indice.' },
}
