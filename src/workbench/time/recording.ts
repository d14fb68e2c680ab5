/** A game as the list of its inputs: any of its moments can be shown again, also by other rules. */
import { asJson } from '../../engine/core/replay/resizing'
import { type Change, changesOf } from './changes'

/** A position in a recorded game. */
export interface Recording {
  /** Ticks or moves from the start. */
  readonly at: number
  readonly length: number
  /** The world or state here. */
  readonly value: unknown
  /** Ticks or moves between moments that are reached quickly. */
  readonly stride: number
  /** Repeats the next recorded input; false at the end. */
  step(): boolean
  /** Goes to any moment from 0 to `length`. */
  seek(to: number): void
  /** Another position in the same game, at its start. */
  cursor(): Recording
}

/** The first moment at which two recordings of the same input differ. */
export interface Difference {
  readonly at: number
  readonly changes: readonly Change[]
}

/**
 * The first moment at which the values differ, up to `to`; null if there is none. Values are compared once a stride
 * first: a difference that comes and goes within one is not found.
 */
export function firstDifference(before: Recording, after: Recording, to: number): Difference | null {
  const [one, other] = [before.cursor(), after.cursor()]
  const changesAt = (at: number) => {
    one.seek(at)
    other.seek(at)
    return changesOf(asJson(one.value), asJson(other.value))
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
