import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  medium: { title: 'Tu chauffes', text: 'Trouve le nombre en Moyen.' },
  halves: {
    title: 'Diviser pour régner',
    text: 'Trouve le nombre en Facile en six essais ou moins\u00a0: c’est toujours possible.',
  },
  swift: { title: 'Pensée éclair', text: 'Trouve le nombre en Moyen en 15 secondes ou moins.' },
}
