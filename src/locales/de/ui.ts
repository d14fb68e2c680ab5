import type * as ui from '../../ui/texts'
import type { Translation } from '../translation'

export const uiTexts: Translation<typeof ui.uiTexts> = {
  close: 'Schließen',
  cancel: 'Abbrechen',

  loading: {
    text: 'Lädt\u00a0…',
    slow: 'Das dauert länger als sonst. Vielleicht bist du offline oder die Verbindung ist langsam.',
    tryAgain: 'Neuer Versuch',
  },

  part: {
    missing: (part) => `Konnte nicht geladen werden: ${part}`,
    missingDetail:
      'Vielleicht bist du offline oder die Website wurde aktualisiert. Lade die Seite neu, um es noch einmal zu versuchen.',
    slow: (part) => `Wird noch geladen: ${part}`,
    slowDetail: 'Vielleicht bist du offline oder die Verbindung ist langsam.',
  },

  toasts: {
    region: 'Meldungen',
    close: 'Meldung schließen',
  },

  noAnswer: 'Der Browser hat noch nicht geantwortet. Du kannst es hier kopieren:',
  cannotCopy: 'Kopieren nicht möglich. Kopiere es hier:',

  board: {
    position: (row, column) => `Zeile ${row}, Spalte ${column}`,
    cell: (row, column, what) => `Zeile ${row}, Spalte ${column}, ${what}`,
    empty: 'leer',
    highlighted: (cell) => `${cell}, hervorgehoben`,
    noKey: 'Keine Taste',
    moves: 'Züge',
    noMoves: 'Noch keine Züge',
    toMove: ' (am Zug)',
  },

  lockedChoice: (choice, why) => `${choice}, ${why}`,

  tools: { flip: 'Drehen', position: 'Stellung', puzzle: 'Rätsel', draw: 'Remis' },
  end: {
    resign: 'Aufgeben',
    keepPlaying: 'Weiterspielen',
    offerDraw: 'Mit deinem nächsten Zug Remis anbieten',
    acceptDraw: 'Remis annehmen',
  },

  sequence: {
    show: 'Schau zu',
    input: 'Du bist dran',
    replay: 'Richtige Folge',
    over: 'Spiel vorbei',
    progress: (done, steps) => `${done} von ${steps}`,
  },
}
