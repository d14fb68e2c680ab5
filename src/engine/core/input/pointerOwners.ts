/** Owns whose pointer is whose when two share one field: a finger stays with the player on whose side it went down. */
import type { Pointer } from '../game/contract'

/** Part of a world, plain data. */
export interface Grips {
  /** Player 0 or 1 by pointer id, while it is down. */
  owners: Record<number, 0 | 1>
  /** Where each pointer was a tick ago, units. */
  seen: Record<number, { x: number; y: number }>
}

/** Nobody holds anything: how a world begins. */
export function noGrips(): Grips {
  return { owners: {}, seen: {} }
}

/** A pointer that leads what its player moves, at a place in units. */
export interface Grip {
  readonly player: 0 | 1
  readonly x: number
  readonly y: number
}

/**
 * The pointers that lead this tick: those that are down, and those that moved; one that rests leaves it to the keys.
 * `sideAt` tells whose side of the field a place is.
 */
export function readGrips(
  grips: Grips,
  pointers: readonly Pointer[],
  sideAt: (pointer: Pointer) => 0 | 1,
): Grip[] {
  const leading: Grip[] = []
  const seen: Grips['seen'] = {}
  for (const pointer of pointers) {
    const { id, x, y, down } = pointer
    if (pointer.pressed) grips.owners[id] = sideAt(pointer)
    const player = (down ? grips.owners[id] : undefined) ?? sideAt(pointer)
    const before = grips.seen[id]
    seen[id] = { x, y }
    if (down || (before && (before.x !== x || before.y !== y))) leading.push({ player, x, y })
    if (!down) delete grips.owners[id]
  }
  grips.seen = seen
  return leading
}
