/**
 * The orientation of a board that two players share: fixed, flipped for the player to move, or with pieces face to
 * face.
 */
import { useEffect, useState } from 'react'
import type { OptionValues } from '../../engine/core/game/contract'

/** How long the last move is shown before the board turns, ms. */
const SEEN_MS = 600

export interface Orientation {
  /** The board is shown from the other side. */
  readonly flipped: boolean
  /** Pieces and names are upside down, for a player who sits opposite. */
  readonly opposite: boolean
}

/**
 * The orientation now. The board turns a moment after the last move.
 *
 * @param facing - as in `engine/core/game/declare.ts`
 * @param side - the player to move, 0 at the bottom
 * @param two - two players share the board
 * @param seat - of the player on this device, 0 at the bottom, if the other player is elsewhere
 */
export function useOrientation(
  { facing: orientation }: OptionValues,
  side: 0 | 1,
  two: boolean,
  seat?: number | null,
): Orientation {
  const [seen, setSeen] = useState(side)
  useEffect(() => {
    if (seen === side) return
    const timer = setTimeout(() => setSeen(side), SEEN_MS)
    return () => clearTimeout(timer)
  }, [side, seen])
  if (seat != null) return { flipped: seat === 1, opposite: false }
  const far = two && seen === 1
  return { flipped: far && orientation === 'flip', opposite: far && orientation === 'table' }
}
