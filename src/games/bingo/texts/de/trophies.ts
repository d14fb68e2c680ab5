import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  hand: {
    title: 'Handarbeit',
    text: 'Markier von Hand und hol ein Bingo, ohne eine Markierung zu entfernen.',
  },
  corners: {
    title: 'Vier Ecken',
    text: 'Markier von Hand und gewinn mit den vier Ecken, während jede Reihe zählt. Du darfst Zahlen unmarkiert lassen.',
  },
  diagonal: {
    title: 'Auf die schräge Tour',
    text: 'Markier von Hand und gewinn mit einer Diagonale, während jede Reihe zählt. Du darfst Zahlen unmarkiert lassen.',
  },
  pace: {
    title: 'Schritt gehalten',
    text: 'Schalt die Automatik an, stopp sie nie und hol ein von Hand markiertes Bingo.',
  },
}
