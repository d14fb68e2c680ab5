import type { hintTexts as english } from '../hints'

export const hintTexts: typeof english = {
  row: {
    lookAt: (row) => `Sieh dir Zeile ${row} an.`,
    isWrong: (row) => `Eine Markierung in Zeile ${row} ist falsch.`,
    mustBeEmpty: (row) => `In Zeile ${row} muss ein gefülltes Feld leer bleiben.`,
    mustBeFilled: (row) => `In Zeile ${row} muss ein angekreuztes Feld gefüllt werden.`,
    allPlaced: (row) => `Alle Blöcke von Zeile ${row} sind gesetzt.`,
    emptyOnceDone: (row, place) => `${place}: leer, denn alle Blöcke von Zeile ${row} sind gesetzt.`,
    filledOrBroken: (row, place) => `${place}: gefüllt. Sonst ließe sich Zeile ${row} nicht fertigstellen.`,
    emptyOrBroken: (row, place) => `${place}: leer. Sonst ließe sich Zeile ${row} nicht fertigstellen.`,
    overlap: (row, clue) =>
      `Überlappung: Wie du ${clue} in Zeile ${row} auch setzt, einige der hervorgehobenen Felder sind immer gefüllt.`,
    edge: (row, clue) =>
      `Ränder: In Zeile ${row} hält ein gefülltes Feld einen Block von ${clue} fest. Er füllt immer einige der hervorgehobenen Felder.`,
    reach: (row, clue) =>
      `Unerreichbar: Wie du ${clue} in Zeile ${row} auch setzt, einige der hervorgehobenen Felder erreicht kein Block.`,
    splitFilled: (row, clue) =>
      `Aufteilen: Kreuze und gefüllte Felder teilen Zeile ${row} auf. Wie du ${clue} auch setzt, einige der hervorgehobenen Felder sind immer gefüllt.`,
    splitEmpty: (row, clue) =>
      `Aufteilen: Kreuze und gefüllte Felder teilen Zeile ${row} auf. Wie du ${clue} auch setzt, einige der hervorgehobenen Felder sind immer leer.`,
    supposeEmpty: (row) =>
      `Widerspruch: Nimm an, das hervorgehobene Feld ist leer, und verfolge die Linien. Dann wird Zeile ${row} unmöglich.`,
    supposeFilled: (row) =>
      `Widerspruch: Nimm an, das hervorgehobene Feld ist gefüllt, und verfolge die Linien. Dann wird Zeile ${row} unmöglich.`,
  },
  column: {
    lookAt: (column) => `Sieh dir Spalte ${column} an.`,
    isWrong: (column) => `Eine Markierung in Spalte ${column} ist falsch.`,
    mustBeEmpty: (column) => `In Spalte ${column} muss ein gefülltes Feld leer bleiben.`,
    mustBeFilled: (column) => `In Spalte ${column} muss ein angekreuztes Feld gefüllt werden.`,
    allPlaced: (column) => `Alle Blöcke von Spalte ${column} sind gesetzt.`,
    emptyOnceDone: (column, place) => `${place}: leer, denn alle Blöcke von Spalte ${column} sind gesetzt.`,
    filledOrBroken: (column, place) =>
      `${place}: gefüllt. Sonst ließe sich Spalte ${column} nicht fertigstellen.`,
    emptyOrBroken: (column, place) =>
      `${place}: leer. Sonst ließe sich Spalte ${column} nicht fertigstellen.`,
    overlap: (column, clue) =>
      `Überlappung: Wie du ${clue} in Spalte ${column} auch setzt, einige der hervorgehobenen Felder sind immer gefüllt.`,
    edge: (column, clue) =>
      `Ränder: In Spalte ${column} hält ein gefülltes Feld einen Block von ${clue} fest. Er füllt immer einige der hervorgehobenen Felder.`,
    reach: (column, clue) =>
      `Unerreichbar: Wie du ${clue} in Spalte ${column} auch setzt, einige der hervorgehobenen Felder erreicht kein Block.`,
    splitFilled: (column, clue) =>
      `Aufteilen: Kreuze und gefüllte Felder teilen Spalte ${column} auf. Wie du ${clue} auch setzt, einige der hervorgehobenen Felder sind immer gefüllt.`,
    splitEmpty: (column, clue) =>
      `Aufteilen: Kreuze und gefüllte Felder teilen Spalte ${column} auf. Wie du ${clue} auch setzt, einige der hervorgehobenen Felder sind immer leer.`,
    supposeEmpty: (column) =>
      `Widerspruch: Nimm an, das hervorgehobene Feld ist leer, und verfolge die Linien. Dann wird Spalte ${column} unmöglich.`,
    supposeFilled: (column) =>
      `Widerspruch: Nimm an, das hervorgehobene Feld ist gefüllt, und verfolge die Linien. Dann wird Spalte ${column} unmöglich.`,
  },
  clearFilled: (place) => `${place} muss leer bleiben. Leere das Feld.`,
  clearCross: (place) => `${place} muss gefüllt werden. Entferne das Kreuz.`,
  filled: (place, clue) => `${place}: gefüllt, wie man ${clue} auch setzt.`,
  empty: (place, clue) => `${place}: leer, wie man ${clue} auch setzt.`,
  tryCell:
    'Keine einzelne Linie hilft. Probiere ein Feld der hervorgehobenen Zeile aus und verfolge, was daraus folgt.',
  compare: 'Kein einfacher Grund: Vergleiche mehrere Linien.',
  noReason: (place) => `${place}: in einer Lösung gefüllt. Kein einfacher Grund.`,
}
