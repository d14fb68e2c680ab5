/** The cursor for keys and pads. It moves to the best node in the direction pressed. */
import type { Step } from '../../../engine/core/input/steps'
import { square } from '../../../engine/core/math/exactMath'
import type { Point } from '../../../engine/core/math/geometry'
import { heightOf, SIDE, type World } from './world'

/**
 * The best node in a direction from another: distance ahead counts once, sideways twice. The same node if none is
 * ahead.
 */
export function nodeToward(
  nodes: readonly (Point & { readonly id: number })[],
  from: number,
  dx: number,
  dy: number,
): number {
  const start = nodes[from]
  if (!start) return from
  let best = from
  let min = Number.POSITIVE_INFINITY
  for (const { id, x, y } of nodes) {
    const ahead = (x - start.x) * dx + (y - start.y) * dy
    const aside = Math.abs((x - start.x) * dy - (y - start.y) * dx)
    const cost = ahead + aside * 2
    if (ahead > 1 && cost < min) {
      min = cost
      best = id
    }
  }
  return best
}

/** The node nearest to the middle, where the cursor appears. */
export function central(world: Pick<World, 'nodes' | 'height'>): number {
  let best = 0
  let min = Number.POSITIVE_INFINITY
  for (const { id, x, y } of world.nodes) {
    const far = square(x - SIDE / 2) + square(y - heightOf(world) / 2)
    if (far < min) {
      min = far
      best = id
    }
  }
  return best
}

/** Moves the cursor; the first press only shows it. */
export function moveCursor(world: World, step: Step): void {
  world.cursor = world.cursor < 0 ? central(world) : nodeToward(world.nodes, world.cursor, step.dx, step.dy)
}
