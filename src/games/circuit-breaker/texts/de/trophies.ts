import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  five: {
    title: 'Saubere Verdrahtung',
    text: 'Schließ fünf Stromkreise in Folge ohne falschen Knoten, mit gleich großen Stromkreisen nach Level 10.',
  },
  ten: {
    title: 'Level zehn',
    text: 'Starte bei Level 1 und erreiche Level 10, mit gleich großen Stromkreisen danach.',
  },
  'by-heart': {
    title: 'Auswendig',
    text: 'Starte bei Level 4 oder 7, wo die Zahlen verschwinden, und schließ fünf Stromkreise in Folge ohne falschen Knoten, mit gleich großen Stromkreisen.',
  },
  twelve: {
    title: 'Unter Strom',
    text: 'Schaff Level 12, mit gleich großen Stromkreisen nach Level 10.',
  },
}
