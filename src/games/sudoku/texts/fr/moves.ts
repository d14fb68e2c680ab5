import { plural } from '../../../../engine/core/text'
import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
  fill: 'Toutes les notes',
  clear: (row, column) => `Effacé\u00a0: ligne ${row}, colonne ${column}`,
  digit: (digit, row, column) => `${digit} en ligne ${row}, colonne ${column}`,
  note: (digit, row, column) => `Note ${digit} en ligne ${row}, colonne ${column}`,
  noteRemoved: (digit, row, column) => `Note ${digit} retirée en ligne ${row}, colonne ${column}`,
  digits: (digit, cells) =>
    plural(cells, {
      one: `${digit} dans # case`,
      many: `${digit} dans # de cases`,
      other: `${digit} dans # cases`,
    }),
  notes: (digit, cells) =>
    plural(cells, {
      one: `Note ${digit} dans # case`,
      many: `Note ${digit} dans # de cases`,
      other: `Note ${digit} dans # cases`,
    }),
  notesRemoved: (digit, cells) =>
    plural(cells, {
      one: `Note ${digit} retirée de # case`,
      many: `Note ${digit} retirée de # de cases`,
      other: `Note ${digit} retirée de # cases`,
    }),
  center: (digit, row, column) => `Note centrale ${digit} en ligne ${row}, colonne ${column}`,
  centerRemoved: (digit, row, column) => `Note centrale ${digit} retirée en ligne ${row}, colonne ${column}`,
  centers: (digit, cells) =>
    plural(cells, {
      one: `Note centrale ${digit} dans # case`,
      many: `Note centrale ${digit} dans # de cases`,
      other: `Note centrale ${digit} dans # cases`,
    }),
  centersRemoved: (digit, cells) =>
    plural(cells, {
      one: `Note centrale ${digit} retirée de # case`,
      many: `Note centrale ${digit} retirée de # de cases`,
      other: `Note centrale ${digit} retirée de # cases`,
    }),
  color: (color, row, column) => `Ligne ${row}, colonne ${column}\u00a0: ${color}`,
  colorRemoved: (row, column) => `Couleur retirée en ligne ${row}, colonne ${column}`,
  colored: (color, cells) =>
    plural(cells, {
      one: `# case\u00a0: ${color}`,
      many: `# de cases\u00a0: ${color}`,
      other: `# cases\u00a0: ${color}`,
    }),
  colorsRemoved: (cells) =>
    plural(cells, {
      one: 'Couleur retirée de # case',
      many: 'Couleur retirée de # de cases',
      other: 'Couleur retirée de # cases',
    }),
  cleared: (cells) =>
    plural(cells, {
      one: 'Effacé\u00a0: # case',
      many: 'Effacé\u00a0: # de cases',
      other: 'Effacé\u00a0: # cases',
    }),
}
