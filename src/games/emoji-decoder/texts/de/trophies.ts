import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  ten: {
    title: 'Im Bilde',
    text: 'Löse in einem Spiel 10 der 15 Rätsel des Original-Pakets.',
  },
  clean: {
    title: 'Auf den ersten Blick',
    text: 'Löse in einem Spiel fünf Rätsel im ersten Versuch, ohne Buchstaben zeigen zu lassen.',
  },
  perfect: {
    title: 'Stein von Rosette',
    text: 'Hol im Original-Paket alle 600 Punkte: jedes Rätsel im ersten Versuch, ohne gezeigte Buchstaben.',
  },
}
