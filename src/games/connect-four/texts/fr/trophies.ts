import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  normal: { title: 'Carré de jetons', text: 'Bats l’ordinateur en Normal ou plus, sans Pop Out.' },
  short: {
    title: 'Vite fait',
    text: 'Bats l’ordinateur en Normal ou plus avec dix jetons ou moins, sans Pop Out.',
  },
  second: {
    title: 'Du répondant',
    text: 'Bats l’ordinateur en Difficile ou plus quand il commence, sans indice ni Pop Out.',
  },
  perfect: {
    title: 'Personne n’est parfait',
    text: 'Bats l’ordinateur en Parfait sans indice ni Pop Out. Tu dois commencer et ne faire aucune erreur.',
  },
}
