import { numberText } from '../../../engine/core/text'
import type { positionTexts as english } from '../position'

export const positionTexts: typeof english = {
  nothing: 'rien',
  count: (count, kind) => `${kind}\u00a0: ${numberText(count)}`,
  cell: (at, inRow, inColumn) =>
    `Ligne ${at.row}, colonne ${at.column}, ${at.what}. Ailleurs dans la ligne\u00a0: ${inRow}\u202f; dans la colonne\u00a0: ${inColumn}.`,
  row: (row, cells) => `Ligne ${row}. ${cells}.`,
}
