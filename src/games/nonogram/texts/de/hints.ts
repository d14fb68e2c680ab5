import type { hintTexts as english } from '../hints'

export const hintTexts: typeof english = {
  row: {
    lookAt: (row) => `Sieh dir Zeile ${row} an.`,
    isWrong: (row) => `Eine Markierung in Zeile ${row} ist falsch.`,
    mustBeEmpty: (row) => `In Zeile ${row} muss ein gefülltes Feld leer bleiben.`,
    mustBeFilled: (row) => `In Zeile ${row} muss ein angekreuztes Feld gefüllt werden.`,
    alwaysFilled: (row, clue) =>
      `Wie du ${clue} in Zeile ${row} auch setzt: Einige der hervorgehobenen Felder sind immer gefüllt.`,
    allPlaced: (row) => `Alle Blöcke von Zeile ${row} sind gesetzt.`,
    neverReached: (row, clue) =>
      `Wie du ${clue} in Zeile ${row} auch setzt: Einige der hervorgehobenen Felder erreicht kein Block.`,
    emptyOnceDone: (row, place) => `${place}: leer, denn alle Blöcke von Zeile ${row} sind gesetzt.`,
    filledOrBroken: (row, place) => `${place}: gefüllt. Sonst ließe sich Zeile ${row} nicht fertigstellen.`,
    emptyOrBroken: (row, place) => `${place}: leer. Sonst ließe sich Zeile ${row} nicht fertigstellen.`,
    supposeEmpty: (row) =>
      `Nimm an, das hervorgehobene Feld ist leer, und verfolge die Linien: Zeile ${row} wird unmöglich.`,
    supposeFilled: (row) =>
      `Nimm an, das hervorgehobene Feld ist gefüllt, und verfolge die Linien: Zeile ${row} wird unmöglich.`,
  },
  column: {
    lookAt: (column) => `Sieh dir Spalte ${column} an.`,
    isWrong: (column) => `Eine Markierung in Spalte ${column} ist falsch.`,
    mustBeEmpty: (column) => `In Spalte ${column} muss ein gefülltes Feld leer bleiben.`,
    mustBeFilled: (column) => `In Spalte ${column} muss ein angekreuztes Feld gefüllt werden.`,
    alwaysFilled: (column, clue) =>
      `Wie du ${clue} in Spalte ${column} auch setzt: Einige der hervorgehobenen Felder sind immer gefüllt.`,
    allPlaced: (column) => `Alle Blöcke von Spalte ${column} sind gesetzt.`,
    neverReached: (column, clue) =>
      `Wie du ${clue} in Spalte ${column} auch setzt: Einige der hervorgehobenen Felder erreicht kein Block.`,
    emptyOnceDone: (column, place) => `${place}: leer, denn alle Blöcke von Spalte ${column} sind gesetzt.`,
    filledOrBroken: (column, place) =>
      `${place}: gefüllt. Sonst ließe sich Spalte ${column} nicht fertigstellen.`,
    emptyOrBroken: (column, place) =>
      `${place}: leer. Sonst ließe sich Spalte ${column} nicht fertigstellen.`,
    supposeEmpty: (column) =>
      `Nimm an, das hervorgehobene Feld ist leer, und verfolge die Linien: Spalte ${column} wird unmöglich.`,
    supposeFilled: (column) =>
      `Nimm an, das hervorgehobene Feld ist gefüllt, und verfolge die Linien: Spalte ${column} wird unmöglich.`,
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
