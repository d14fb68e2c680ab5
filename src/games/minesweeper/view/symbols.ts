/** Owns Minesweeper's field in symbols: what was opened, what stayed covered, and the mine that was hit; no number and no flag. */
import type { State } from '../rules'

/** A line a row. Where mines lie is told of no field but one that is cleared, and lay there by the first cell opened. */
export function symbols(states: readonly State[]): string {
  const state = states.at(-1)
  if (!state?.laid) return ''
  const { rows, cols, cells, exploded } = state
  const sign = (index: number) => (index === exploded ? '✸' : cells[index]?.isRevealed ? '□' : '■')
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: cols }, (__, col) => sign(row * cols + col)).join(''),
  ).join('\n')
}
