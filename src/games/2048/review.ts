/**
 * Owns how moves of 2048 are judged: each direction by what may come after it, every new tile weighed by its chance
 * (expectimax), boards by free cells, merges at hand and order, with the weights of nneonneo's 2048-ai (MIT).
 */
import { pow } from '../../engine/core/maths'
import type { Reviewer } from '../../engine/core/review'
import { DIRECTIONS, type Move, rules, type State } from './rules'

/** 16 exponents of two, row by row; 0 is an empty cell. */
type Cells = readonly number[]

const EMPTY_WORTH = 270
const MERGE_WORTH = 700
const ORDER_WORTH = 47
const SUM_WORTH = 11
/** Above every sum of penalties, so that a board with moves is worth more than one without. */
const ALIVE = 200_000
/** What one more free cell counts: in its row and in its column. */
const CELL = 2 * EMPTY_WORTH

const FOURTH = Array.from({ length: 20 }, (_, rank) => rank ** 4)
const SUMS = Array.from({ length: 20 }, (_, rank) => (rank === 0 ? 0 : pow(rank, 3.5)))
const lines = new Map<number, number>()

/** What a row or column is worth. */
function lineWorth(a: number, b: number, c: number, d: number): number {
  const key = ((a * 32 + b) * 32 + c) * 32 + d
  const known = lines.get(key)
  if (known !== undefined) return known
  const line = [a, b, c, d]
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
  let sum = 0
  for (let i = 0; i < 4; i++) {
    const r = i * 4
    sum += lineWorth(
      cells[r] as number,
      cells[r + 1] as number,
      cells[r + 2] as number,
      cells[r + 3] as number,
    )
    sum += lineWorth(
      cells[i] as number,
      cells[i + 4] as number,
      cells[i + 8] as number,
      cells[i + 12] as number,
    )
  }
  return sum
}

/** The cell of a lane, the side that the tiles slide to first. */
const LANE: Readonly<Record<Move, (lane: number, i: number) => number>> = {
  left: (lane, i) => lane * 4 + i,
  right: (lane, i) => lane * 4 + 3 - i,
  up: (lane, i) => i * 4 + lane,
  down: (lane, i) => (3 - i) * 4 + lane,
}

/** The board after a slide, before the new tile; null where nothing moves. */
function slid(cells: Cells, move: Move): Cells | null {
  const next = new Array<number>(16).fill(0)
  let moved = false
  for (let lane = 0; lane < 4; lane++) {
    let at = 0
    let open = false
    for (let i = 0; i < 4; i++) {
      const rank = cells[LANE[move](lane, i)] as number
      if (rank === 0) continue
      const last = LANE[move](lane, at - 1)
      if (open && next[last] === rank) {
        next[last] = rank + 1
        open = false
        moved = true
        continue
      }
      if (at !== i) moved = true
      next[LANE[move](lane, at)] = rank
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
  for (let cell = 0; cell < 16; cell++) {
    if (cells[cell] !== 0) continue
    many++
    sum += 0.9 * bestAfter(cells.with(cell, 1)) + 0.1 * bestAfter(cells.with(cell, 2))
  }
  return sum / many
}

function cellsOf({ tiles }: State): Cells {
  const cells = new Array<number>(16).fill(0)
  for (const { at, value } of tiles) cells[at] = 31 - Math.clz32(value)
  return cells
}

const freeIn = (cells: Cells) => cells.filter((rank) => rank === 0).length
const NAMES = { up: 'Up', down: 'Down', left: 'Left', right: 'Right' } as const

function why(before: Cells, played: Move, best: Move, after: State): string {
  if (rules.outcome(after)) return `After ${played} no move is left.`
  const top = Math.max(...before)
  const corners = [0, 3, 12, 15]
  const holds = (move: Move) => corners.some((corner) => slid(before, move)?.[corner] === top)
  const [mine, theirs] = [slid(before, played), slid(before, best)].map((cells) => freeIn(cells ?? before))
  if (holds(best) && !holds(played) && corners.some((corner) => before[corner] === top))
    return `${NAMES[best]} keeps the highest tile in its corner, ${played} takes it out.`
  if ((theirs as number) > (mine as number))
    return `${NAMES[best]} leaves ${theirs} cells free, ${played} only ${mine}.`
  return `${NAMES[best]} keeps the tiles in better order for the merges that come.`
}

export const reviewer: Reviewer<State, Move> = {
  figure: {
    label: 'Free cells',
    sides: false,
    most: 16,
    unit: '',
    lossUnit: '',
    // In free cells: the weights make many of them of one that spoils the order.
    grades: [10, 30, 80],
  },
  judge(before, move, after) {
    const cells = cellsOf(before)
    const rated = DIRECTIONS.flatMap((each) => {
      const next = slid(cells, each)
      return next ? [{ move: each, worth: expected(next) }] : []
    })
    const best = rated.reduce((a, b) => (b.worth > a.worth ? b : a))
    const own = rated.find((each) => each.move === move) ?? best
    const loss = (best.worth - own.worth) / CELL
    const value = 16 - after.tiles.length
    const sums = { best: loss < 0.5 ? 1 : 0 }
    if (loss < 0.5) return { value, loss: 0, sums }
    return {
      value,
      loss,
      sums,
      better: { move: best.move, text: NAMES[best.move] },
      why: why(cells, move, best.move, after),
    }
  },
  summary: (_last, sums, judged) => ({
    'Best moves': `${Math.round(((sums.best ?? 0) / Math.max(1, judged)) * 100)}%`,
  }),
}
