import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
  correct: 'Casillas correctas',
  unit: (cells) => ` de ${cells}`,
  proven: (cell, digit) => `${cell}: es ${digit}; cualquier otro dígito lleva a una contradicción.`,
  guess: (cell) => `${cell}: aún no se podía deducir, pero otras casillas sí; fue suerte.`,
  summary: { wrong: 'Dígitos erróneos', guesses: 'Adivinadas', avoidable: 'Evitables' },
}
