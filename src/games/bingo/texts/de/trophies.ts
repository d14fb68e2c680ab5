import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  hand: {
    title: 'Handarbeit',
    text: 'Markiere von Hand und hol ein Bingo, ohne eine Markierung zu entfernen.',
  },
  corners: {
    title: 'Vier Ecken',
    text: 'Markiere von Hand und gewinne mit den vier Ecken, wenn jede Reihe zählt. Du darfst Zahlen unmarkiert lassen.',
  },
  diagonal: {
    title: 'Auf die schräge Tour',
    text: 'Markiere von Hand und gewinne mit einer Diagonale, wenn jede Reihe zählt. Du darfst Zahlen unmarkiert lassen.',
  },
  pace: {
    title: 'Schritt gehalten',
    text: 'Schalte die Automatik an, stoppe sie nie und hol ein von Hand markiertes Bingo.',
  },
}
