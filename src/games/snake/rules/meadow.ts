/** Owns the option "Meadow": stones that come up as one eats, two portals, mushrooms that take a piece of the tail. */

import type { Emit } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { allNeighbours, cellOf } from '../../../engine/core/math/grid'
import { type Event, freeCell, START_LENGTH, stepsBetween, type World } from './world'

/** A stone comes up with every second fruit; its place is seen so many moves before it stands. */
const STONE_EVERY = 2
export const RISING_MOVES = 8
/** Of so many cells at most one is a stone. */
export const CELLS_PER_STONE = 14
/** Nothing that hurts comes up within so many steps of the head. */
export const CLEAR = 4
/** The portals lie so far apart at least, and so many cells from the edge. They move after so many fruits. */
export const PORTALS_APART = 6
const PORTALS_INSIDE = 2
const PORTALS_MOVE = 3
/** One mushroom at first, one more for so many fruits, and no more than these; below a tenth of free cells there are none. */
const FRUITS_PER_MUSHROOM = 4
export const MOST_MUSHROOMS = 6
const ROOM_FOR_MUSHROOMS = 0.1
/** What a mushroom costs. */
const POISON_CELLS = 3
const POISON_POINTS = 20

const NO_STONE = { cell: -1, moves: 0 } as const

/** Cells from the nearest edge, 0 at the edge itself. */
function depth(cell: number, size: number): number {
  const { row, col } = cellOf(cell, size)
  return Math.min(row, col, size - 1 - row, size - 1 - col)
}

const clear = (world: World, cell: number) => stepsBetween(cell, itemAt(world.body, 0), world) > CLEAR

/** Stones touch neither each other nor the edge, not even by a corner: so there is a way around each, and no dead end. */
function layStone(world: World): void {
  const { size, stones, rising } = world
  if (rising.cell >= 0 || stones.length >= Math.floor((size * size) / CELLS_PER_STONE)) return
  const alone = (cell: number) => !allNeighbours(cell, size, size).some((each) => stones.includes(each))
  const cell = freeCell(world, (each) => depth(each, size) > 0 && alone(each) && clear(world, each))
  world.rising = { cell, moves: RISING_MOVES }
}

/** Two places apart from each other, the second nowhere near the first; as before where there is no room for both. */
function layPortals(world: World): void {
  const { size } = world
  const before = world.portals
  world.portals = []
  const inside = (cell: number) => depth(cell, size) >= PORTALS_INSIDE && clear(world, cell)
  const first = freeCell(world, inside)
  const far = (cell: number) => inside(cell) && stepsBetween(first, cell, world) >= PORTALS_APART
  const second = first < 0 ? -1 : freeCell(world, far)
  world.portals = second < 0 ? before : [first, second]
}

/** Anew after every fruit, so that none stands in the way for ever. */
function layMushrooms(world: World): void {
  world.mushrooms = []
  const cells = world.size * world.size
  if (cells - world.body.length < cells * ROOM_FOR_MUSHROOMS) return
  const count = Math.min(MOST_MUSHROOMS, 1 + Math.floor(world.eaten / FRUITS_PER_MUSHROOM))
  for (let n = 0; n < count; n++) {
    const cell = freeCell(world, (each) => clear(world, each))
    if (cell >= 0) world.mushrooms.push(cell)
  }
}

/** What lies in a meadow at the start. */
export function furnish(world: World): void {
  if (world.meadow === 'portals') layPortals(world)
  else if (world.meadow === 'poison') layMushrooms(world)
}

/** Mushrooms give way to the next fruit, so that a full board has none. */
export function makeRoom(world: World): void {
  world.mushrooms = []
}

/** After a fruit was eaten and the next one laid. */
export function grow(world: World): void {
  world.sincePortals++
  if (world.meadow === 'stones' && world.eaten % STONE_EVERY === 0) layStone(world)
  else if (world.meadow === 'poison') layMushrooms(world)
}

/** After every move: a stone comes up where nothing is in its way, portals move once the snake is out of them. */
export function age(world: World, emit: Emit<Event>): void {
  const { rising, body, foods, portals, vacated, size } = world
  if (rising.cell >= 0 && --rising.moves <= 0) {
    const near = stepsBetween(rising.cell, itemAt(body, 0), world) <= 1
    const there = rising.cell === vacated || body.includes(rising.cell)
    if (!near && !there && !foods.some(({ cell }) => cell === rising.cell)) {
      world.stones.push(rising.cell)
      emit({ type: 'stone', ...cellOf(rising.cell, size) })
      world.rising = { ...NO_STONE }
    }
  }
  if (world.meadow !== 'portals' || world.sincePortals < PORTALS_MOVE) return
  if (portals.some((cell) => body.includes(cell) || cell === vacated)) return
  world.sincePortals = 0
  layPortals(world)
  emit({ type: 'portals' })
}

/** The head came upon a mushroom: it takes points and a piece of the tail. False where so little is left that it ends the play. */
export function swallow(world: World, cell: number, emit: Emit<Event>): boolean {
  world.mushrooms = world.mushrooms.filter((each) => each !== cell)
  const left = world.body.length - POISON_CELLS
  const points = Math.min(world.score, POISON_POINTS)
  world.score -= points
  if (left < START_LENGTH) return false
  world.body.length = left
  // The tail is gone at once: nothing slides after it.
  world.vacated = -1
  emit({ type: 'poison', ...cellOf(cell, world.size), points, length: left })
  return true
}
