import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
  open: 'Aufgedeckt',
  better: (row, column) => `Zeile ${row}, Spalte ${column} aufdecken`,
  guess: 'Das war geraten.',
  needless: (row, column) => `Zeile ${row}, Spalte ${column} war sicher. Das hier war geraten.`,
  provenMine: (row, column) => `Die Zahlen um Zeile ${row}, Spalte ${column} haben dort eine Mine bewiesen.`,
  summary: { guesses: 'Geraten', avoidable: 'Vermeidbar', bv: '3BV', efficiency: 'Effizienz' },
}
