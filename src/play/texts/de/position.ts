import { numberText } from '../../../engine/core/text'
import type { positionTexts as english } from '../position'

export const positionTexts: typeof english = {
  nothing: 'nichts',
  count: (count, kind) => `${kind}: ${numberText(count)}`,
  cell: (at, inRow, inColumn) =>
    `Zeile ${at.row}, Spalte ${at.column}, ${at.what}. Sonst in dieser Zeile: ${inRow}; in dieser Spalte: ${inColumn}.`,
  row: (row, cells) => `Zeile ${row}. ${cells}.`,
}
