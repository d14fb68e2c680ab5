/**
 * Owns what slides of 2048 are worth: each direction by what may come after it, every new tile weighed by its chance
 * (expectimax), boards by free cells, merges at hand and order, with the weights of nneonneo's 2048-ai (MIT).
 */
import { pow, square } from '../../../engine/core/maths'
import { DIRECTIONS, type Move, type Side, type State, sideOf } from '../rules'
import { LANES } from '../rules/lanes'

/** Exponents of two, row by row; 0 is an empty cell. */
export type Cells = readonly number[]

const SIDES: Readonly<Record<number, Side>> = { 9: 3, 16: 4, 25: 5 }
export const sideOfCells = (cells: Cells) => SIDES[cells.length] as Side

const EMPTY_WORTH = 270
const MERGE_WORTH = 700
const ORDER_WORTH = 47
const SUM_WORTH = 11
/** Above every sum of penalties, so that a board with moves is worth more than one without. */
const ALIVE = 200_000
/** What one more free cell counts: in its row and in its column. */
export const CELL = 2 * EMPTY_WORTH

const FOURTH = Array.from({ length: 30 }, (_, rank) => square(square(rank)))
const SUMS = Array.from({ length: 30 }, (_, rank) => (rank === 0 ? 0 : pow(rank, 3.5)))
/** By the line's cells, 32 for each. A line of another length has another first digit. */
const lines = new Map<number, number>()

/** What a row or column is worth. */
function lineWorth(cells: Cells, lane: readonly number[]): number {
  let key = 1
  for (const cell of lane) key = key * 32 + (cells[cell] as number)
  const known = lines.get(key)
  if (known !== undefined) return known
  const line = lane.map((cell) => cells[cell] as number)
  let empty = 0
  let merges = 0
  let sum = 0
  let falls = 0
  let rises = 0
  let before = 0
  for (const [i, rank] of line.entries()) {
    sum += SUMS[rank] as number
    if (rank === 0) empty++
    else {
      if (rank === before) merges++
      before = rank
    }
    const last = line[i - 1]
    if (last === undefined) continue
    const step = (FOURTH[last] as number) - (FOURTH[rank] as number)
    if (step > 0) falls += step
    else rises -= step
  }
  const worth =
    ALIVE +
    EMPTY_WORTH * empty +
    MERGE_WORTH * merges -
    ORDER_WORTH * Math.min(falls, rises) -
    SUM_WORTH * sum
  lines.set(key, worth)
  return worth
}

function worthOf(cells: Cells): number {
  const { left, up } = LANES[sideOfCells(cells)]
  let sum = 0
  for (const lane of left) sum += lineWorth(cells, lane)
  for (const lane of up) sum += lineWorth(cells, lane)
  return sum
}

/** The board after a slide, before the new tile; null where nothing moves. */
export function slid(cells: Cells, move: Move): Cells | null {
  const next = new Array<number>(cells.length).fill(0)
  let moved = false
  for (const lane of LANES[sideOfCells(cells)][move]) {
    let at = 0
    let open = false
    for (const [i, cell] of lane.entries()) {
      const rank = cells[cell] as number
      if (rank === 0) continue
      const last = lane[at - 1] as number
      if (open && next[last] === rank) {
        next[last] = rank + 1
        open = false
        moved = true
        continue
      }
      if (at !== i) moved = true
      next[lane[at] as number] = rank
      at++
      open = true
    }
  }
  return moved ? next : null
}

/** The best that can be reached from a board with its new tile; 0 where no move is left. */
function bestAfter(cells: Cells): number {
  let best = 0
  for (const move of DIRECTIONS) {
    const next = slid(cells, move)
    if (next) best = Math.max(best, worthOf(next))
  }
  return best
}

/** What a slide is worth, over every tile that may come: a 2 nine times of ten. */
function expected(cells: Cells): number {
  let sum = 0
  let many = 0
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] !== 0) continue
    many++
    sum += 0.9 * bestAfter(cells.with(cell, 1)) + 0.1 * bestAfter(cells.with(cell, 2))
  }
  return sum / many
}

export function cellsOf(state: State): Cells {
  const side = sideOf(state)
  const cells = new Array<number>(side * side).fill(0)
  for (const { at, value } of state.tiles) cells[at] = 31 - Math.clz32(value)
  return cells
}

/** Every slide that moves something with what it is worth; at least one while the play goes on. */
export function rated(cells: Cells): { readonly move: Move; readonly worth: number }[] {
  return DIRECTIONS.flatMap((move) => {
    const next = slid(cells, move)
    return next ? [{ move, worth: expected(next) }] : []
  })
}

/** The first of those worth most. */
export const bestOf = (slides: ReturnType<typeof rated>) =>
  slides.reduce((a, b) => (b.worth > a.worth ? b : a))
