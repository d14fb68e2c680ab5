/**
 * How a board is turned for two people who share it: fixed, flipped for the player to move, or with pieces
 * face to face.
 */
import { useEffect, useState } from 'react'
import type { OptionValues } from '../../engine/core/game/contract'

/** The last move is seen where it was made before the board turns, ms. */
const SEEN_MS = 600

export interface Orientation {
  /** The board is shown from the other side. */
  readonly flipped: boolean
  /** Pieces and names are upside down, for a person who sits opposite. */
  readonly opposite: boolean
}

/**
 * `side` is whose turn it is, 0 for the player at the bottom; the option is `facing` of
 * `engine/core/game/declare`. The board turns when the last move has been seen.
 */
export function useOrientation(
  { facing: orientation }: OptionValues,
  side: 0 | 1,
  two: boolean,
): Orientation {
  const [seen, setSeen] = useState(side)
  useEffect(() => {
    if (seen === side) return
    const timer = setTimeout(() => setSeen(side), SEEN_MS)
    return () => clearTimeout(timer)
  }, [side, seen])
  const far = two && seen === 1
  return { flipped: far && orientation === 'flip', opposite: far && orientation === 'table' }
}
