import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
  correct: 'Casas certas',
  unit: (cells) => ` de ${cells}`,
  proven: (cell, digit) => `${cell}: é ${digit}; qualquer outro número leva a uma contradição.`,
  guess: (cell) => `${cell}: ainda não dava para deduzir, mas outras casas sim; foi um palpite de sorte.`,
  summary: { wrong: 'Números errados', guesses: 'Palpites', avoidable: 'Evitáveis' },
}
