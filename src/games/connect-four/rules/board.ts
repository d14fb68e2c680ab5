/** Positions of Connect Four and Pop Out: cells, drops and pops, lines of four, and repetitions. */
import { itemAt } from '../../../engine/core/itemAt'
import { linesOf } from '../../../engine/core/math/grid'
import type { Options } from '../options'
import { texts } from '../texts/game'

export const ROWS = 6
export const COLUMNS = 7

/** 1 is red (which starts), 2 is yellow, 0 an empty cell. */
export type Disc = 0 | 1 | 2
export type DiscName = 'Red' | 'Yellow'

export type Event =
  | { readonly type: 'drop'; readonly disc: DiscName; readonly column: number; readonly fell: number }
  | { readonly type: 'pop'; readonly disc: DiscName; readonly column: number }
  | { readonly type: 'win'; readonly disc: DiscName }
  | { readonly type: 'tie' }

export interface State {
  /** 42 cells, row by row from the top. */
  readonly cells: readonly Disc[]
  /** In the order played. */
  readonly moves: readonly Move[]
  /** The disc of the only person, against the computer; null if two people play. */
  readonly you: 1 | 2 | null
  /** Pop Out only: how often this position has occurred with the same side to move. */
  readonly stood?: number
}

/** The column to drop into, 0 (left) to 6; in Pop Out, 7 plus the column to pop. */
export type Move = number

/** A position that occurs this often is a tie in Pop Out. */
export const REPEATS = 3

export const popOf = (column: number): Move => column + COLUMNS
export const isPop = (move: Move): boolean => move >= COLUMNS
export const columnOf = (move: Move): number => move % COLUMNS
export const popsOut = (state: State): boolean => state.stood !== undefined

/** By disc: in events, and as shown. */
export const DISC_NAMES = ['', 'Red', 'Yellow'] as const
export const NAMES = ['', texts.discs.Red, texts.discs.Yellow] as const

/** All 69 lines of four. */
export const LINES: readonly (readonly number[])[] = linesOf(4, ROWS, COLUMNS)
/** The lines through each cell. */
const THROUGH: readonly (readonly (readonly number[])[])[] = Array.from(
  { length: ROWS * COLUMNS },
  (_, cell) => LINES.filter((line) => line.includes(cell)),
)

export function turnOf(state: State): 1 | 2 {
  return state.moves.length % 2 === 0 ? 1 : 2
}

/** The lowest empty cell of a column, or -1 if it is full. */
export function landing(state: Pick<State, 'cells'>, column: number): number {
  for (let row = ROWS - 1; row >= 0; row--) {
    if (state.cells[row * COLUMNS + column] === 0) return row * COLUMNS + column
  }
  return -1
}

/** The column that the last move popped, or -1. */
export function lastPop(state: State): number {
  const move = state.moves.at(-1)
  return move !== undefined && isPop(move) ? columnOf(move) : -1
}

/** Whether the side to move may pop a column: its lowest disc must be its own. */
export function canPop(state: State, column: number): boolean {
  return popsOut(state) && state.cells[(ROWS - 1) * COLUMNS + column] === turnOf(state)
}

/** The cell of the last disc, or -1 at the start and after a pop. */
export function lastCell(state: State): number {
  const column = state.moves.at(-1)
  if (column === undefined || isPop(column)) return -1
  const below = landing(state, column)
  return below < 0 ? column : below + COLUMNS
}

/** The winner: the side that moved last, or after a pop the other side if only that one has four. */
export function winnerOf(state: State): 1 | 2 | null {
  const cell = winningCells(state)[0]
  return cell === undefined ? null : (state.cells[cell] as 1 | 2)
}

/** The cells of all lines of four that the last move completed for the winner; empty if there are none. */
export function winningCells(state: State): readonly number[] {
  if (lastPop(state) >= 0) {
    const foursOf = (disc: 1 | 2) => LINES.filter((line) => line.every((cell) => state.cells[cell] === disc))
    const turn = turnOf(state)
    const own = foursOf(turn === 1 ? 2 : 1)
    return [...new Set((own.length > 0 ? own : foursOf(turn)).flat())].sort((a, b) => a - b)
  }
  const last = lastCell(state)
  if (last < 0) return []
  const disc = state.cells[last]
  const full = (THROUGH[last] ?? []).filter((line) => line.every((cell) => state.cells[cell] === disc))
  return [...new Set(full.flat())].sort((a, b) => a - b)
}

/** The person's disc with these options; null if two people play. */
export function personOf(options: Options): 1 | 2 | null {
  if (options.opponent === 'two') return null
  return options.first === 'computer' ? 2 : 1
}

export function movesOf(state: State): Move[] {
  const columns = Array.from({ length: COLUMNS }, (_, column) => column)
  return [
    ...columns.filter((column) => landing(state, column) >= 0),
    ...columns.filter((column) => canPop(state, column)).map(popOf),
  ]
}

export function isOver(state: State): boolean {
  if (winningCells(state).length > 0 || state.stood === REPEATS) return true
  return movesOf(state).length === 0
}

export function start(options: Options): State {
  const state = {
    cells: Array.from({ length: ROWS * COLUMNS }, (): Disc => 0),
    moves: [],
    you: personOf(options),
  }
  return options.pop === 'on' ? { ...state, stood: 1 } : state
}

/** The cells after a legal move of this side. */
function moved(cells: State['cells'], move: Move, disc: 1 | 2): State['cells'] {
  if (!isPop(move)) return cells.with(landing({ cells }, move), disc)
  const next = [...cells]
  for (let cell = (ROWS - 1) * COLUMNS + columnOf(move); cell >= 0; cell -= COLUMNS)
    next[cell] = next[cell - COLUMNS] ?? 0
  return next
}

export function after(state: State, move: Move): State {
  const cells = moved(state.cells, move, turnOf(state))
  const next: State = { ...state, cells, moves: [...state.moves, move] }
  return popsOut(state) ? { ...next, stood: timesStood(next) } : next
}

/** How often the final position of a game has occurred with the same side to move, by replaying its moves. */
function timesStood({ cells, moves }: State): number {
  let now: State['cells'] = cells.map((): Disc => 0)
  let times = 0
  for (let played = 0; played <= moves.length; played++) {
    if (played > 0) now = moved(now, itemAt(moves, played - 1), played % 2 === 1 ? 1 : 2)
    if ((moves.length - played) % 2 === 0 && now.every((disc, cell) => disc === cells[cell])) times++
  }
  return times
}
