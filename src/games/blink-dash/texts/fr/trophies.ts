import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  four: { title: 'En un clin d’œil', text: 'Atteins le niveau 4 avec des rôdeurs errants.' },
  quick: {
    title: 'Extinction des feux',
    text: 'Atteins le niveau 4 en 40 secondes ou moins, avec des rôdeurs errants.',
  },
  eight: { title: 'Équipe de nuit', text: 'Atteins le niveau 8 avec des rôdeurs errants.' },
  fourteen: { title: 'Yeux de hibou', text: 'Atteins le niveau 14 avec des rôdeurs errants.' },
}
