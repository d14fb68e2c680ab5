import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  normal: { title: 'Retournement', text: 'Bats l’ordinateur en Normal ou plus.' },
  corners: {
    title: 'Les quatre coins',
    text: 'Prends les quatre coins et bats l’ordinateur en Normal ou plus.',
  },
  big: {
    title: 'Raz-de-marée',
    text: 'Bats l’ordinateur en Difficile ou plus de 30 pions ou plus sur le plateau 8x8, sans indice.',
  },
  expert: {
    title: 'Au-delà du bord',
    text: 'Bats l’ordinateur en Expert ou plus sur le plateau 8x8, sans indice.',
  },
  master: {
    title: 'Le dernier pion debout',
    text: 'Bats l’ordinateur en Maître sur le plateau 8x8, sans indice. Il joue la fin à la perfection.',
  },
}
