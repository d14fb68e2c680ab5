/** Test helpers for Circuit Breaker: start a level, tap its nodes and move between them with keys. */
import type { GameEvent, Pointer } from '../../../src/engine/core/game/contract'
import { frameFrom, readInput } from '../../../src/engine/core/input/input'
import { type Action, rules, type World } from '../../../src/games/circuit-breaker/rules'
import { nodeToward } from '../../../src/games/circuit-breaker/rules/cursor'

export const SIZE = { width: 400, height: 400 }

export function tick(
  world: World,
  hold: readonly string[] = [],
  pointers: readonly Pointer[] = [],
): GameEvent[] {
  const events: GameEvent[] = []
  rules.step(world, readInput<Action>(frameFrom(hold, [], pointers)), (event) => events.push(event))
  return events
}

/** A game with a running clock. */
export function begin(seed = 1, from = 1): World {
  const world = rules.start({ from: `${from}` }, seed, SIZE)
  while (world.state === 'intro') tick(world)
  return world
}

export const press = (x: number, y: number): Pointer => ({
  id: 1,
  x,
  y,
  down: true,
  pressed: true,
  released: false,
  kind: 'touch',
})

export const tapAt = (world: World, { x, y }: { x: number; y: number }, dx = 0, dy = 0) =>
  tick(world, [], [press(x + dx, y + dy)])

/** How many nodes the keys reach from this one, including itself. */
export function reachedByKeys(nodes: Parameters<typeof nodeToward>[0], from: number): number {
  const reached = [from]
  for (const at of reached)
    for (const [dx, dy] of [
      [0, -1],
      [0, 1],
      [-1, 0],
      [1, 0],
    ] as const) {
      const to = nodeToward(nodes, at, dx, dy)
      if (!reached.includes(to)) reached.push(to)
    }
  return reached.length
}
