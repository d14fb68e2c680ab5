/** Assigns pointers to players when two share one field: a finger belongs to the player on whose side it went down. */
import type { Pointer } from '../../../engine/core/game/contract'

/** Part of a world, plain data. */
export interface Grips {
  /** Player (0 or 1) by pointer id, while the pointer is down. */
  owners: Record<number, 0 | 1>
  /** Position of each pointer one tick ago, in units. */
  seen: Record<number, { x: number; y: number }>
}

/** The initial value in a new world. */
export function noGrips(): Grips {
  return { owners: {}, seen: {} }
}

/** A pointer that controls what its player moves; position in units. */
export interface Grip {
  readonly player: 0 | 1
  readonly x: number
  readonly y: number
}

/**
 * Returns the pointers that are in control this tick: those that are down and those that moved. A hovering pointer at
 * rest leaves control to the keys.
 *
 * @param sideAt the player on whose side of the field a position is
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
