import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  beginner: { title: 'Première soirée', text: 'Bats l’ordinateur en Débutant ou plus, sans indice.' },
  promoted: {
    title: 'La longue marche',
    text: 'Bats l’ordinateur en Facile ou plus après avoir promu un pion, sans indice.',
  },
  brief: {
    title: 'Bref et brillant',
    text: 'Bats l’ordinateur en Normal ou plus en 30 coups ou moins, sans indice.',
  },
  hard: {
    title: 'Dans les règles',
    text: 'Bats l’ordinateur en Difficile ou plus avec les règles complètes, sans indice.',
  },
  extreme: {
    title: 'Vraiment extrême',
    text: 'Bats l’ordinateur en Extrême avec les règles complètes, sans indice.',
  },
}
