/** A game as the list of its inputs: any of its moments can be shown again, also by other rules. */
import type { GameEvent } from '../../engine/core/game/contract'
import { asJson } from '../../engine/core/replay/resizing'
import { type Change, changesOf } from './changes'

/** A recorded game at one of its moments. */
export interface Recording {
  /** Ticks or moves from the start. */
  readonly at: number
  readonly length: number
  /** The world or state now. */
  readonly value: unknown
  /** What the last tick or move reported; empty after a jump to a snapshot. */
  readonly events: readonly GameEvent[]
  /** Ticks or moves between two snapshots. */
  readonly stride: number
  /** Repeats the next recorded input; false at the end. */
  forward(): boolean
  /** Goes to any moment from 0 to `length`. */
  seek(to: number): void
}

/** The first moment at which two recordings of the same input differ. */
export interface Difference {
  readonly at: number
  readonly changes: readonly Change[]
}

/**
 * The first moment at which the values differ, up to `to`; null if there is none. Values are compared at every snapshot
 * first: a difference that comes and goes between two of them is not found.
 */
export function firstDifference(before: Recording, after: Recording, to: number): Difference | null {
  const changesAt = (at: number) => {
    before.seek(at)
    after.seek(at)
    return changesOf(asJson(before.value), asJson(after.value))
  }
  let equal = -1
  let differs = 0
  while (changesAt(differs).length === 0) {
    if (differs === to) return null
    equal = differs
    differs = Math.min(differs + before.stride, to)
  }
  for (let at = equal + 1; ; at++) {
    const changes = changesAt(at)
    if (changes.length > 0) return { at, changes }
  }
}
