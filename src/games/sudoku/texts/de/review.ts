import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
  correct: 'Richtige Felder',
  unit: (cells) => ` von ${cells}`,
  proven: (cell, digit) =>
    `${cell}: Hier steht die ${digit}, denn jede andere Ziffer führt zu einem Widerspruch.`,
  guess: (cell) => `${cell} ließ sich noch nicht herleiten, andere Felder aber schon: Glück beim Raten.`,
  summary: { wrong: 'Falsche Ziffern', guesses: 'Geraten', avoidable: 'Vermeidbar' },
}
