import { plural } from '../../../../engine/core/text'
import type { dialogTexts as english } from '../dialog'

export const dialogTexts: typeof english = {
  puzzle: 'Dieses Rätsel',
  copy: 'Rätsel kopieren',
  copied: 'Rätsel kopiert.',
  paste: 'Rätsel einfügen',
  pasteHints: {
    classic:
      '81 Ziffern, Zeile für Zeile, mit 0 oder . für leere Felder. Zeilenumbrüche, Gitter und Kommas sind in Ordnung.',
    x: '81 Ziffern eines X-Sudokus, Zeile für Zeile, mit 0 oder . für leere Felder.',
    killer:
      '81 Ziffern, dann _ und 81 Buchstaben (einer je Käfig), dann _ und die Summen, durch Punkte getrennt.',
  },
  load: 'Rätsel laden',
  pasteEmpty: 'Füge zuerst ein Rätsel ein.',
  loaded: 'Rätsel geladen.',
  more: (puzzles) =>
    plural(puzzles, {
      one: 'Der Text enthält # weiteres Rätsel; nur das erste wurde geladen.',
      other: 'Der Text enthält # weitere Rätsel; nur das erste wurde geladen.',
    }),
  type: 'Rätsel eintippen',
  typeHint:
    'Wähle ein Feld und tippe Ziffern: Jede führt zum nächsten Feld. 0 lässt ein Feld leer, die Rücktaste geht zurück.',
  typed: {
    empty: 'Noch keine Ziffern.',
    few: (digits) => `Es fehlen noch Ziffern: mindestens ${digits} sind nötig.`,
    one: 'Eine Lösung: Das Rätsel kann gespielt werden.',
    several: 'Mehr als eine Lösung. Zwei davon unterscheiden sich in den markierten Feldern.',
    unknown: 'Es dauert zu lange, herauszufinden, wie viele Lösungen es gibt.',
  },
}
