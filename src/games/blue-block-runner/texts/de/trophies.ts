import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  hundred: {
    title: 'Blick nach oben',
    text: 'Erreiche 100 Punkte im Lauf Normal, als Einzelspieler.',
  },
  eight: {
    title: 'Mal acht',
    text: 'Erreiche den Multiplikator 8 im Lauf Normal, als Einzelspieler.',
  },
  blast: {
    title: 'Kontrollierte Sprengung',
    text: 'Verlier sieben Blöcke durch eine Bombe im Lauf Normal, als Einzelspieler.',
  },
  'fifteen-hundred': {
    title: 'Das Blaue vom Himmel',
    text: 'Erreiche 1.500 Punkte im Lauf Normal, als Einzelspieler.',
  },
}
