import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
  filled: 'Dessin noirci',
  row: {
    filledInEveryWay: (row, title, clue) =>
      `${title}\u00a0: à noircir, où que tu places ${clue} dans la ligne ${row}.`,
    emptyInEveryWay: (row, title, clue) =>
      `${title}\u00a0: vide, où que tu places ${clue} dans la ligne ${row}.`,
    ifEmpty: (row, cell) => `Avec une case vide en ${cell}, la ligne ${row} ne pourrait pas être complétée.`,
    ifFilled: (row, cell) =>
      `Avec une case noircie en ${cell}, la ligne ${row} ne pourrait pas être complétée.`,
  },
  column: {
    filledInEveryWay: (column, title, clue) =>
      `${title}\u00a0: à noircir, où que tu places ${clue} dans la colonne ${column}.`,
    emptyInEveryWay: (column, title, clue) =>
      `${title}\u00a0: vide, où que tu places ${clue} dans la colonne ${column}.`,
    ifEmpty: (column, cell) =>
      `Avec une case vide en ${cell}, la colonne ${column} ne pourrait pas être complétée.`,
    ifFilled: (column, cell) =>
      `Avec une case noircie en ${cell}, la colonne ${column} ne pourrait pas être complétée.`,
  },
  filledByOthers: (title) =>
    `${title}\u00a0: à noircir. D’autres lignes et colonnes y mènent, l’une après l’autre.`,
  emptyByOthers: (title) =>
    `${title}\u00a0: vide. D’autres lignes et colonnes y mènent, l’une après l’autre.`,
  fill: (cell) => `Noircir ${cell}`,
  cross: (cell) => `Barrer ${cell}`,
  earlyFilled: (cell) => `Impossible à déduire pour l’instant\u00a0: la case en ${cell} est à noircir.`,
  earlyEmpty: (cell) => `Impossible à déduire pour l’instant\u00a0: la case en ${cell} est vide.`,
  guess: (title) => `${title}\u00a0: impossible à déduire pour l’instant, un coup de chance.`,
  summary: { wrong: 'Cases fausses', guesses: 'Au hasard', solutions: 'Solutions', several: 'plusieurs' },
}
