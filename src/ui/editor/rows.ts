/** Characters in a row of the text fields on a phone. */
const ROW_LENGTH = 28
const MAX_ROWS = 4

/** The number of rows that a field needs for a text. */
export const rowsOf = (text: string): number =>
  Math.max(1, Math.min(MAX_ROWS, Math.ceil(text.length / ROW_LENGTH)))
