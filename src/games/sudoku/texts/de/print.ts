import type { printTexts as english } from '../print'

export const printTexts: typeof english = {
  rules: {
    classic: 'Jede Zeile, jede Spalte und jeder Block enthält 1 bis 9 genau einmal.',
    x: 'Jede Zeile, jede Spalte, jeder Block und jede Diagonale enthält 1 bis 9 genau einmal.',
    killer:
      'Jede Zeile, jede Spalte und jeder Block enthält 1 bis 9 genau einmal. Jeder Käfig ergibt seine Zahl, ohne Wiederholungen.',
  },
  oneOfSeveral: 'Eine von mehreren Lösungen',
}
