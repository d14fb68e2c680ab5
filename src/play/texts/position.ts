/** Texts of a board that is read aloud for screen readers. */
import { asSentence, numberText } from '../../engine/core/text'

export const positionTexts = {
  nothing: 'nothing',
  count: (count: number, kind: string) => `${kind}: ${numberText(count)}`,
  /** The focused cell, and what is in its row and column: 'X: 2, O: 1'. */
  cell: (at: { row: number; column: number; what: string }, inRow: string, inColumn: string) =>
    `Row ${at.row}, column ${at.column}, ${at.what}. Elsewhere in this row: ${inRow}; in this column: ${inColumn}.`,
  /** @param cells - 'empty: 2, X' */
  row: (row: number, cells: string) => `Row ${row}. ${asSentence(cells)}`,
}
