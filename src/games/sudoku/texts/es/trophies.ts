import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  easy: {
    title: 'Ochenta y una casillas',
    text: 'Resuelve un sudoku estándar en Fácil, Medio, Difícil o Experto, con errores ocultos y sin pistas.',
  },
  clean: {
    title: 'Escrito con tinta',
    text: 'Resuelve un sudoku estándar en Medio, Difícil o Experto, con errores ocultos, sin pistas ni conflictos.',
  },
  head: {
    title: 'Todo en la cabeza',
    text: 'Resuelve un sudoku estándar en Medio, Difícil o Experto, con errores ocultos, sin pistas ni notas.',
  },
  hard: {
    title: 'La hora tranquila',
    text: 'Resuelve un sudoku estándar en Difícil o Experto, con errores ocultos y sin pistas.',
  },
  expert: {
    title: 'Lógica magistral',
    text: 'Resuelve un sudoku estándar en Experto, con errores ocultos y sin pistas.',
  },
}
