/** Where things near an edge are drawn: at their position and beyond the opposite edge. */
import type { Size } from '../../../engine/core/game/contract'
import type { Point } from '../rules'

/** How far the mothership is drawn around its middle, in radii. */
export const MOTHER_REACH = 1.5

/** A thing at its position, or its copy beyond an edge. */
export interface Wrapped<T> extends Point {
  readonly id: string
  readonly angle: number
  readonly thing: T
}

/** Offsets at which a thing near an edge is drawn; 0 is its own position. */
function shifts(at: number, reach: number, side: number): readonly number[] {
  if (at < reach) return [0, side]
  return at > side - reach ? [0, -side] : [0]
}

/**
 * All things of a field that wraps, with their copies. `reach`: how far a thing is drawn around its position, in units.
 */
export function wrapped<T extends Point & { readonly id: number }>(
  { width, height }: Size,
  things: readonly T[],
  reach: (thing: T) => number,
  angle: (thing: T) => number,
): Wrapped<T>[] {
  return things.flatMap((thing) =>
    shifts(thing.x, reach(thing), width).flatMap((dx) =>
      shifts(thing.y, reach(thing), height).map((dy) => ({
        id: `${thing.id}:${dx}:${dy}`,
        x: thing.x + dx,
        y: thing.y + dy,
        angle: angle(thing),
        thing,
      })),
    ),
  )
}
