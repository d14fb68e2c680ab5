/** The field in symbols for sharing: opened and covered cells and the mine that was hit, without numbers and flags. */
import type { State } from '../rules'

/**
 * One line per row. Mine positions show only in a cleared field, where all covered cells are mines. They depend on
 * the first opened cell, so they do not spoil a shared start. In practice the mines are fixed, so there are no symbols.
 */
export function symbols(states: readonly State[]): string {
  const state = states.at(-1)
  if (!state?.laid || state.practice) return ''
  const { rows, cols, cells, exploded } = state
  const symbol = (index: number) => (index === exploded ? '✸' : cells[index]?.isRevealed ? '□' : '■')
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: cols }, (__, col) => symbol(row * cols + col)).join(''),
  ).join('\n')
}
