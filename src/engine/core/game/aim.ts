/** Aim assist: moves a press near a target onto it before the rules see the input. */

import type { InputFrame, Pointer } from '../input/input'
import { square } from '../math/exactMath'
import { clamp } from '../math/geometry'

export interface Target {
  readonly x: number
  readonly y: number
}

/** The targets a game declares for aim assist. */
export interface Aim<World = unknown> {
  /** Targets that a pointer at `at` could be meant for, in world units. Empty if it is meant for something else. */
  targets(world: World, at: Target): readonly Target[]
  /** How far from a target a press still counts as a hit, in world units. */
  readonly reach: number
  /**
   * For games where something follows the pointer horizontally. The pointer is pulled toward targets whether pressed
   * or not, by x only, and stops this far from the target in world units, so the player still decides where a ball
   * hits.
   */
  readonly steersTo?: number
}

/** Moves a point to the nearest target within reach, or returns it unchanged. */
function drawn<World>(aim: Aim<World>, world: World, at: Target): Target {
  const { reach, steersTo } = aim
  let found: Target | undefined
  let best = square(reach)
  for (const target of aim.targets(world, at)) {
    const away = square(target.x - at.x) + (steersTo === undefined ? square(target.y - at.y) : 0)
    if (away >= best) continue
    best = away
    found = target
  }
  if (!found) return at
  if (steersTo === undefined) return found
  return { x: clamp(at.x, found.x - steersTo, found.x + steersTo), y: at.y }
}

/**
 * Applies aim assist to a frame.
 *
 * @returns the same object if nothing changes
 */
export function aimed<World>(frame: InputFrame, aim: Aim<World>, world: World): InputFrame {
  const counts = ({ down, pressed }: Pointer) => aim.steersTo !== undefined || down || pressed
  let helped = false
  const pointers = frame.pointers.map((pointer) => {
    const { x, y } = counts(pointer) ? drawn(aim, world, pointer) : pointer
    if (x === pointer.x && y === pointer.y) return pointer
    helped = true
    return { ...pointer, x, y }
  })
  return helped ? { ...frame, pointers } : frame
}
