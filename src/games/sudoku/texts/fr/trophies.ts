import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  easy: {
    title: 'Quatre-vingt-une cases',
    text: 'Résous un Sudoku standard en Facile, Moyen, Difficile ou Expert, erreurs masquées, sans indice.',
  },
  clean: {
    title: 'Écrit à l’encre',
    text: 'Résous un Sudoku standard en Moyen, Difficile ou Expert, erreurs masquées, sans indice ni conflit.',
  },
  head: {
    title: 'Tout de tête',
    text: 'Résous un Sudoku standard en Moyen, Difficile ou Expert, erreurs masquées, sans indice ni note.',
  },
  hard: {
    title: 'Une heure de calme',
    text: 'Résous un Sudoku standard en Difficile ou Expert, erreurs masquées, sans indice.',
  },
  expert: {
    title: 'Logique souveraine',
    text: 'Résous un Sudoku standard en Expert, erreurs masquées, sans indice.',
  },
}
