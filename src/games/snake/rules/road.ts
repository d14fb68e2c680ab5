/** A game of the mode "Worlds": the snake that waits, its stars, moving fruit, keys, and the second head. */
import type { Emit } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { cellOf, type Direction, STEPS, sideNeighbors } from '../../../engine/core/math/grid'
import { pick } from '../../../engine/core/math/random'
import { CLEAR } from './meadow'
import { beside, type Event, freeCell, type Road, rowsOf, stepsBetween, type World } from './world'
import { goalOf, hasExtra, placeOf } from './worlds'

/** A snake in front of something deadly stays there for this long, about 80 ms, and can still turn. */
export const LATE_TICKS = 5
/** Fruit that moves goes to a neighboring cell after this many moves of the snake. */
const FRUIT_MOVES = 3
/** The key lies at least this far from the fruit and the head, in steps. */
const KEY_APART = 6

export const newRoad = (number: number, rows: number): Road => ({
  number,
  rows,
  stars: 0,
  told: false,
  waits: true,
  key: -1,
  still: 0,
})

/** Lays the key for the next fruit, near neither it nor the head. */
export function layKey(world: World, road: Road): void {
  if (!hasExtra(world, 'keys')) return
  const head = itemAt(world.body, 0)
  const cells = [head, ...world.foods.map(({ cell }) => cell)]
  const far = (cell: number) => cells.every((each) => stepsBetween(cell, each, world) >= KEY_APART)
  const cell = freeCell(world, far)
  road.key = cell < 0 ? freeCell(world) : cell
}

/** Whether fruit cannot be eaten yet. */
export const isLocked = ({ road }: World): boolean => (road?.key ?? -1) >= 0

/** Takes the key in the cell of the head. */
export function takeKey(world: World, road: Road, emit: Emit<Event>): void {
  const head = itemAt(world.body, 0)
  if (road.key !== head) return
  road.key = -1
  emit({ type: 'unlock', ...cellOf(head, world.size) })
}

/** The direction from a cell to the one next to it, including across an open edge. */
function directionTo(world: World, from: number, to: number): Direction {
  const ways = Object.keys(STEPS) as Direction[]
  return ways.find((way) => beside(from, way, world) === to) ?? 'right'
}

/** The tail becomes the head. The snake waits, so that its player can find it. */
export function swapHeads(world: World, road: Road, emit: Emit<Event>): void {
  if (!hasExtra(world, 'twoHeads')) return
  world.body.reverse()
  world.direction = directionTo(world, itemAt(world.body, 1), itemAt(world.body, 0))
  world.turns = []
  road.waits = true
  emit({ type: 'swap', ...cellOf(itemAt(world.body, 0), world.size) })
}

/** Each fruit goes to a free neighboring cell, or stays. None goes away from a snake that is about to eat it. */
export function moveFruit(world: World, road: Road): void {
  if (!hasExtra(world, 'moving') || ++road.still < FRUIT_MOVES) return
  road.still = 0
  const { body, foods, stones, rising, portals, mushrooms, size } = world
  const head = itemAt(body, 0)
  for (const food of foods) {
    if (food.cell < 0 || stepsBetween(head, food.cell, world) < CLEAR) continue
    const taken = [
      ...body,
      ...foods.map(({ cell }) => cell),
      ...stones,
      rising.cell,
      ...portals,
      ...mushrooms,
    ]
    const free = sideNeighbors(food.cell, rowsOf(world), size).filter((cell) => !taken.includes(cell))
    if (free.length > 0) food.cell = pick(world.random, free)
  }
}

/** Awards stars for the length, each of which makes the snake faster. Returns whether all are earned, which ends the game. */
export function giveStars(world: World, road: Road, emit: Emit<Event>): boolean {
  const { goals } = placeOf(road.number)
  while (road.stars < goals.length && world.body.length >= goalOf(road)) {
    road.stars++
    world.stepTicks--
    emit({ type: 'star', stars: road.stars, ...cellOf(itemAt(world.body, 0), world.size) })
  }
  return road.stars === goals.length
}
