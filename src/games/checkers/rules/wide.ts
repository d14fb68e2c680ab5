/** Owns a play on the board of a hundred cells: its moves, what a move leads to, and why one is refused. */

import { itemAt } from '../../../engine/core/itemAt'
import { readCells, type WideMove, wideMoved, wideMoves, writeCells } from './international'
import type { Move } from './moves'
import { isKing, sideOf } from './pieces'
import type { Side } from './squares'

interface Wide {
  readonly wide: string
  readonly turn: Side
}

/** The side's legal moves, as the other games tell theirs: `taken` has a bit for each piece, whatever its square. */
export function movesOfWide({ wide, turn }: Wide): Move[] {
  return wideMoves(readCells(wide), turn).map(({ path, taken }) => ({ path, taken: (1 << taken.length) - 1 }))
}

/** The same with the squares of what they take. */
export const wideMovesOf = ({ wide, turn }: Wide): WideMove[] => wideMoves(readCells(wide), turn)

/** The board after a legal move, and whether it was one that cannot be taken back by another: a capture, or a man's step. */
export function movedWide({ wide, turn }: Wide, path: readonly number[]) {
  const cells = readCells(wide)
  const found = wideMoves(cells, turn).find((move) => move.path.join() === path.join())
  const move = found ?? { path, taken: [] }
  return {
    wide: writeCells(wideMoved(cells, turn, move)),
    progress: move.taken.length > 0 || !isKing(wide[itemAt(path, 0)]),
  }
}

/** Why this path is no legal move; '' where nothing needs to be said. A path of one square asks why the piece there stays. */
export function refusalWide({ wide, turn }: Wide, legal: readonly Move[], path: unknown): string {
  if (!Array.isArray(path) || path.length === 0 || legal.length === 0) return ''
  const [from, to] = path as readonly number[]
  const side = sideOf(wide[from as number])
  if (side === null) return ''
  if (side !== turn) return 'That piece is not yours to move.'
  const taking = legal.some(({ taken }) => taken !== 0)
  const own = legal.some((move) => move.path[0] === from)
  if (taking && (!own || to !== undefined))
    return 'You must take, and the most pieces that you can. The marked pieces can.'
  if (!own) return 'That piece has nowhere to go.'
  if (to === undefined) return ''
  return wide[to] === '.'
    ? 'A man moves one square forward; a king as far as its diagonal is free.'
    : 'That square is taken.'
}
