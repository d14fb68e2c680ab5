import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  normal: { title: 'Balle de match', text: 'Bats l’ordinateur en Normal ou plus.' },
  rally: { title: 'Aller-retour', text: 'Joue un échange de 25 coups.' },
  love: {
    title: 'Pas un seul point',
    text: 'Bats l’ordinateur en Normal ou plus sans perdre un point, avec la balle Classique.',
  },
  hard: { title: 'Table en solo', text: 'Bats l’ordinateur en Difficile, avec la balle Classique.' },
  long: { title: 'L’échange sans fin', text: 'Joue un échange de 60 coups.' },
}
