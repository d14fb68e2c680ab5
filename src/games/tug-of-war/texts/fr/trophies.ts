import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  medium: { title: 'Oh hisse', text: 'En traction Rapide, bats l’ordinateur en Normal ou plus.' },
  clean: {
    title: 'Pas un centimètre',
    text: 'En traction Rapide, bats l’ordinateur en Difficile ou plus dans un match en 3 ou 5 manches gagnantes sans perdre une manche.',
  },
  expert: { title: 'La force de dix ours', text: 'En traction Rapide, bats l’ordinateur en Expert ou plus.' },
  impossible: { title: 'Rien d’impossible', text: 'En traction Rapide, bats l’ordinateur en Impossible.' },
}
