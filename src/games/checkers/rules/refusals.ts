/** Texts that explain why a move is illegal. */
import type { Move, Position } from './moves'
import { own } from './moves'
import { NEXT, SQUARES } from './squares'

function isSquare(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < SQUARES
}

/**
 * Explains why a path is illegal; '' if no explanation is needed. A path of one square asks why that piece cannot
 * move.
 */
export function refusal(
  position: Position & { readonly tournament: boolean },
  legal: readonly Move[],
  path: unknown,
): string {
  if (!Array.isArray(path) || path.length === 0 || !path.every(isSquare) || legal.length === 0) return ''
  const [from, to] = path as readonly number[]
  const bit = 1 << (from as number)
  if ((own(position) & bit) === 0)
    return (position.red | position.white) & bit ? 'That piece is not yours to move.' : ''
  const taking = legal.some((move) => move.taken !== 0)
  if (position.tournament && taking && !legal.some((move) => move.path[0] === from))
    return 'You can take a piece, so you must. The marked pieces can.'
  if (!legal.some((move) => move.path[0] === from)) return 'That piece has nowhere to go.'
  if (to === undefined) return ''
  if (position.tournament && taking) return 'You must take, and go on while there is more to take.'
  if ((position.red | position.white) & (1 << to)) return 'That square is taken.'
  const near = [0, 1, 2, 3].some((way) => NEXT[(from as number) * 4 + way] === to)
  return near && (position.kings & bit) === 0
    ? 'A man moves forward only. Kings go both ways.'
    : 'Move one square diagonally, or jump over a piece of the other side.'
}
