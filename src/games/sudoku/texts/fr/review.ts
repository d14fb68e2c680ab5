import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
  correct: 'Cases justes',
  unit: (cells) => ` sur ${cells}`,
  proven: (cell, digit) => `${cell}\u00a0: c’est ${digit}, tout autre chiffre mène à une contradiction.`,
  guess: (cell) =>
    `${cell}\u00a0: impossible à déduire pour l’instant, contrairement à d’autres cases. Un coup de chance.`,
  summary: { wrong: 'Chiffres faux', guesses: 'Au hasard', avoidable: 'Évitables' },
}
