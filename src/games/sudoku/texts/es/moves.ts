import { plural } from '../../../../engine/core/text'
import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
  fill: 'Todas las notas',
  clear: (row, column) => `Borrado en la fila ${row}, columna ${column}`,
  digit: (digit, row, column) => `${digit} en la fila ${row}, columna ${column}`,
  note: (digit, row, column) => `Nota ${digit} en la fila ${row}, columna ${column}`,
  noteRemoved: (digit, row, column) => `Nota ${digit} quitada de la fila ${row}, columna ${column}`,
  digits: (digit, cells) =>
    plural(cells, {
      one: `${digit} en # casilla`,
      many: `${digit} en # de casillas`,
      other: `${digit} en # casillas`,
    }),
  notes: (digit, cells) =>
    plural(cells, {
      one: `Nota ${digit} en # casilla`,
      many: `Nota ${digit} en # de casillas`,
      other: `Nota ${digit} en # casillas`,
    }),
  notesRemoved: (digit, cells) =>
    plural(cells, {
      one: `Nota ${digit} quitada de # casilla`,
      many: `Nota ${digit} quitada de # de casillas`,
      other: `Nota ${digit} quitada de # casillas`,
    }),
  center: (digit, row, column) => `Nota central ${digit} en la fila ${row}, columna ${column}`,
  centerRemoved: (digit, row, column) => `Nota central ${digit} quitada de la fila ${row}, columna ${column}`,
  centers: (digit, cells) =>
    plural(cells, {
      one: `Nota central ${digit} en # casilla`,
      many: `Nota central ${digit} en # de casillas`,
      other: `Nota central ${digit} en # casillas`,
    }),
  centersRemoved: (digit, cells) =>
    plural(cells, {
      one: `Nota central ${digit} quitada de # casilla`,
      many: `Nota central ${digit} quitada de # de casillas`,
      other: `Nota central ${digit} quitada de # casillas`,
    }),
  color: (color, row, column) => `Fila ${row}, columna ${column}: ${color}`,
  colorRemoved: (row, column) => `Color quitado de la fila ${row}, columna ${column}`,
  colored: (color, cells) =>
    plural(cells, {
      one: `# casilla: ${color}`,
      many: `# de casillas: ${color}`,
      other: `# casillas: ${color}`,
    }),
  colorsRemoved: (cells) =>
    plural(cells, {
      one: 'Color quitado de # casilla',
      many: 'Color quitado de # de casillas',
      other: 'Color quitado de # casillas',
    }),
  cleared: (cells) =>
    plural(cells, {
      one: 'Borrado en # casilla',
      many: 'Borrado en # de casillas',
      other: 'Borrado en # casillas',
    }),
}
