import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  normal: {
    title: 'Drei in einer Reihe',
    text: 'Besiege den Computer auf Normal in einem einzelnen 3x3-Spiel.',
  },
  second: {
    title: 'Der zweite Zug',
    text: 'Besiege den Computer auf Normal in einem einzelnen 3x3-Spiel als O, wenn er anfängt.',
  },
  perfect: {
    title: 'Ehrenhaft geteilt',
    text: 'Spiel als O gegen den Computer auf Perfekt in einem einzelnen 3x3-Spiel unentschieden, ohne Tipps.',
  },
}
