import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  hundred: {
    title: 'Blick nach oben',
    text: 'Erreiche 100 Punkte im normalen Lauf, als Einzelspieler.',
  },
  eight: {
    title: 'Mal acht',
    text: 'Erreiche den Multiplikator 8 im normalen Lauf, als Einzelspieler.',
  },
  blast: {
    title: 'Kontrollierte Sprengung',
    text: 'Verlier sieben Blöcke durch eine Bombe im normalen Lauf, als Einzelspieler.',
  },
  'fifteen-hundred': {
    title: 'Das Blaue vom Himmel',
    text: 'Erreiche 1.500 Punkte im normalen Lauf, als Einzelspieler.',
  },
}
