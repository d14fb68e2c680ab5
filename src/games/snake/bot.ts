/**
 * The demo player of Snake: takes the shortest way to the food, as long as the tail stays reachable. Among four it steers as the
 * computer does.
 */
import type { RealtimeBot } from '../../engine/core/game/contract'
import { itemAt } from '../../engine/core/itemAt'
import { type Direction, OPPOSITE, STEPS } from '../../engine/core/math/grid'
import { type Action, ahead, type Either, isFour, isLocked, rowsOf, type World } from './rules'
import { wayOf } from './rules/fourComputer'

/** Ticks between seeing a move and pressing a key, about 50 ms, as with a practiced player. */
const REACTION = 3
const DIRECTIONS = Object.keys(STEPS) as Direction[]

/** Marks of a cell: it is blocked, or it is a goal. */
const BLOCKED = 1
const GOAL = 2

/** The cells that a head can move to from each cell, four per cell; -1 beyond a wall. */
function waysOf(world: World): Int16Array {
  const neighbors = new Int16Array(world.size * rowsOf(world) * 4)
  for (let at = 0; at < neighbors.length; at++)
    neighbors[at] = ahead(at >> 2, itemAt(DIRECTIONS, at & 3), world)
  return neighbors
}

/** The marks of all cells. */
function marksOf(world: World, blocked: ReadonlySet<number>, goals: readonly number[]): Uint8Array {
  const marks = new Uint8Array(world.size * rowsOf(world))
  for (const cell of blocked) if (cell >= 0) marks[cell] = BLOCKED
  for (const cell of goals) if (cell >= 0) marks[cell] = GOAL
  return marks
}

/** Steps from `from` to the nearest goal around the blocked cells, or -1 if there is no way (breadth first). */
function distance(neighbors: Int16Array, marks: Uint8Array, from: number): number {
  // Steps to each cell plus one; 0 if not reached yet.
  const steps = new Uint16Array(marks.length)
  steps[from] = 1
  const open = [from]
  for (const cell of open) {
    const here = itemAt(steps, cell)
    if (marks[cell] === GOAL) return here - 1
    for (let turn = 0; turn < 4; turn++) {
      const next = itemAt(neighbors, cell * 4 + turn)
      if (next < 0 || steps[next] || marks[next] === BLOCKED) continue
      steps[next] = here + 1
      open.push(next)
    }
  }
  return -1
}

/**
 * The best next direction: toward the nearest food if the tail stays reachable from there, otherwise the long way to
 * the tail.
 */
export function choose(world: World): Direction {
  const head = itemAt(world.body, 0)
  const tail = world.body.at(-1) as number
  const { road } = world
  const foods = road && isLocked(world) ? [road.key] : world.foods.map(({ cell }) => cell)
  let best: Direction = world.direction
  let bestValue = Number.NEGATIVE_INFINITY
  const body = new Set([...world.body, ...world.stones, world.rising.cell, ...world.mushrooms])
  body.delete(tail)
  const neighbors = waysOf(world)
  const toTail = marksOf(world, body, [tail])
  const toFood = marksOf(world, body, foods)
  for (const direction of DIRECTIONS) {
    if (direction === OPPOSITE[world.direction]) continue
    const next = ahead(head, direction, world)
    if (next < 0 || body.has(next)) continue
    const home = distance(neighbors, toTail, next)
    const food = distance(neighbors, toFood, next)
    const value = home < 0 ? -1e6 : food < 0 ? home : 1e6 - food
    if (value > bestValue) {
      best = direction
      bestValue = value
    }
  }
  return best
}

export const bot: RealtimeBot<Either, Action> = (world, _tick, seat = 0) => {
  if (isFour(world)) {
    const snake = itemAt(world.snakes, seat)
    if (world.state !== 'play' || snake.out || world.clock !== REACTION) return {}
    // The chance of the world is not used up.
    const way = wayOf({ ...world, random: { ...world.random } }, seat)
    return way === snake.direction ? {} : { hold: [way] }
  }
  const { road } = world
  if (road?.waits) return { hold: [choose(world)] }
  if (world.clock !== REACTION) return {}
  const direction = choose(world)
  return direction === world.direction ? {} : { hold: [direction] }
}
