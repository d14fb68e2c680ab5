/** Owns help with aiming: what a press near a target is taken for, before the rules see it. */

import { square } from '../math/exactMath'
import { clamp } from '../math/geometry'
import type { InputFrame, Pointer } from './rules'

export interface Target {
  readonly x: number
  readonly y: number
}

/** What a game declares of its targets, for those who want help with aiming. */
export interface Aim<World = unknown> {
  /** What a pointer there may be meant for now, in world units; none where it is meant for something else. */
  targets(world: World, at: Target): readonly Target[]
  /** How far beside a target a press is still taken for one on it, world units. */
  readonly reach: number
  /**
   * What is steered follows a pointer from left to right: that is drawn to targets too, pressed or not, by its x alone,
   * until it is so near, world units. Where on it a ball is met stays the player's.
   */
  readonly steersTo?: number
}

/** Where a pointer is taken to be: at the target that is nearest to it within the reach, or where it is. */
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

/** The frame as it is with help: the very same one where nothing is to be helped. */
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
