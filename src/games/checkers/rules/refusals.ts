/** Explains why a move is illegal. */

import { texts } from '../texts/game'
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
  if ((own(position) & bit) === 0) return (position.red | position.white) & bit ? texts.refusals.notYours : ''
  const taking = legal.some((move) => move.taken !== 0)
  if (position.tournament && taking && !legal.some((move) => move.path[0] === from))
    return texts.refusals.mustCapture
  if (!legal.some((move) => move.path[0] === from)) return texts.refusals.stuck
  if (to === undefined) return ''
  if (position.tournament && taking) return texts.refusals.mustCaptureOn
  if ((position.red | position.white) & (1 << to)) return texts.refusals.occupied
  const near = [0, 1, 2, 3].some((direction) => NEXT[(from as number) * 4 + direction] === to)
  return near && (position.kings & bit) === 0 ? texts.refusals.forward : texts.refusals.oneSquare
}
