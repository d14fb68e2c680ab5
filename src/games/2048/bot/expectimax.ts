/**
 * Rates the slides of 2048 by expectimax: every new tile is weighted by its probability. The search depth depends
 * only on the board, so that the same board gets the same hint on every device.
 */
import { itemAt } from '../../../engine/core/itemAt'
import { type Move, type Side, type State, sideOf, TWO_SHARE } from '../rules'
import { LANES } from '../rules/lanes'
import { BITS, CELL_MASK, codeOf, type Line, lineOf, linesOf, slidLine } from './lines'

export { CELL } from './lines'

/** Exponents of two, row by row; 0 is an empty cell. */
export type Cells = readonly number[]

const SIDES: Readonly<Record<number, Side>> = { 9: 3, 16: 4, 25: 5, 36: 6 }
export const sideOfCells = (cells: Cells) => SIDES[cells.length] as Side

/** Approximate maximum of boards per hint: the depth is the greatest whose estimate stays below. */
const MAX_BOARDS = 12_000
const DEEPEST = 3
/** Sequences of new tiles that are less likely than this are rated without further search. */
const UNLIKELY = 0.002

/** The board after a slide, before the new tile; null if nothing moves. */
export function slid(cells: Cells, move: Move): Cells | null {
  const next = cells.slice()
  for (const lane of LANES[sideOfCells(cells)][move]) {
    const line = slidLine(lane.map((cell) => itemAt(cells, cell)))
    for (const [i, cell] of lane.entries()) next[cell] = itemAt(line, i)
  }
  return next.every((rank, cell) => rank === cells[cell]) ? null : next
}

/** A board as the numbers of its rows, or of its columns; both have the same value. */
type Board = readonly number[]

class Expectimax {
  readonly #side: number
  readonly #lines: Map<number, Line>
  /** The transposition table: values of boards before their new tile, by remaining depth. */
  readonly #table: Map<string, { readonly value: number; readonly chance: number }>[] = []

  constructor(side: number) {
    this.#side = side
    this.#lines = linesOf(side)
    for (let depth = 0; depth <= DEEPEST; depth++) this.#table.push(new Map())
  }

  #line(code: number): Line {
    return this.#lines.get(code) ?? lineOf(this.#lines, code, this.#side)
  }

  turned(board: Board): Board {
    const side = this.#side
    const result = new Array<number>(side).fill(0)
    for (let i = 0; i < side; i++) {
      const row = itemAt(board, i)
      for (let j = 0; j < side; j++) (result[j] as number) |= ((row >> (j * BITS)) & CELL_MASK) << (i * BITS)
    }
    return result
  }

  /** Slides the rows to their first or last cell; null if nothing moves. */
  slid(board: Board, last: boolean): Board | null {
    let moved = false
    const next = new Array<number>(board.length)
    for (let i = 0; i < board.length; i++) {
      const row = itemAt(board, i)
      const line = this.#line(row)
      const to = last ? line.toLast : line.toFirst
      if (to !== row) moved = true
      next[i] = to
    }
    return moved ? next : null
  }

  #evaluate(board: Board): number {
    let sum = 0
    for (const row of board) sum += this.#line(row).value
    for (const column of this.turned(board)) sum += this.#line(column).value
    return sum
  }

  /** A max node: the best value from a board with its new tile; 0 if there are no moves. */
  #best(board: Board, depth: number, chance: number): number {
    let best = 0
    const columns = this.turned(board)
    for (const lines of [board, columns])
      for (const last of [false, true]) {
        const next = this.slid(lines, last)
        if (!next) continue
        const value = this.expected(next, depth, chance)
        if (value > best) best = value
      }
    return best
  }

  /** A chance node: the expected value of a board before its new tile, over the next `depth` tiles. */
  expected(board: Board, depth: number, chance: number): number {
    if (depth === 0 || chance < UNLIKELY) return this.#evaluate(board)
    const key = board.join()
    const table = itemAt(this.#table, depth)
    const known = table.get(key)
    if (known && known.chance >= chance) return known.value
    const side = this.#side
    const free: [number, number][] = []
    for (let i = 0; i < side; i++)
      for (let shift = 0; shift < side * BITS; shift += BITS)
        if (((itemAt(board, i) >> shift) & CELL_MASK) === 0) free.push([i, shift])
    const each = chance / free.length
    const next = board.slice()
    let sum = 0
    for (const [i, shift] of free) {
      const row = itemAt(board, i)
      next[i] = row | (1 << shift)
      sum += TWO_SHARE * this.#best(next, depth - 1, each * TWO_SHARE)
      next[i] = row | (2 << shift)
      sum += (1 - TWO_SHARE) * this.#best(next, depth - 1, each * (1 - TWO_SHARE))
      next[i] = row
    }
    const value = sum / free.length
    table.set(key, { value, chance })
    return value
  }
}

export function cellsOf(state: State): Cells {
  const side = sideOf(state)
  const cells = new Array<number>(side * side).fill(0)
  for (const { at, value } of state.tiles) cells[at] = 31 - Math.clz32(value)
  return cells
}

/** Number of new tiles to look ahead: more if fewer cells are free. */
function depthFor(cells: Cells): number {
  const free = Math.max(1, cells.filter((rank) => rank === 0).length)
  let depth = 1
  // Two kinds of tile on each free cell, and about three slides after each.
  for (let boards = 4 * 6 * free; depth < DEEPEST; depth++) {
    boards *= 6 * (free + 2 * depth)
    if (boards > MAX_BOARDS) break
  }
  return depth
}

/** All slides that move something, with their values; at least one while the game runs. */
export function rateSlides(cells: Cells): { readonly move: Move; readonly value: number }[] {
  const side = sideOfCells(cells)
  const search = new Expectimax(side)
  const rows = Array.from({ length: side }, (_, row) => codeOf(cells.slice(row * side, row * side + side)))
  const columns = search.turned(rows)
  const depth = depthFor(cells)
  const ways: readonly (readonly [Move, Board, boolean])[] = [
    ['up', columns, false],
    ['down', columns, true],
    ['left', rows, false],
    ['right', rows, true],
  ]
  return ways.flatMap(([move, lines, last]) => {
    const next = search.slid(lines, last)
    return next ? [{ move, value: search.expected(next, depth, 1) }] : []
  })
}

/** The first of the slides with the highest value. */
export const bestOf = (slides: ReturnType<typeof rateSlides>) =>
  slides.reduce((a, b) => (b.value > a.value ? b : a))
