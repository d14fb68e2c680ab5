import type { printTexts as english } from '../print'

export const printTexts: typeof english = {
  free: 'Frei',
  rules: {
    line: 'Markier die gezogenen Zahlen. Die erste volle Zeile, Spalte oder Diagonale gewinnt, oder alle vier Ecken.',
    corners: 'Markier die gezogenen Zahlen. Wer zuerst alle vier Ecken markiert hat, gewinnt.',
    x: 'Markier die gezogenen Zahlen. Wer zuerst beide Diagonalen markiert hat, gewinnt.',
    frame: 'Markier die gezogenen Zahlen. Wer zuerst alle Felder am Rand markiert hat, gewinnt.',
    full: 'Markier die gezogenen Zahlen. Die erste volle Karte gewinnt.',
  },
  list: 'Liste zum Ausrufen: Streich jede Zahl, die du ausrufst.',
}
