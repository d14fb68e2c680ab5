/** Owns the rules of Connect Four: six rows by seven columns, red starts, four in a row wins. */
import type { GameEvent, OptionValues, TurnRules } from '../../engine/core/contract'
import { linesOf, printGrid } from '../../engine/core/grid'

export const ROWS = 6
export const COLUMNS = 7

/** 1 is red (who starts), 2 is yellow, 0 an empty cell. */
export type Disc = 0 | 1 | 2

export interface State {
  /** 42 cells, row by row from the top. */
  readonly cells: readonly Disc[]
  /** Columns played, 0 (left) to 6. */
  readonly moves: readonly number[]
  /** The disc of the only person playing against the computer; null when two people play. */
  readonly you: 1 | 2 | null
}

/** The column to drop into, 0 (left) to 6. */
export type Move = number

export const NAMES = ['', 'Red', 'Yellow'] as const

/** All 69 lines of four. */
const LINES: readonly (readonly number[])[] = linesOf(4, ROWS, COLUMNS)
/** The lines through each cell. */
const THROUGH: readonly (readonly (readonly number[])[])[] = Array.from(
  { length: ROWS * COLUMNS },
  (_, cell) => LINES.filter((line) => line.includes(cell)),
)

/** Whose turn it is. */
export function turnOf(state: State): 1 | 2 {
  return state.moves.length % 2 === 0 ? 1 : 2
}

/** The lowest empty cell of a column, or -1 when it is full. */
export function landing(state: State, column: number): number {
  for (let row = ROWS - 1; row >= 0; row--) {
    if (state.cells[row * COLUMNS + column] === 0) return row * COLUMNS + column
  }
  return -1
}

/** The cell of the last disc, or -1 before the first. */
export function lastCell(state: State): number {
  const column = state.moves.at(-1)
  if (column === undefined) return -1
  const below = landing(state, column)
  return below < 0 ? column : below + COLUMNS
}

/** The cells of every line of four that the last disc completed; empty when there is none. */
export function winningCells(state: State): readonly number[] {
  const last = lastCell(state)
  if (last < 0) return []
  const disc = state.cells[last]
  const full = (THROUGH[last] ?? []).filter((line) => line.every((cell) => state.cells[cell] === disc))
  return [...new Set(full.flat())].sort((a, b) => a - b)
}

/** The person's disc with these options, or null when two people play. */
export function personOf(options: OptionValues): 1 | 2 | null {
  if (options.opponent === undefined || options.opponent === 'two') return null
  return options.first === 'computer' ? 2 : 1
}

function isOver(state: State): boolean {
  return state.moves.length === ROWS * COLUMNS || winningCells(state).length > 0
}

function start(options: OptionValues): State {
  return { cells: Array.from({ length: ROWS * COLUMNS }, () => 0), moves: [], you: personOf(options) }
}

function dropped(state: State, column: Move): State {
  return {
    ...state,
    cells: state.cells.with(landing(state, column), turnOf(state)),
    moves: [...state.moves, column],
  }
}

/** Reads the columns played, 1 to 7 ('4453'). Throws an Error that tells the visitor what is wrong. */
function read(text: string, options: OptionValues): State {
  const digits = text.trim()
  if (!/^[1-7]*$/.test(digits))
    throw new Error('A Connect Four position is the columns played, each a digit from 1 to 7.')
  let state = start(options)
  for (const [index, digit] of [...digits].entries()) {
    if (isOver(state)) throw new Error(`This position cannot come up: the game is over after ${index} discs.`)
    const column = Number(digit) - 1
    if (landing(state, column) < 0)
      throw new Error(`This position cannot come up: column ${digit} holds only six discs.`)
    state = dropped(state, column)
  }
  return state
}

export const rules: TurnRules<State, Move> = {
  start,

  apply(state, move) {
    if (isOver(state) || !Number.isInteger(move) || move < 0 || move >= COLUMNS) return { refused: '' }
    const cell = landing(state, move)
    if (cell < 0) return { refused: 'Column is full!' }
    const disc = turnOf(state)
    const next = dropped(state, move)
    const fell = Math.floor(cell / COLUMNS) + 1
    const events: GameEvent[] = [{ type: 'drop', disc: NAMES[disc], column: move + 1, fell }]
    if (winningCells(next).length > 0) events.push({ type: 'win', disc: NAMES[disc] })
    else if (next.moves.length === ROWS * COLUMNS) events.push({ type: 'tie' })
    return { state: next, events }
  },

  legal(state) {
    if (isOver(state)) return []
    return Array.from({ length: COLUMNS }, (_, column) => column).filter(
      (column) => landing(state, column) >= 0,
    )
  },

  seat: (state) => turnOf(state) - 1,
  hud: (state) => ({ Turn: isOver(state) ? '-' : NAMES[turnOf(state)], Moves: state.moves.length }),

  outcome(state) {
    if (!isOver(state)) return null
    if (winningCells(state).length === 0)
      return { result: 'tied', title: "It's a tie", detail: 'The board is full.' }
    const disc = turnOf(state) === 1 ? 2 : 1
    const detail = `Four in a row after ${state.moves.length} discs.`
    if (!state.you) return { result: 'over', title: `${NAMES[disc]} wins`, detail }
    return disc === state.you
      ? { result: 'won', title: 'You win', detail, results: { Moves: Math.ceil(state.moves.length / 2) } }
      : { result: 'lost', title: 'The computer wins', detail }
  },

  notation: { read, write: (state) => state.moves.map((column) => column + 1).join('') },

  debug: ({ cells }) =>
    printGrid(ROWS, COLUMNS, (row, col) => '.ox'[cells[row * COLUMNS + col] as Disc] as string),
}
