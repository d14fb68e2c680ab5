/** The final board in symbols for sharing, row by row. */
import { type State, sideOf } from '../rules'
import { boardsOf, isUltimate } from '../rules/ultimate'

const SYMBOLS = { X: '❌', O: '⭕', '': '⬜' } as const

export function symbols(states: readonly State[]): string {
  const last = states.at(-1)?.cells ?? []
  // For Ultimate, the winner of each board.
  const cells = isUltimate(last) ? boardsOf(last).map((by) => (by === '-' ? '' : by)) : last
  const side = sideOf(cells)
  return Array.from({ length: cells.length / side }, (_, row) =>
    cells
      .slice(row * side, (row + 1) * side)
      .map((cell) => SYMBOLS[cell])
      .join(''),
  ).join('\n')
}
