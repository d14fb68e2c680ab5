import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
  open: 'Tabuleiro aberto',
  better: (row, column) => `Abrir a casa da linha ${row}, coluna ${column}`,
  guess: 'Esta jogada foi um palpite.',
  needless: (row, column) =>
    `A casa da linha ${row}, coluna ${column} era segura com certeza. Esta jogada foi um palpite.`,
  provenMine: (row, column) =>
    `Os números ao redor da linha ${row}, coluna ${column} provavam que havia uma mina ali.`,
  summary: { guesses: 'Palpites', avoidable: 'Evitáveis', bv: '3BV', efficiency: 'Eficiência' },
}
