import type * as print from '../../../games/bingo/texts/print'
import type { Translation } from '../../translation'

export const printTexts: Translation<typeof print.printTexts> = {
  free: 'Frei',
  rules: {
    line: 'Markiere die gezogenen Zahlen. Die erste volle Zeile, Spalte oder Diagonale gewinnt, ebenso alle vier Ecken.',
    corners: 'Markiere die gezogenen Zahlen. Wer zuerst alle vier Ecken markiert hat, gewinnt.',
    x: 'Markiere die gezogenen Zahlen. Wer zuerst beide Diagonalen markiert hat, gewinnt.',
    frame: 'Markiere die gezogenen Zahlen. Wer zuerst alle Felder am Rand markiert hat, gewinnt.',
    full: 'Markiere die gezogenen Zahlen. Die erste volle Karte gewinnt.',
  },
  list: 'Liste zum Ausrufen: Streich jede Zahl, die du ausrufst.',
}
