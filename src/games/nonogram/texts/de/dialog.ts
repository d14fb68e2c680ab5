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
}
