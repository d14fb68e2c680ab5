import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
  filled: 'Dibujo relleno',
  row: {
    filledInEveryWay: (row, title, clue) =>
      `${title}: rellena en todas las formas de colocar ${clue} en la fila ${row}.`,
    emptyInEveryWay: (row, title, clue) =>
      `${title}: vacía en todas las formas de colocar ${clue} en la fila ${row}.`,
    ifEmpty: (row, cell) => `Con ${cell} vacía, la fila ${row} no se podría completar.`,
    ifFilled: (row, cell) => `Con ${cell} rellena, la fila ${row} no se podría completar.`,
  },
  column: {
    filledInEveryWay: (column, title, clue) =>
      `${title}: rellena en todas las formas de colocar ${clue} en la columna ${column}.`,
    emptyInEveryWay: (column, title, clue) =>
      `${title}: vacía en todas las formas de colocar ${clue} en la columna ${column}.`,
    ifEmpty: (column, cell) => `Con ${cell} vacía, la columna ${column} no se podría completar.`,
    ifFilled: (column, cell) => `Con ${cell} rellena, la columna ${column} no se podría completar.`,
  },
  filledByOthers: (title) => `${title}: rellena; otras filas y columnas llevan a ello, una tras otra.`,
  emptyByOthers: (title) => `${title}: vacía; otras filas y columnas llevan a ello, una tras otra.`,
  fill: (cell) => `Rellenar ${cell}`,
  cross: (cell) => `Tachar ${cell}`,
  earlyFilled: (cell) => `Aún no se podía deducir: ${cell} está rellena.`,
  earlyEmpty: (cell) => `Aún no se podía deducir: ${cell} está vacía.`,
  guess: (title) => `${title}: aún no se podía deducir; fue suerte.`,
  summary: {
    wrong: 'Casillas erróneas',
    guesses: 'Adivinadas',
    solutions: 'Soluciones',
    several: 'varias',
  },
}
