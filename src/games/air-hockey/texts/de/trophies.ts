import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  normal: {
    title: 'Über die Bande',
    text: 'Besiege den Computer auf Normal oder höher in einem Einzelmatch auf mindestens fünf Tore, mit einem Puck.',
  },
  shutout: {
    title: 'Sauberer Kasten',
    text: 'Besiege den Computer auf Normal oder höher in einem Einzelmatch auf mindestens fünf Tore, mit einem Puck und ohne Gegentor.',
  },
  quick: {
    title: 'Dünnes Eis',
    text: 'Besiege den Computer auf Normal oder höher in einem Einzelmatch auf mindestens fünf Tore, mit einem Puck und in höchstens 60 Sekunden.',
  },
  hard: {
    title: 'Eiskalt',
    text: 'Besiege den Computer auf Schwer in einem Einzelmatch auf mindestens fünf Tore, mit einem Puck.',
  },
}
