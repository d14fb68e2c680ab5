/**
 * A maze of Pac-Man: its map, which cells are open to which figures, and shortest paths through it; and the specified one.
 */
import { itemAt } from '../../../engine/core/itemAt'
import { type Direction, STEPS } from '../../../engine/core/math/grid'

/** Side of a cell in units. */
export const CELL = 20

export interface Position {
  readonly row: number
  readonly col: number
}

export const DIRECTIONS: readonly Direction[] = ['up', 'left', 'down', 'right']

/** The only cell with this character. */
function find(drawing: readonly string[], character: string): Position {
  const row = drawing.findIndex((line) => line.includes(character))
  return { row, col: itemAt(drawing, row).indexOf(character) }
}

export class Maze {
  readonly cols: number
  readonly rows: number
  /** Row by row. */
  readonly drawing: readonly string[]
  /** Where the player starts, and where the fruit appears. */
  readonly home: Position
  readonly fruit: Position
  /** The cell above the gate, and the middle of the pen, which is three cells wide. */
  readonly doorstep: Position
  readonly pen: Position
  /** Rows whose ends are connected. */
  readonly tunnels: readonly number[]
  /** The neighbors of each cell in its open directions. */
  readonly beside: readonly (readonly number[])[]
  /** For eyes on their way home and for ghosts that leave the pen: the steps that remain, by cell. */
  readonly toPen: readonly number[]
  readonly toDoorstep: readonly number[]
  /** By cell, without and with the pen. */
  readonly #ways: readonly (readonly Direction[])[]
  readonly #waysAtHome: readonly (readonly Direction[])[]

  /**
   * @param half the left half with the middle column; the right half mirrors it. # wall, . dot, o power pellet, - gate of
   * the pen, P home of the player, F place of the fruit, space for open floor without a dot.
   */
  constructor(half: readonly string[]) {
    this.drawing = half.map((line) => line + [...line.slice(0, -1)].reverse().join(''))
    this.rows = this.drawing.length
    this.cols = itemAt(this.drawing, 0).length
    this.home = find(half, 'P')
    this.fruit = find(half, 'F')
    const gate = find(half, '-')
    this.doorstep = { row: gate.row - 1, col: gate.col }
    this.pen = { row: gate.row + 1, col: gate.col }
    this.tunnels = half.flatMap((line, row) => (line.startsWith('#') ? [] : [row]))
    const cells = Array.from({ length: this.cols * this.rows }, (_, cell) => this.positionOf(cell))
    const waysOf = (atHome: boolean) =>
      cells.map((position) =>
        DIRECTIONS.filter((direction) => {
          const next = this.step(position, direction)
          return this.isOpen(next.row, next.col, atHome)
        }),
      )
    this.#ways = waysOf(false)
    this.#waysAtHome = waysOf(true)
    this.beside = cells.map((position) =>
      this.waysFrom(position).map((direction) => {
        const next = this.step(position, direction)
        return this.cellAt(next.row, next.col)
      }),
    )
    this.toPen = this.distancesTo(this.pen, true)
    this.toDoorstep = this.distancesTo(this.doorstep, true)
  }

  cellAt(row: number, col: number): number {
    return row * this.cols + col
  }

  positionOf(cell: number): Position {
    return { row: Math.floor(cell / this.cols), col: cell % this.cols }
  }

  /** Wraps a column around: a tunnel connects both sides. */
  #wrap(col: number): number {
    return (col + this.cols) % this.cols
  }

  characterAt(row: number, col: number): string {
    return this.drawing[row]?.[this.#wrap(col)] ?? '#'
  }

  /** Whether a cell may be entered; the gate and the pen only by ghosts that are `atHome` there. */
  isOpen(row: number, col: number, atHome = false): boolean {
    const character = this.characterAt(row, col)
    if (character === '#') return false
    const inPen = row === this.pen.row && Math.abs(col - this.pen.col) <= 1
    return atHome || (character !== '-' && !inPen)
  }

  step({ row, col }: Position, direction: Direction): Position {
    return { row: row + STEPS[direction].row, col: this.#wrap(col + STEPS[direction].col) }
  }

  /** The open directions of a cell, in the order up, left, down, right. */
  waysFrom({ row, col }: Position, atHome = false): readonly Direction[] {
    return itemAt(atHome ? this.#waysAtHome : this.#ways, this.cellAt(row, col))
  }

  /** Steps from every cell to `goal`, by cell; -1 if it cannot be reached. Breadth-first search. */
  distancesTo(goal: Position, atHome = false): number[] {
    const steps = new Array<number>(this.cols * this.rows).fill(-1)
    steps[this.cellAt(goal.row, goal.col)] = 0
    const open: Position[] = [goal]
    for (const position of open) {
      for (const direction of this.waysFrom(position, atHome)) {
        const next = this.step(position, direction)
        const cell = this.cellAt(next.row, next.col)
        if (steps[cell] !== -1) continue
        steps[cell] = itemAt(steps, this.cellAt(position.row, position.col)) + 1
        open.push(next)
      }
    }
    return steps
  }

  /** The dots of the full maze, by cell: 0 none, 1 a dot, 2 a power pellet. */
  dots(): number[] {
    return [...this.drawing.join('')].map((character) => (character === '.' ? 1 : character === 'o' ? 2 : 0))
  }
}

/** The maze of Classic and Arcade. */
export const CLASSIC = new Maze([
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
  '####.#   F',
  '#......###',
  '#.##.#.###',
  '#o.#.#...P',
  '##.#.###.#',
  '#....#....',
  '#.####.###',
  '#.........',
  '##########',
])
