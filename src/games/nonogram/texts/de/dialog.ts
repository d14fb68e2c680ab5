import type { dialogTexts as english } from '../dialog'

export const dialogTexts: typeof english = {
  puzzle: 'Dieses Rätsel',
  copy: 'Rätsel kopieren',
  copied: 'Rätsel kopiert.',
  paste: 'Rätsel einfügen',
  pasteHint:
    'Zeilen aus . und # oder die Zahlen am Rand: eine Textzeile je Zeile, eine leere, eine je Spalte.',
  load: 'Rätsel laden',
  pasteEmpty: 'Füge zuerst ein Rätsel ein.',
  loaded: 'Rätsel geladen.',
  loadedDetail: (rows, columns) => `Zeilen: ${rows}. Spalten: ${columns}.`,
  draw: 'Rätsel zeichnen',
  drawHint:
    'Drücke oder ziehe, um Felder zu füllen, noch einmal, um sie zu leeren. Tasten: Eingabe, für Linien Umschalt mit Pfeiltasten.',
  drawn: {
    one: 'Eine Lösung: Das Rätsel kann gespielt werden.',
    several: 'Mehr als eine Lösung. Die markierten Felder können auch anders sein.',
    unknown: 'Es dauert zu lange, herauszufinden, wie viele Lösungen es gibt.',
  },
}
