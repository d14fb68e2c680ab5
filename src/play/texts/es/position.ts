import { numberText } from '../../../engine/core/text'
import type { positionTexts as english } from '../position'

export const positionTexts: typeof english = {
  nothing: 'nada',
  count: (count, kind) => `${kind}: ${numberText(count)}`,
  cell: (at, inRow, inColumn) =>
    `Fila ${at.row}, columna ${at.column}, ${at.what}. En el resto de la fila: ${inRow}; de la columna: ${inColumn}.`,
  row: (row, cells) => `Fila ${row}. ${cells}.`,
}
