/** The dimensions and the world of Snake, and the cell in front of a head. */

import type { JOIN, Seat } from '../../../engine/core/input/seats'
import { itemAt } from '../../../engine/core/itemAt'
import { cellOf, type Direction, indexOf, inside, STEPS } from '../../../engine/core/math/grid'
import { drawInt, type Random } from '../../../engine/core/math/random'

/** Cells per side of the square field, as specified. */
export const SIZE = 20
/** Cell size of that field in world units. */
export const CELL = 30
/** Side of the field in world units. All boards fill it, with larger or smaller cells. */
export const SIDE = SIZE * CELL
/** The field of Worlds in a portrait window: 16 by 24 cells. */
export const UPRIGHT = { width: 16 * CELL, height: 24 * CELL } as const
/** Cells per side of the available boards. */
export const BOARDS = [12, SIZE, 28] as const
/** Number of fruits on the board at a time; one as specified. */
export const FRUITS = [1, 2, 3, 4, 5] as const
export const POINTS_PER_FOOD = 10
/** Ticks between two moves: 9 ticks are 150 ms, the specified speed; slow and fast are options. */
export const STEP_TICKS = { slow: 13, normal: 9, fast: 6 } as const
/** Maximum number of queued turns. */
export const QUEUE_LENGTH = 2
export const START_LENGTH = 3

export type Action = Direction | typeof JOIN

/** Rows and columns are those of the cell where it happened. */
export type Event =
  | { readonly type: 'turn'; readonly direction: Direction }
  | { readonly type: 'through' | 'stone'; readonly row: number; readonly col: number }
  | { readonly type: 'portals' }
  /** Worlds: which one begins, with the length for its first star; a star; fruit unlocked by the key, or the other head. */
  | { readonly type: 'world'; readonly number: number; readonly goal: number }
  | { readonly type: 'star'; readonly stars: number; readonly row: number; readonly col: number }
  | { readonly type: 'unlock' | 'swap'; readonly row: number; readonly col: number }
  | {
      readonly type: 'eat'
      readonly row: number
      readonly col: number
      readonly points: number
      /** Length of the snake, including this fruit. */
      readonly length: number
      /** Number of fruits placed before this one. */
      readonly nth: number
    }
  | {
      readonly type: 'poison'
      readonly row: number
      readonly col: number
      readonly points: number
      readonly length: number
    }
  /** Among four: one has eaten a fruit, or is off the field; a round is over, won by a seat or by nobody (-1). */
  | {
      readonly type: 'fruit'
      readonly seat: Seat
      readonly row: number
      readonly col: number
      readonly nth: number
    }
  | { readonly type: 'out'; readonly seat: Seat; readonly row: number; readonly col: number }
  | {
      readonly type: 'round'
      readonly seat: Seat | -1
      readonly human: boolean
      readonly points: number
    }
  | {
      readonly type: 'crash' | 'full'
      readonly reason: World['end']
      readonly row: number
      readonly col: number
    }

/** What else is in the meadow: nothing, as specified; rising stones, two portals, or mushrooms. */
export type Meadow = 'plain' | 'stones' | 'portals' | 'poison'

/** What a world can have, several at once: also fruit that moves, fruit that needs a key, darkness, and a head at each end. */
export type Extra = Exclude<Meadow, 'plain'> | 'moving' | 'keys' | 'dark' | 'twoHeads'

/** The state of a game of the mode "Worlds", beside the one that all modes have. */
export interface Road {
  /** Of the world, from 1. */
  readonly number: number
  /** Of the board, whose rows have `size` cells. */
  readonly rows: number
  stars: number
  /** Its name and goal were announced. */
  told: boolean
  /** The snake waits for a direction. */
  waits: boolean
  /** The cell of the key; -1 if there is none, and fruit can be eaten. */
  key: number
  /** Moves since moving fruit last moved. */
  still: number
}

export interface Food {
  /** -1 if no cell was free. */
  cell: number
  /** Number of fruits placed before it in this game. */
  nth: number
}

export interface World {
  random: Random
  /** Cells per side of the board; in Worlds, per row. */
  size: number
  wrap: boolean
  /** Plain in Worlds. */
  meadow: Meadow
  stepTicks: number
  /** Ticks since the last move, 0 <= clock < stepTicks. */
  clock: number
  /** Cells of the body by index (row * size + col), head first. */
  body: number[]
  /** The cell the tail left with the last move, or -1 if the snake grew. The view uses it to slide the tail. */
  vacated: number
  /** Direction of the last move. */
  direction: Direction
  /** Queued turns, at most QUEUE_LENGTH. */
  turns: Direction[]
  /** Constant length: an eaten fruit is replaced at the same index of the list. */
  foods: Food[]
  eaten: number
  /** Stones, the cell of the next one (-1 for none), and the moves until it rises. */
  stones: number[]
  rising: { cell: number; moves: number }
  /** Empty, or two cells: entering one exits at the other. */
  portals: number[]
  /** Fruits eaten since the portals last moved. */
  sincePortals: number
  mushrooms: number[]
  score: number
  /** Only in Worlds. */
  readonly road?: Road
  /** `full`: no room for fruit, or all three stars of a world. */
  end: '' | 'wall' | 'self' | 'stone' | 'poison' | 'full'
}

export const rowsOf = ({ size, road }: Pick<World, 'size' | 'road'>): number => road?.rows ?? size

/** Cell size of a world's board in world units. */
export const cellSide = ({ size, road }: Pick<World, 'size' | 'road'>): number => (road ? CELL : SIDE / size)

/** What `beside` and `stepsBetween` need to know of the board. */
type Board = Pick<World, 'size' | 'road' | 'wrap'>
type Ground = Board & Pick<World, 'portals'>

/** The neighbor of a cell, or -1 beyond a wall. */
export function beside(cell: number, towards: Direction, board: Board): number {
  const { size, wrap } = board
  const rows = rowsOf(board)
  const { row, col } = cellOf(cell, size)
  const r = row + STEPS[towards].row
  const c = col + STEPS[towards].col
  if (wrap) return indexOf((r + rows) % rows, (c + size) % size, size)
  return inside(r, c, rows, size) ? indexOf(r, c, size) : -1
}

/** Where a head moves to in a direction: the neighboring cell, or the other portal; -1 beyond a wall. */
export function ahead(cell: number, towards: Direction, ground: Ground): number {
  const next = beside(cell, towards, ground)
  const portal = ground.portals.indexOf(next)
  return portal < 0 ? next : itemAt(ground.portals, 1 - portal)
}

/** Number of steps between two cells, including across open edges. */
export function stepsBetween(a: number, b: number, board: Board): number {
  const { size, wrap } = board
  const [from, to] = [cellOf(a, size), cellOf(b, size)]
  const along = (p: number, q: number, cells: number) => {
    const far = Math.abs(p - q)
    return wrap ? Math.min(far, cells - far) : far
  }
  return along(from.row, to.row, rowsOf(board)) + along(from.col, to.col, size)
}

/** A random free cell that `suits`, all equally likely; -1 if there is none. */
export function freeCell(world: World, suits: (cell: number) => boolean = () => true): number {
  const { body, foods, stones, rising, portals, mushrooms, road } = world
  const taken = new Set([
    ...body,
    ...foods.map(({ cell }) => cell),
    ...stones,
    rising.cell,
    ...portals,
    ...mushrooms,
    road?.key ?? -1,
  ])
  const free: number[] = []
  for (let cell = 0; cell < world.size * rowsOf(world); cell++)
    if (!taken.has(cell) && suits(cell)) free.push(cell)
  return free.length === 0 ? -1 : itemAt(free, drawInt(world.random, 0, free.length - 1))
}
