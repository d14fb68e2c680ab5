/** Owns the cursor of keys and pads: from node to node, to the one that lies best in the direction pressed. */
import type { Input } from '../../engine/core/contract'
import type { Point } from '../../engine/core/geometry'
import { type Action, REPEAT_FIRST, REPEAT_NEXT, SIDE, type World } from './world'

const STEPS: readonly (readonly [Action, number, number])[] = [
  ['up', 0, -1],
  ['down', 0, 1],
  ['left', -1, 0],
  ['right', 1, 0],
]

/** The node that lies best in a direction from another: ahead counts once, aside twice. Itself where none is ahead. */
export function towards(
  nodes: readonly (Point & { readonly id: number })[],
  from: number,
  dx: number,
  dy: number,
): number {
  const start = nodes[from]
  if (!start) return from
  let best = from
  let least = Number.POSITIVE_INFINITY
  for (const { id, x, y } of nodes) {
    const ahead = (x - start.x) * dx + (y - start.y) * dy
    const aside = Math.abs((x - start.x) * dy - (y - start.y) * dx)
    const cost = ahead + aside * 2
    if (ahead > 1 && cost < least) {
      least = cost
      best = id
    }
  }
  return best
}

/** The node nearest to the middle: where the cursor appears. */
export function central({ nodes }: Pick<World, 'nodes'>): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (const { id, x, y } of nodes) {
    const far = (x - SIDE / 2) ** 2 + (y - SIDE / 2) ** 2
    if (far < least) {
      least = far
      best = id
    }
  }
  return best
}

/** The direction that counts in this tick: at a press, and on while it is held. */
export function pressedWay(world: World, input: Input<Action>): readonly [number, number] | null {
  const step = STEPS.find(([action]) => input.pressed(action)) ?? STEPS.find(([action]) => input.down(action))
  if (!step) {
    world.held = ''
    return null
  }
  const [action, dx, dy] = step
  world.heldFor = world.held === action && !input.pressed(action) ? world.heldFor + 1 : 0
  world.held = action
  const on = world.heldFor >= REPEAT_FIRST && (world.heldFor - REPEAT_FIRST) % REPEAT_NEXT === 0
  return world.heldFor === 0 || on ? [dx, dy] : null
}

/** Moves the cursor; its first press only shows it. */
export function moveCursor(world: World, way: readonly [number, number] | null): void {
  if (!way) return
  world.cursor = world.cursor < 0 ? central(world) : towards(world.nodes, world.cursor, way[0], way[1])
}
