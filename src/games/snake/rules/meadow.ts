/** What the meadow has besides fruit: stones that rise as the snake eats, two portals, mushrooms that shorten the tail. */
import type { Emit } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { allNeighbors, cellOf } from '../../../engine/core/math/grid'
import { type Event, freeCell, rowsOf, START_LENGTH, stepsBetween, type World } from './world'
import { hasExtra } from './worlds'

/** A stone rises with every second fruit. Its place is visible for this many moves before. */
const STONE_EVERY = 2
export const RISING_MOVES = 8
/** At most one in this many cells is a stone. */
export const CELLS_PER_STONE = 14
/** Nothing dangerous appears within this many steps of the head. */
export const CLEAR = 4
/** Minimum distance between the portals and from the edge, in cells, and the number of fruits after which they move. */
export const PORTALS_APART = 6
const PORTALS_INSIDE = 2
const PORTALS_MOVE = 3
/**
 * One mushroom at first, one more per this many fruits, up to a maximum; none while less than a tenth of the cells is
 * free.
 */
const FRUITS_PER_MUSHROOM = 4
export const MAX_MUSHROOMS = 6
const ROOM_FOR_MUSHROOMS = 0.1
/** Cells that a mushroom removes. */
const POISON_CELLS = 3
const POISON_POINTS = 20

const NO_STONE = { cell: -1, moves: 0 } as const

/** Distance to the nearest edge in cells; 0 at the edge. */
function depth(cell: number, world: World): number {
  const { size } = world
  const { row, col } = cellOf(cell, size)
  return Math.min(row, col, rowsOf(world) - 1 - row, size - 1 - col)
}

const clear = (world: World, cell: number) => stepsBetween(cell, itemAt(world.body, 0), world) > CLEAR

/** Stones never touch each other or the edge, not even diagonally, so there is always a way around and no dead end. */
function layStone(world: World): void {
  const { size, stones, rising } = world
  const rows = rowsOf(world)
  if (rising.cell >= 0 || stones.length >= Math.floor((size * rows) / CELLS_PER_STONE)) return
  const alone = (cell: number) => !allNeighbors(cell, rows, size).some((each) => stones.includes(each))
  const cell = freeCell(world, (each) => depth(each, world) > 0 && alone(each) && clear(world, each))
  world.rising = { cell, moves: RISING_MOVES }
}

/**
 * Places two portals far apart, the second away from the first. They stay where they are if there is not enough
 * space.
 */
function layPortals(world: World): void {
  const before = world.portals
  world.portals = []
  const inside = (cell: number) => depth(cell, world) >= PORTALS_INSIDE && clear(world, cell)
  const first = freeCell(world, inside)
  const far = (cell: number) => inside(cell) && stepsBetween(first, cell, world) >= PORTALS_APART
  const second = first < 0 ? -1 : freeCell(world, far)
  world.portals = second < 0 ? before : [first, second]
}

/** Replaced after every fruit, so that no mushroom blocks a place forever. */
function layMushrooms(world: World): void {
  world.mushrooms = []
  const cells = world.size * rowsOf(world)
  if (cells - world.body.length < cells * ROOM_FOR_MUSHROOMS) return
  const count = Math.min(MAX_MUSHROOMS, 1 + Math.floor(world.eaten / FRUITS_PER_MUSHROOM))
  for (let n = 0; n < count; n++) {
    const cell = freeCell(world, (each) => clear(world, each))
    if (cell >= 0) world.mushrooms.push(cell)
  }
}

/** Sets up the meadow at the start. */
export function furnish(world: World): void {
  if (hasExtra(world, 'portals')) layPortals(world)
  if (hasExtra(world, 'poison')) layMushrooms(world)
}

/** Removes mushrooms for the next fruit, so that a full board has none. */
export function makeRoom(world: World): void {
  world.mushrooms = []
}

/** Called after a fruit was eaten and the next one was placed. */
export function grow(world: World): void {
  world.sincePortals++
  if (hasExtra(world, 'stones') && world.eaten % STONE_EVERY === 0) layStone(world)
  if (hasExtra(world, 'poison')) layMushrooms(world)
}

/** Called after every move: a stone rises if its cell is free, and portals move once the snake has left them. */
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
  if (!hasExtra(world, 'portals') || world.sincePortals < PORTALS_MOVE) return
  if (portals.some((cell) => body.includes(cell) || cell === vacated)) return
  world.sincePortals = 0
  layPortals(world)
  emit({ type: 'portals' })
}

/**
 * The head reached a mushroom, which costs points and a piece of the tail. Returns false if the snake is too short,
 * which ends the game.
 */
export function swallow(world: World, cell: number, emit: Emit<Event>): boolean {
  world.mushrooms = world.mushrooms.filter((each) => each !== cell)
  const left = world.body.length - POISON_CELLS
  const points = Math.min(world.score, POISON_POINTS)
  world.score -= points
  if (left < START_LENGTH) return false
  world.body.length = left
  // The cells disappear at once, without a slide.
  world.vacated = -1
  emit({ type: 'poison', ...cellOf(cell, world.size), points, length: left })
  return true
}
