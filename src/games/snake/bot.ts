/** Owns a plain player of Snake: the shortest way to the food, as long as the tail stays within reach. */
import type { RealtimeBot } from '../../engine/core/contract'
import { cellOf, type Direction, indexOf, inside, OPPOSITE, STEPS } from '../../engine/core/grid'
import { type Action, SIZE, type World } from './rules'

/** Ticks between seeing a move and pressing a key, as with a practised hand (about 50 ms after each move). */
const REACTION = 3
const DIRECTIONS = Object.keys(STEPS) as Direction[]

function neighbour(cell: number, direction: Direction, wrap: boolean): number {
  const at = cellOf(cell, SIZE)
  const row = at.row + STEPS[direction].row
  const col = at.col + STEPS[direction].col
  if (wrap) return indexOf((row + SIZE) % SIZE, (col + SIZE) % SIZE, SIZE)
  return inside(row, col, SIZE, SIZE) ? indexOf(row, col, SIZE) : -1
}

/** Steps from `from` to `to` around the blocked cells, or -1 when walled off (breadth first). */
function distance(from: number, to: number, blocked: ReadonlySet<number>, wrap: boolean): number {
  const steps = new Map([[from, 0]])
  const open = [from]
  for (const cell of open) {
    if (cell === to) return steps.get(cell) as number
    for (const direction of DIRECTIONS) {
      const next = neighbour(cell, direction, wrap)
      if (next < 0 || steps.has(next) || (blocked.has(next) && next !== to)) continue
      steps.set(next, (steps.get(cell) as number) + 1)
      open.push(next)
    }
  }
  return -1
}

/** The best next direction: towards the food when the tail can still be reached from there, else the long way to the tail. */
export function choose(world: World): Direction {
  const head = world.body[0] as number
  const tail = world.body.at(-1) as number
  let best: Direction = world.direction
  let bestValue = Number.NEGATIVE_INFINITY
  for (const direction of DIRECTIONS) {
    if (direction === OPPOSITE[world.direction]) continue
    const next = neighbour(head, direction, world.wrap)
    const body = new Set(world.body)
    body.delete(tail)
    if (next < 0 || body.has(next)) continue
    body.add(next)
    const home = distance(next, tail, body, world.wrap)
    const food = distance(next, world.food, body, world.wrap)
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
