import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  medium: { title: 'Stück für Stück', text: 'Beende ein Puzzle mit mindestens 24 Teilen.' },
  turned: {
    title: 'Richtig herum',
    text: 'Beende ein Puzzle mit mindestens 24 Teilen mit eingeschalteter Drehung.',
  },
  exact: {
    title: 'Nur einmal angefasst',
    text: 'Beende ein Puzzle mit 24 oder 48 Teilen in so vielen Zügen, wie es Teile hat.',
  },
  swift: {
    title: 'Ein Auge für Ränder',
    text: 'Beende ein Puzzle mit mindestens 48 Teilen in höchstens fünf Minuten.',
  },
}
