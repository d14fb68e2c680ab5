import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  fifteen: { title: 'Fünfzehn in Ordnung', text: 'Löse das 4x4-Puzzle ohne Tipps.' },
  eight: {
    title: 'Abkürzung',
    text: 'Löse das 3x3-Puzzle in höchstens 40 Zügen, ohne Tipps.',
  },
  swift: {
    title: 'Wie geschmiert',
    text: 'Löse das 4x4-Puzzle in höchstens 90 Sekunden, ohne Tipps.',
  },
  lean: {
    title: 'Kein Zug zu viel',
    text: 'Löse das 4x4-Puzzle in höchstens 100 Zügen, ohne Tipps.',
  },
  'twenty-four': { title: 'Vierundzwanzig in Ordnung', text: 'Löse das 5x5-Puzzle ohne Tipps.' },
}
