import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
  filled: 'Desenho pintado',
  row: {
    filledInEveryWay: (row, title, clue) =>
      `${title}: pintada em todas as formas de colocar ${clue} na linha ${row}.`,
    emptyInEveryWay: (row, title, clue) =>
      `${title}: vazia em todas as formas de colocar ${clue} na linha ${row}.`,
    ifEmpty: (row, cell) => `Se a casa da ${cell} ficasse vazia, não daria para completar a linha ${row}.`,
    ifFilled: (row, cell) => `Se a casa da ${cell} fosse pintada, não daria para completar a linha ${row}.`,
  },
  column: {
    filledInEveryWay: (column, title, clue) =>
      `${title}: pintada em todas as formas de colocar ${clue} na coluna ${column}.`,
    emptyInEveryWay: (column, title, clue) =>
      `${title}: vazia em todas as formas de colocar ${clue} na coluna ${column}.`,
    ifEmpty: (column, cell) =>
      `Se a casa da ${cell} ficasse vazia, não daria para completar a coluna ${column}.`,
    ifFilled: (column, cell) =>
      `Se a casa da ${cell} fosse pintada, não daria para completar a coluna ${column}.`,
  },
  filledByOthers: (title) => `${title}: pintada; outras linhas e colunas levam a isso, uma depois da outra.`,
  emptyByOthers: (title) => `${title}: vazia; outras linhas e colunas levam a isso, uma depois da outra.`,
  fill: (cell) => `Pintar a casa da ${cell}`,
  cross: (cell) => `Riscar a casa da ${cell}`,
  earlyFilled: (cell) => `Ainda não dava para deduzir: a casa da ${cell} é pintada.`,
  earlyEmpty: (cell) => `Ainda não dava para deduzir: a casa da ${cell} é vazia.`,
  guess: (title) => `${title}: ainda não dava para deduzir; foi um palpite de sorte.`,
  summary: {
    wrong: 'Casas erradas',
    guesses: 'Palpites',
    solutions: 'Soluções',
    several: 'várias',
  },
}
