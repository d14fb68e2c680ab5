import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
  filled: 'Bild gefüllt',
  row: {
    filledInEveryWay: (row, title, clue) =>
      `${title} ist gefüllt, wie man ${clue} in Zeile ${row} auch setzt.`,
    emptyInEveryWay: (row, title, clue) => `${title} ist leer, wie man ${clue} in Zeile ${row} auch setzt.`,
    ifEmpty: (row, cell) => `Wäre ${cell} leer, ließe sich Zeile ${row} nicht fertigstellen.`,
    ifFilled: (row, cell) => `Wäre ${cell} gefüllt, ließe sich Zeile ${row} nicht fertigstellen.`,
  },
  column: {
    filledInEveryWay: (column, title, clue) =>
      `${title} ist gefüllt, wie man ${clue} in Spalte ${column} auch setzt.`,
    emptyInEveryWay: (column, title, clue) =>
      `${title} ist leer, wie man ${clue} in Spalte ${column} auch setzt.`,
    ifEmpty: (column, cell) => `Wäre ${cell} leer, ließe sich Spalte ${column} nicht fertigstellen.`,
    ifFilled: (column, cell) => `Wäre ${cell} gefüllt, ließe sich Spalte ${column} nicht fertigstellen.`,
  },
  filledByOthers: (title) => `${title} ist gefüllt: Das folgt nacheinander aus anderen Zeilen und Spalten.`,
  emptyByOthers: (title) => `${title} ist leer: Das folgt nacheinander aus anderen Zeilen und Spalten.`,
  fill: (cell) => `${cell} füllen`,
  cross: (cell) => `${cell} ankreuzen`,
  earlyFilled: (cell) => `Das ließ sich noch nicht herleiten: ${cell} ist gefüllt.`,
  earlyEmpty: (cell) => `Das ließ sich noch nicht herleiten: ${cell} ist leer.`,
  guess: (title) => `${title} ließ sich noch nicht herleiten: Glück beim Raten.`,
  summary: { wrong: 'Falsche Felder', guesses: 'Geraten', solutions: 'Lösungen', several: 'mehrere' },
}
