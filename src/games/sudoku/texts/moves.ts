/** How moves of Sudoku are written. */
import { plural } from '../../../engine/core/text'

export const moveTexts = {
  fill: 'All notes',
  clear: (row: number, column: number) => `Cleared row ${row}, column ${column}`,
  digit: (digit: number, row: number, column: number) => `${digit} in row ${row}, column ${column}`,
  note: (digit: number, row: number, column: number) => `Note ${digit} in row ${row}, column ${column}`,
  noteRemoved: (digit: number, row: number, column: number) =>
    `Note ${digit} removed from row ${row}, column ${column}`,
  digits: (digit: number, cells: number) =>
    plural(cells, { one: `${digit} in # cell`, other: `${digit} in # cells` }),
  notes: (digit: number, cells: number) =>
    plural(cells, { one: `Note ${digit} in # cell`, other: `Note ${digit} in # cells` }),
  notesRemoved: (digit: number, cells: number) =>
    plural(cells, { one: `Note ${digit} removed from # cell`, other: `Note ${digit} removed from # cells` }),
  center: (digit: number, row: number, column: number) =>
    `Center note ${digit} in row ${row}, column ${column}`,
  centerRemoved: (digit: number, row: number, column: number) =>
    `Center note ${digit} removed from row ${row}, column ${column}`,
  centers: (digit: number, cells: number) =>
    plural(cells, { one: `Center note ${digit} in # cell`, other: `Center note ${digit} in # cells` }),
  centersRemoved: (digit: number, cells: number) =>
    plural(cells, {
      one: `Center note ${digit} removed from # cell`,
      other: `Center note ${digit} removed from # cells`,
    }),
  /** @param color - one of `colorNames` */
  color: (color: string, row: number, column: number) => `Row ${row}, column ${column}: ${color}`,
  colorRemoved: (row: number, column: number) => `Color removed from row ${row}, column ${column}`,
  colored: (color: string, cells: number) =>
    plural(cells, { one: `# cell: ${color}`, other: `# cells: ${color}` }),
  colorsRemoved: (cells: number) =>
    plural(cells, { one: 'Color removed from # cell', other: 'Color removed from # cells' }),
  cleared: (cells: number) => plural(cells, { one: '# cell cleared', other: '# cells cleared' }),
}
