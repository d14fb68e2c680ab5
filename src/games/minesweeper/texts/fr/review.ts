import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
  open: 'Grille ouverte',
  better: (row, column) => `Ouvrir ligne ${row}, colonne ${column}`,
  guess: 'C’était au hasard.',
  needless: (row, column) =>
    `La case en ligne ${row}, colonne ${column} était sûre. Ce coup était au hasard.`,
  provenMine: (row, column) =>
    `Les nombres autour de la case ligne ${row}, colonne ${column} y prouvaient une mine.`,
  summary: { guesses: 'Au hasard', avoidable: 'Évitables', bv: '3BV', efficiency: 'Efficacité' },
}
