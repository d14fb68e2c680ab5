import { plural } from '../../../../engine/core/text'
import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
  fill: 'Tudo anotado',
  clear: (row, column) => `Casa apagada: linha ${row}, coluna ${column}`,
  digit: (digit, row, column) => `${digit} na linha ${row}, coluna ${column}`,
  note: (digit, row, column) => `Anotação ${digit} na linha ${row}, coluna ${column}`,
  noteRemoved: (digit, row, column) => `Anotação ${digit} apagada na linha ${row}, coluna ${column}`,
  digits: (digit, cells) =>
    plural(cells, {
      one: `${digit} em # casa`,
      many: `${digit} em # de casas`,
      other: `${digit} em # casas`,
    }),
  notes: (digit, cells) =>
    plural(cells, {
      one: `Anotação ${digit} em # casa`,
      many: `Anotação ${digit} em # de casas`,
      other: `Anotação ${digit} em # casas`,
    }),
  notesRemoved: (digit, cells) =>
    plural(cells, {
      one: `Anotação ${digit} apagada em # casa`,
      many: `Anotação ${digit} apagada em # de casas`,
      other: `Anotação ${digit} apagada em # casas`,
    }),
  center: (digit, row, column) => `Anotação central ${digit} na linha ${row}, coluna ${column}`,
  centerRemoved: (digit, row, column) =>
    `Anotação central ${digit} apagada na linha ${row}, coluna ${column}`,
  centers: (digit, cells) =>
    plural(cells, {
      one: `Anotação central ${digit} em # casa`,
      many: `Anotação central ${digit} em # de casas`,
      other: `Anotação central ${digit} em # casas`,
    }),
  centersRemoved: (digit, cells) =>
    plural(cells, {
      one: `Anotação central ${digit} apagada em # casa`,
      many: `Anotação central ${digit} apagada em # de casas`,
      other: `Anotação central ${digit} apagada em # casas`,
    }),
  color: (color, row, column) => `Linha ${row}, coluna ${column}: ${color}`,
  colorRemoved: (row, column) => `Cor apagada na linha ${row}, coluna ${column}`,
  colored: (color, cells) =>
    plural(cells, { one: `# casa: ${color}`, many: `# de casas: ${color}`, other: `# casas: ${color}` }),
  colorsRemoved: (cells) =>
    plural(cells, {
      one: 'Cor apagada em # casa',
      many: 'Cor apagada em # de casas',
      other: 'Cor apagada em # casas',
    }),
  cleared: (cells) =>
    plural(cells, { one: '# casa apagada', many: '# de casas apagadas', other: '# casas apagadas' }),
}
