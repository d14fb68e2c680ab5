import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
  open: 'Tablero abierto',
  better: (row, column) => `Abrir fila ${row}, columna ${column}`,
  guess: 'Había que adivinar.',
  needless: (row, column) => `La fila ${row}, columna ${column} era segura sin duda. Esto fue adivinar.`,
  provenMine: (row, column) =>
    `Los números de alrededor demostraban que en la fila ${row}, columna ${column} hay una mina.`,
  summary: { guesses: 'Adivinadas', avoidable: 'Evitables', bv: '3BV', efficiency: 'Eficiencia' },
}
