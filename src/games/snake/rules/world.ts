/** Owns the measures of Snake, what its world holds, and what lies before a head. */
import { itemAt } from '../../../engine/core/itemAt'
import { cellOf, type Direction, indexOf, inside, STEPS } from '../../../engine/core/math/grid'
import { drawInt, type Random } from '../../../engine/core/math/random'

/** Cells along each side of the square field, as specified. */
export const SIZE = 20
/** Side of one cell of that field in world units. */
export const CELL = 30
/** Side of the field in world units: every board fills it, with larger or smaller cells. */
export const SIDE = SIZE * CELL
/** Cells along each side of the boards that can be chosen. */
export const BOARDS: readonly number[] = [12, SIZE, 28]
/** How many fruits may lie on the board at a time: one as specified. */
export const FRUITS: readonly number[] = [1, 2, 3, 4, 5]
export const POINTS_PER_FOOD = 10
/** World ticks between two moves: 9 ticks are 150 ms, the specified speed; slow and fast are options. */
export const STEP_TICKS: Readonly<Record<string, number>> = { slow: 13, normal: 9, fast: 6 }
/** How many turns may wait for the coming moves. */
export const QUEUE_LENGTH = 2
export const START_LENGTH = 3

export type Action = Direction

/** Rows and columns are those of the cell where it happened. */
export type Event =
  | { readonly type: 'turn'; readonly direction: Direction }
  | { readonly type: 'through' | 'stone'; readonly row: number; readonly col: number }
  | { readonly type: 'portals' }
  | {
      readonly type: 'eat'
      readonly row: number
      readonly col: number
      readonly points: number
      /** Of the snake, with this fruit. */
      readonly length: number
      /** Fruits laid before this one. */
      readonly nth: number
    }
  | {
      readonly type: 'poison'
      readonly row: number
      readonly col: number
      readonly points: number
      readonly length: number
    }
  | {
      readonly type: 'crash' | 'full'
      readonly reason: World['end']
      readonly row: number
      readonly col: number
    }

/** What else is in the meadow: nothing, as specified; stones that grow, two portals, or mushrooms. */
export const MEADOWS = ['plain', 'stones', 'portals', 'poison'] as const
export type Meadow = (typeof MEADOWS)[number]

export interface Food {
  /** -1 where no cell was free for it. */
  cell: number
  /** How many were laid before it in this play. */
  nth: number
}

export interface World {
  random: Random
  /** Cells along each side of the board. */
  size: number
  wrap: boolean
  meadow: Meadow
  stepTicks: number
  /** Ticks since the last move, 0 <= clock < stepTicks. */
  clock: number
  /** Cells of the body by index (row * size + col), head first. */
  body: number[]
  /** The cell the tail left with the last move, or -1 when the snake grew: lets the view slide the tail. */
  vacated: number
  /** Direction of the last move. */
  direction: Direction
  /** Turns that wait for the coming moves, at most QUEUE_LENGTH. */
  turns: Direction[]
  /** As many all the time: what is eaten is laid anew in its place of the list. */
  foods: Food[]
  /** Fruits eaten. */
  eaten: number
  /** Stones that stand, and the one that comes up next: -1 while there is none, and moves until it stands. */
  stones: number[]
  rising: { cell: number; moves: number }
  /** No cell, or two: who goes into one comes out of the other. */
  portals: number[]
  /** Fruits eaten since the portals came to where they are. */
  sincePortals: number
  mushrooms: number[]
  score: number
  end: '' | 'wall' | 'self' | 'stone' | 'poison' | 'full'
}

/** Side of one cell of a world's board in world units. */
export const cellSide = ({ size }: Pick<World, 'size'>): number => SIDE / size

type Ground = Pick<World, 'size' | 'wrap' | 'portals'>

/** The cell beside another, or -1 beyond the wall. */
export function beside(cell: number, way: Direction, { size, wrap }: Pick<World, 'size' | 'wrap'>): number {
  const { row, col } = cellOf(cell, size)
  const r = row + STEPS[way].row
  const c = col + STEPS[way].col
  if (wrap) return indexOf((r + size) % size, (c + size) % size, size)
  return inside(r, c, size, size) ? indexOf(r, c, size) : -1
}

/** Where a head comes to that goes this way: the cell beside it, or through a portal the other one; -1 beyond the wall. */
export function ahead(cell: number, way: Direction, ground: Ground): number {
  const next = beside(cell, way, ground)
  const portal = ground.portals.indexOf(next)
  return portal < 0 ? next : itemAt(ground.portals, 1 - portal)
}

/** Steps from one cell to another, over open edges too. */
export function stepsBetween(a: number, b: number, { size, wrap }: Pick<World, 'size' | 'wrap'>): number {
  const [from, to] = [cellOf(a, size), cellOf(b, size)]
  const along = (p: number, q: number) => {
    const far = Math.abs(p - q)
    return wrap ? Math.min(far, size - far) : far
  }
  return along(from.row, to.row) + along(from.col, to.col)
}

/** A cell that holds nothing and `suits`, each with equal chance; -1 when there is none. */
export function freeCell(world: World, suits: (cell: number) => boolean = () => true): number {
  const { body, foods, stones, rising, portals, mushrooms } = world
  const taken = new Set([
    ...body,
    ...foods.map(({ cell }) => cell),
    ...stones,
    rising.cell,
    ...portals,
    ...mushrooms,
  ])
  const free: number[] = []
  for (let cell = 0; cell < world.size * world.size; cell++)
    if (!taken.has(cell) && suits(cell)) free.push(cell)
  return free.length === 0 ? -1 : itemAt(free, drawInt(world.random, 0, free.length - 1))
}
