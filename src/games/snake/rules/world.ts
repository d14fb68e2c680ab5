/** The dimensions and the world of Snake, and the cell in front of a head. */
import { itemAt } from '../../../engine/core/itemAt'
import { cellOf, type Direction, indexOf, inside, STEPS } from '../../../engine/core/math/grid'
import { drawInt, type Random } from '../../../engine/core/math/random'

/** Cells per side of the square field, as specified. */
export const SIZE = 20
/** Cell size of that field in world units. */
export const CELL = 30
/** Side of the field in world units. All boards fill it, with larger or smaller cells. */
export const SIDE = SIZE * CELL
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
  | {
      readonly type: 'crash' | 'full'
      readonly reason: World['end']
      readonly row: number
      readonly col: number
    }

/** What else is in the meadow: nothing, as specified; rising stones, two portals, or mushrooms. */
export type Meadow = 'plain' | 'stones' | 'portals' | 'poison'

export interface Food {
  /** -1 if no cell was free. */
  cell: number
  /** Number of fruits placed before it in this game. */
  nth: number
}

export interface World {
  random: Random
  /** Cells per side of the board. */
  size: number
  wrap: boolean
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
  end: '' | 'wall' | 'self' | 'stone' | 'poison' | 'full'
}

/** Cell size of a world's board in world units. */
export const cellSide = ({ size }: Pick<World, 'size'>): number => SIDE / size

type Ground = Pick<World, 'size' | 'wrap' | 'portals'>

/** The neighbor of a cell, or -1 beyond a wall. */
export function beside(
  cell: number,
  towards: Direction,
  { size, wrap }: Pick<World, 'size' | 'wrap'>,
): number {
  const { row, col } = cellOf(cell, size)
  const r = row + STEPS[towards].row
  const c = col + STEPS[towards].col
  if (wrap) return indexOf((r + size) % size, (c + size) % size, size)
  return inside(r, c, size, size) ? indexOf(r, c, size) : -1
}

/** Where a head moves to in a direction: the neighboring cell, or the other portal; -1 beyond a wall. */
export function ahead(cell: number, towards: Direction, ground: Ground): number {
  const next = beside(cell, towards, ground)
  const portal = ground.portals.indexOf(next)
  return portal < 0 ? next : itemAt(ground.portals, 1 - portal)
}

/** Number of steps between two cells, including across open edges. */
export function stepsBetween(a: number, b: number, { size, wrap }: Pick<World, 'size' | 'wrap'>): number {
  const [from, to] = [cellOf(a, size), cellOf(b, size)]
  const along = (p: number, q: number) => {
    const far = Math.abs(p - q)
    return wrap ? Math.min(far, size - far) : far
  }
  return along(from.row, to.row) + along(from.col, to.col)
}

/** A random free cell that `suits`, all equally likely; -1 if there is none. */
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
