/** The maze of Pac-Man: its map, which cells are open to whom, and shortest paths through it. */
import { itemAt } from '../../../engine/core/itemAt'
import { type Direction, STEPS } from '../../../engine/core/math/grid'

export const COLS = 19
export const ROWS = 21
/** Side of a cell in units. */
export const CELL = 20

/**
 * The left half with the middle column; the right half mirrors it. # wall, . dot, o power pellet, - gate of the pen,
 * space for open floor without a dot.
 */
const HALF = [
  '##########',
  '#....#....',
  '#.##.#.###',
  '#o##...#..',
  '#.##.#.#.#',
  '#.........',
  '#.##.#.###',
  '#....#.###',
  '####.#    ',
  '####.# ##-',
  '    .. #  ',
  '####.# ###',
  '####.#    ',
  '#......###',
  '#.##.#.###',
  '#o.#.#... ',
  '##.#.###.#',
  '#....#....',
  '#.####.###',
  '#.........',
  '##########',
] as const

/** The whole drawing, row by row. */
export const MAZE: readonly string[] = HALF.map((half) => half + [...half.slice(0, -1)].reverse().join(''))

export interface Position {
  readonly row: number
  readonly col: number
}
/** The row of the tunnel at both sides. */
export const TUNNEL_ROW = 10
export const PLAYER_HOME: Position = { row: 15, col: 9 }
export const FRUIT_POSITION: Position = { row: 12, col: 9 }
/** The cell above the gate, and the middle of the pen. */
export const DOORSTEP: Position = { row: 8, col: 9 }
export const PEN: Position = { row: 10, col: 9 }

export const DIRECTIONS: readonly Direction[] = ['up', 'left', 'down', 'right']

export function cellAt(row: number, col: number): number {
  return row * COLS + col
}

/** Wraps a column around: the tunnel connects both sides. */
function wrapCol(col: number): number {
  return (col + COLS) % COLS
}

export function characterAt(row: number, col: number): string {
  return MAZE[row]?.[wrapCol(col)] ?? '#'
}

function inPen(row: number, col: number): boolean {
  return row === PEN.row && Math.abs(col - PEN.col) <= 1
}

/** Whether a cell may be entered; the gate and the pen only by ghosts that are `atHome` there. */
export function isOpen(row: number, col: number, atHome = false): boolean {
  const character = characterAt(row, col)
  if (character === '#') return false
  return atHome || (character !== '-' && !inPen(row, col))
}

export function step({ row, col }: Position, direction: Direction): Position {
  return { row: row + STEPS[direction].row, col: wrapCol(col + STEPS[direction].col) }
}

/** The open directions of a cell, in the order up, left, down, right. */
export function waysFrom(position: Position, atHome = false): Direction[] {
  return DIRECTIONS.filter((direction) => {
    const next = step(position, direction)
    return isOpen(next.row, next.col, atHome)
  })
}

/** The neighbors of each cell in its open directions. The maze is fixed, so this is computed once. */
export const BESIDE: readonly (readonly number[])[] = Array.from({ length: COLS * ROWS }, (_, cell) => {
  const position = { row: Math.floor(cell / COLS), col: cell % COLS }
  return waysFrom(position).map((direction) => {
    const next = step(position, direction)
    return cellAt(next.row, next.col)
  })
})

/** Steps from every cell to `goal`, by cell; -1 if it cannot be reached. Breadth-first search. */
export function distancesTo(goal: Position, atHome = false): number[] {
  const steps = new Array<number>(COLS * ROWS).fill(-1)
  steps[cellAt(goal.row, goal.col)] = 0
  const open: Position[] = [goal]
  for (const position of open) {
    for (const direction of waysFrom(position, atHome)) {
      const next = step(position, direction)
      const cell = cellAt(next.row, next.col)
      if (steps[cell] !== -1) continue
      steps[cell] = itemAt(steps, cellAt(position.row, position.col)) + 1
      open.push(next)
    }
  }
  return steps
}

/** For eyes on their way home and for ghosts that leave the pen. Fixed, so computed once. */
export const STEPS_TO_PEN: readonly number[] = distancesTo(PEN, true)
export const STEPS_TO_DOORSTEP: readonly number[] = distancesTo(DOORSTEP, true)
