import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  normal: {
    title: 'Par la bande',
    text: 'Bats l’ordinateur en Normal ou plus dans un match simple à cinq buts ou plus, avec un palet.',
  },
  shutout: {
    title: 'Cage inviolée',
    text: 'Bats l’ordinateur en Normal ou plus dans un match simple à cinq buts ou plus, avec un palet, sans encaisser de but.',
  },
  quick: {
    title: 'Glace mince',
    text: 'Bats l’ordinateur en Normal ou plus dans un match simple à cinq buts ou plus, avec un palet, en 60 secondes ou moins.',
  },
  hard: {
    title: 'Sang-froid',
    text: 'Bats l’ordinateur en Difficile dans un match simple à cinq buts ou plus, avec un palet.',
  },
}
