/** When each disc flips. A reply waits until the flips before it have ended, so that both moves can be followed. */
import { useState } from 'react'
import type { Size } from '../rules'

/** The delay from one disc to the next along a line, and how long a flip takes (as in the styles), ms. */
const NEXT_MS = 90
const FLIP_MS = 320
/** A reply waits no longer than this, ms. */
const MAX_WAIT_MS = 600

interface Flip {
  /** The turn of the flip, for the key of its animation. */
  readonly turn: number
  readonly delay: number
}

interface Flips {
  readonly turn: number
  /** The delay of the move itself, ms. */
  readonly wait: number
  /** By cell: the flips of the last move, and those of the move before that have not ended. */
  readonly discs: ReadonlyMap<number, Flip>
  /** When the last of them ends, on the page's clock. */
  readonly end: number
}

export const NO_FLIPS: Flips = { turn: -1, wait: 0, discs: new Map(), end: 0 }

export interface Change {
  readonly size: Size
  readonly cells: string
  /** The cells before the last move or before its undo; null after a jump. */
  readonly before: string | null
  /** The disc from which the others flip outward. */
  readonly center: number | undefined
  /** The move begins when the flips of the move before have ended. */
  readonly waits: boolean
}

/** Steps between two cells, diagonals included. */
function distance(a: number, b: number, size: number): number {
  return Math.max(Math.abs(Math.floor(a / size) - Math.floor(b / size)), Math.abs((a % size) - (b % size)))
}

/**
 * The flips after a change.
 *
 * @param now the time on the page's clock, ms
 */
export function scheduleFlips(last: Flips, turn: number, now: number, change: Change): Flips {
  const { size, cells, before, center, waits } = change
  if (before === null) return { ...NO_FLIPS, turn }
  const wait = waits ? Math.max(0, Math.min(MAX_WAIT_MS, last.end - now)) : 0
  const discs = new Map(wait > 0 ? last.discs : [])
  let end = now
  for (const [cell, character] of [...cells].entries()) {
    if (character === '-') discs.delete(cell)
    if (character === '-' || before[cell] === '-' || before[cell] === character) continue
    const delay = wait + (center === undefined ? 0 : distance(cell, center, size) * NEXT_MS)
    discs.set(cell, { turn, delay })
    end = Math.max(end, now + delay + FLIP_MS)
  }
  return { turn, wait, discs, end }
}

/** @param turn increases with every change of the position */
export function useFlips(turn: number, change: Change): Pick<Flips, 'wait' | 'discs'> {
  const [flips, setFlips] = useState(NO_FLIPS)
  if (flips.turn === turn) return flips
  const next = scheduleFlips(flips, turn, performance.now(), change)
  setFlips(next)
  return next
}
