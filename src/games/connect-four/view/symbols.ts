/** The final board in symbols for sharing, row by row. */
import { COLUMNS, ROWS, type State } from '../rules'

const SYMBOLS = ['⚪', '🔴', '🟡'] as const

/** One line per row, without the empty rows on top. */
export function symbols(states: readonly State[]): string {
  const cells = states.at(-1)?.cells ?? []
  const rows = Array.from({ length: ROWS }, (_, row) => cells.slice(row * COLUMNS, (row + 1) * COLUMNS))
  const played = rows.filter((row) => row.some((disc) => disc !== 0))
  return played.map((row) => row.map((disc) => SYMBOLS[disc]).join('')).join('\n')
}
