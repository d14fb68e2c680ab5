/** Aim assist for Asteroids: where a bullet fired now would meet each target. */
import type { Aim } from '../../../engine/core/game/aim'
import { atan2, hypot } from '../../../engine/core/math/exactMath'
import { touchesShip } from './ship'
import { BULLET_SPEED, type Rock, type World, way } from './world'

/** The angle at which a bullet fired now hits the thing, and its distance. */
export function lead(
  from: { readonly x: number; readonly y: number },
  thing: Pick<Rock, 'x' | 'y' | 'vx' | 'vy'>,
  { width, height }: World,
): { x: number; y: number; angle: number; far: number } {
  let x = way(from.x, thing.x, width)
  let y = way(from.y, thing.y, height)
  const [x0, y0] = [x, y]
  for (let n = 0; n < 3; n++) {
    const ticks = hypot(x, y) / BULLET_SPEED
    x = x0 + thing.vx * ticks
    y = y0 + thing.vy * ticks
  }
  return { x: from.x + x, y: from.y + y, angle: atan2(y, x), far: hypot(x, y) }
}

export const aim: Aim<World> = {
  reach: 90,
  targets(world, at) {
    const { ship, rocks, visitors } = world
    // A press on the ship triggers hyperspace.
    if (touchesShip(world, at)) return []
    return [...rocks, ...(visitors?.saucer ? [visitors.saucer] : [])].map((thing) => lead(ship, thing, world))
  },
}
