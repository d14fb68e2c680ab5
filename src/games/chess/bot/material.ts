/** A small search that counts only material, to find positions worth a real search. Used by the generator of tactics. */
import { itemAt } from '../../../engine/core/itemAt'
import { EN_PASSANT, promoted } from '../rules/codes'
import { generateMoves } from '../rules/moves'
import type { Position } from '../rules/position'

/** By kind, in pawns. The king is worth more than everything else. */
export const VALUES_BY_CODE = [0, 1, 3, 3, 5, 9, 100] as const
const KING_LOST = 100

const list = new Int32Array(256 * 64)

/** What a move wins at once. */
export function materialGain({ squares }: Position, move: number): number {
  const taken = VALUES_BY_CODE[itemAt(squares, (move >> 7) & 127) & 7] ?? 0
  const risen = promoted(move) ? (VALUES_BY_CODE[promoted(move)] ?? 0) - 1 : 0
  return taken + risen + (move & EN_PASSANT ? 1 : 0)
}

/**
 * Whether the side to move can win this much material.
 *
 * @param depth - moves of both sides, after which only captures are followed
 * @param goal - in pawns, more than 0
 */
export function winsMaterial(position: Position, depth: number, goal: number): boolean {
  return reaches(position, depth, goal, 0)
}

/** Whether the side to move reaches the goal; in the tail of captures it may also stop. */
function reaches(position: Position, depth: number, goal: number, start: number): boolean {
  const isQuiescence = depth <= 0
  if (isQuiescence && (goal <= 0 || depth < -3)) return goal <= 0
  // Most moves threaten nothing: then even a pass holds.
  if (!isQuiescence && goal <= 0) {
    position.makeNullMove()
    const threatened = reaches(position, 0, 1 - goal, start)
    position.unmakeNullMove()
    if (!threatened) return true
  }
  const end = generateMoves(position, list, start, isQuiescence)
  for (const captures of isQuiescence ? [true] : [true, false]) {
    for (let i = start; i < end; i++) {
      const move = itemAt(list, i)
      const gain = materialGain(position, move)
      if (gain > 0 !== captures) continue
      // The last move was illegal.
      if (gain >= KING_LOST) return true
      if (isQuiescence && gain < goal) continue
      position.make(move)
      // The other side holds if it reaches what keeps this one below its goal.
      const held = reaches(position, depth - 1, gain - goal + 1, end)
      position.unmake(move)
      if (!held) return true
    }
  }
  return false
}
