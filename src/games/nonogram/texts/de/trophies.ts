import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  uncovered: { title: 'Aufgedeckt', text: 'Löse ein Rätsel von 10x10 oder größer, ohne Tipps.' },
  quick: {
    title: 'Schneller Blick',
    text: 'Löse ein Rätsel von 10x10 in höchstens 90 Sekunden, ohne Tipps.',
  },
  sure: {
    title: 'Ruhige Hand',
    text: 'Löse ein Rätsel von 15x15 oder größer mit gezeigten Fehlern, ohne einen Fehler und ohne Tipps.',
  },
  large: { title: 'Das große Ganze', text: 'Löse ein Rätsel von 20x20, ohne Tipps.' },
  hard: {
    title: 'Linie für Linie',
    text: 'Löse ein erzeugtes schweres Rätsel von 15x15 oder 20x20, ohne Tipps.',
  },
}
