import { plural } from '../../../../engine/core/text'
import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
  fill: 'Alle Notizen',
  clear: (row, column) => `Zeile ${row}, Spalte ${column} geleert`,
  digit: (digit, row, column) => `${digit} in Zeile ${row}, Spalte ${column}`,
  note: (digit, row, column) => `Notiz ${digit} in Zeile ${row}, Spalte ${column}`,
  noteRemoved: (digit, row, column) => `Notiz ${digit} aus Zeile ${row}, Spalte ${column} entfernt`,
  digits: (digit, cells) => plural(cells, { one: `${digit} in # Feld`, other: `${digit} in # Feldern` }),
  notes: (digit, cells) =>
    plural(cells, { one: `Notiz ${digit} in # Feld`, other: `Notiz ${digit} in # Feldern` }),
  notesRemoved: (digit, cells) =>
    plural(cells, {
      one: `Notiz ${digit} aus # Feld entfernt`,
      other: `Notiz ${digit} aus # Feldern entfernt`,
    }),
  center: (digit, row, column) => `Mittige Notiz ${digit} in Zeile ${row}, Spalte ${column}`,
  centerRemoved: (digit, row, column) => `Mittige Notiz ${digit} aus Zeile ${row}, Spalte ${column} entfernt`,
  centers: (digit, cells) =>
    plural(cells, { one: `Mittige Notiz ${digit} in # Feld`, other: `Mittige Notiz ${digit} in # Feldern` }),
  centersRemoved: (digit, cells) =>
    plural(cells, {
      one: `Mittige Notiz ${digit} aus # Feld entfernt`,
      other: `Mittige Notiz ${digit} aus # Feldern entfernt`,
    }),
  color: (color, row, column) => `Zeile ${row}, Spalte ${column}: ${color}`,
  colorRemoved: (row, column) => `Farbe aus Zeile ${row}, Spalte ${column} entfernt`,
  colored: (color, cells) => plural(cells, { one: `# Feld: ${color}`, other: `# Felder: ${color}` }),
  colorsRemoved: (cells) =>
    plural(cells, { one: 'Farbe aus # Feld entfernt', other: 'Farbe aus # Feldern entfernt' }),
  cleared: (cells) => plural(cells, { one: '# Feld geleert', other: '# Felder geleert' }),
}
