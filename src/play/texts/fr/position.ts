import { numberText } from '../../../engine/core/text'
import type { positionTexts as english } from '../position'

export const positionTexts: typeof english = {
  nothing: 'rien',
  count: (count, kind) => `${kind} : ${numberText(count)}`,
  cell: (at, inRow, inColumn) =>
    `Ligne ${at.row}, colonne ${at.column}, ${at.what}. Ailleurs dans la ligne : ${inRow} ; dans la colonne : ${inColumn}.`,
  row: (row, cells) => `Ligne ${row}. ${cells}.`,
}
