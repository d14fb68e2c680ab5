import { plural } from '../../../../engine/core/text'
import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
  flag: (row, column) => `Flagge auf Zeile ${row}, Spalte ${column}`,
  unflag: (row, column) => `Flagge von Zeile ${row}, Spalte ${column} entfernt`,
  ask: (row, column) => `Fragezeichen auf Zeile ${row}, Spalte ${column}`,
  unask: (row, column) => `Fragezeichen von Zeile ${row}, Spalte ${column} entfernt`,
  opened: (row, column, cells) =>
    plural(cells, {
      one: `Zeile ${row}, Spalte ${column}: # Feld aufgedeckt`,
      other: `Zeile ${row}, Spalte ${column}: # Felder aufgedeckt`,
    }),
  mine: (row, column) => `Zeile ${row}, Spalte ${column}: eine Mine`,
  openedAround: (row, column, cells) =>
    plural(cells, {
      one: `Um Zeile ${row}, Spalte ${column}: # Feld aufgedeckt`,
      other: `Um Zeile ${row}, Spalte ${column}: # Felder aufgedeckt`,
    }),
  mineAround: (row, column) => `Um Zeile ${row}, Spalte ${column}: eine Mine`,
}
