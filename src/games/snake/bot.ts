/** Owns a plain player of Snake: the shortest way to the food, as long as the tail stays within reach. */
import type { RealtimeBot } from '../../engine/core/contract'
import { type Direction, OPPOSITE, STEPS } from '../../engine/core/grid'
import { type Action, ahead, type World } from './rules'

/** Ticks between seeing a move and pressing a key, as with a practised hand (about 50 ms after each move). */
const REACTION = 3
const DIRECTIONS = Object.keys(STEPS) as Direction[]

/** Steps from `from` to the nearest of `goals` around the blocked cells, or -1 when walled off (breadth first). */
function distance(
  world: World,
  from: number,
  goals: readonly number[],
  blocked: ReadonlySet<number>,
): number {
  // Steps to each cell, and one more: 0 where none have led yet.
  const steps = new Uint16Array(world.size * world.size)
  steps[from] = 1
  const open = [from]
  for (const cell of open) {
    const here = steps[cell] as number
    if (goals.includes(cell)) return here - 1
    for (const direction of DIRECTIONS) {
      const next = ahead(cell, direction, world)
      if (next < 0 || steps[next] || (blocked.has(next) && !goals.includes(next))) continue
      steps[next] = here + 1
      open.push(next)
    }
  }
  return -1
}

/** The best next direction: towards the nearest food when the tail can still be reached from there, else the long way to the tail. */
export function choose(world: World): Direction {
  const head = world.body[0] as number
  const tail = world.body.at(-1) as number
  const foods = world.foods.map(({ cell }) => cell)
  let best: Direction = world.direction
  let bestValue = Number.NEGATIVE_INFINITY
  const body = new Set([...world.body, ...world.stones, world.rising.cell, ...world.mushrooms])
  body.delete(tail)
  for (const direction of DIRECTIONS) {
    if (direction === OPPOSITE[world.direction]) continue
    const next = ahead(head, direction, world)
    if (next < 0 || body.has(next)) continue
    const home = distance(world, next, [tail], body)
    const food = distance(world, next, foods, body)
    const value = home < 0 ? -1e6 : food < 0 ? home : 1e6 - food
    if (value > bestValue) {
      best = direction
      bestValue = value
    }
  }
  return best
}

export const bot: RealtimeBot<World, Action> = (world) => {
  if (world.clock !== REACTION) return {}
  const direction = choose(world)
  return direction === world.direction ? {} : { hold: [direction] }
}
