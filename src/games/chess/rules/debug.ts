/** Prints a chess position: ranks from the eighth down, White in capitals, and the side to move. */
import { printGrid } from '../../../engine/core/math/grid'

export function debug({ fen }: { readonly fen: string }): string {
  const [placement = '', turn] = fen.split(' ')
  const ranks = placement.split('/').map((rank) => rank.replace(/\d/g, (empty) => '.'.repeat(Number(empty))))
  return `${printGrid(8, 8, (row, col) => ranks[row]?.[col] ?? '?')}\n${turn} to move`
}
