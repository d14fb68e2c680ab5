import { numberText } from '../../../engine/core/text'
import type { positionTexts as english } from '../position'

export const positionTexts: typeof english = {
  nothing: 'nada',
  count: (count, kind) => `${kind}: ${numberText(count)}`,
  cell: (at, inRow, inColumn) =>
    `Linha ${at.row}, coluna ${at.column}, ${at.what}. No resto da linha: ${inRow}; da coluna: ${inColumn}.`,
  row: (row, cells) => `Linha ${row}. ${cells}.`,
}
