/** The final board in symbols for sharing, row by row. */
import type { State } from '../rules'

const SYMBOLS: Readonly<Record<string, string>> = { X: '⚫', O: '⚪', '-': '🟩' }

export function symbols(states: readonly State[]): string {
  const last = states.at(-1)
  if (!last || states.length < 2) return ''
  const { cells, size } = last
  return Array.from({ length: size }, (_, row) =>
    [...cells.slice(row * size, (row + 1) * size)].map((character) => SYMBOLS[character]).join(''),
  ).join('\n')
}
