import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  medium: {
    title: 'Gutes Gedächtnis',
    text: 'Finde allein alle Bilderpaare auf Mittel in höchstens 18 Zügen.',
  },
  swift: {
    title: 'Flinke Finger',
    text: 'Finde allein alle Bilderpaare auf Schwer in höchstens 60 Sekunden.',
  },
  hard: {
    title: 'Elefantengedächtnis',
    text: 'Finde allein alle Bilderpaare auf Schwer in höchstens 26 Zügen.',
  },
  sharp: {
    title: 'Vergisst nie',
    text: 'Finde allein alle Bilderpaare auf Schwer in höchstens 21 Zügen.',
  },
}
