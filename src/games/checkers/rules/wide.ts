/** Games with flying kings: legal moves, applying moves, and refusals. */
import { itemAt } from '../../../engine/core/itemAt'
import { texts } from '../texts/game'
import { isRussian, readCells, type WideMove, wideMoved, wideMoves, writeCells } from './flyingKings'
import type { Move } from './moves'
import { isKing, sideOf } from './pieces'
import type { Side } from './squares'

interface Wide {
  readonly wide: string
  readonly turn: Side
}

/**
 * The side's legal moves in the format of the other variants. `taken` only has one bit per captured piece, regardless
 * of its square.
 */
export function movesOfWide({ wide, turn }: Wide): Move[] {
  return wideMoves(readCells(wide), turn).map(({ path, taken }) => ({ path, taken: (1 << taken.length) - 1 }))
}

/** The legal moves with the squares of captured pieces. */
export const wideMovesOf = ({ wide, turn }: Wide): WideMove[] => wideMoves(readCells(wide), turn)

/** The board after a legal move, and whether the move is irreversible: a capture or a man's move. */
export function movedWide({ wide, turn }: Wide, path: readonly number[]) {
  const cells = readCells(wide)
  const found = wideMoves(cells, turn).find((move) => move.path.join() === path.join())
  const move = found ?? { path, taken: [] }
  return {
    wide: writeCells(wideMoved(cells, turn, move)),
    progress: move.taken.length > 0 || !isKing(wide[itemAt(path, 0)]),
  }
}

/**
 * Explains why a path is illegal; '' if no explanation is needed. A path of one square asks why that piece cannot
 * move.
 */
export function refusalWide({ wide, turn }: Wide, legal: readonly Move[], path: unknown): string {
  if (!Array.isArray(path) || path.length === 0 || legal.length === 0) return ''
  const [from, to] = path as readonly number[]
  const side = sideOf(wide[from as number])
  if (side === null) return ''
  if (side !== turn) return texts.refusals.notYours
  const taking = legal.some(({ taken }) => taken !== 0)
  const own = legal.some((move) => move.path[0] === from)
  const { mustCapture, mustCaptureOn, mustCaptureMost } = texts.refusals
  if (taking && (!own || to !== undefined))
    return isRussian(wide) ? (own ? mustCaptureOn : mustCapture) : mustCaptureMost
  if (!own) return texts.refusals.stuck
  if (to === undefined) return ''
  return wide[to] === '.' ? texts.refusals.diagonal : texts.refusals.occupied
}
