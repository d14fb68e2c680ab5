import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  'three-hundred': {
    title: 'Farbe bekennen',
    text: 'Erreiche 300 Punkte im Modus Klassisch ohne geteilte Lücken.',
  },
  combo: { title: 'Die ganze Palette', text: 'Erreiche eine Combo von 10.' },
  match: {
    title: 'Gut getarnt',
    text: 'Durchquere in einem Lauf im Modus Klassisch ohne geteilte Lücken 25 Barrieren deiner Farbe.',
  },
  'five-thousand': {
    title: 'Jenseits der Skala',
    text: 'Erreiche 5.000 Punkte im Modus Klassisch ohne geteilte Lücken.',
  },
}
