import type { Options } from '../options'
import { texts } from '../texts/game'

/** 0 is Black, which begins; 1 is White. */
export type Side = 0 | 1
/** Cells per row. */
export type Size = 6 | 8
/** The cell to place a disc on, counted row by row from the top left. */
export type Move = number

export interface State {
  readonly size: Size
  /** One character per cell, row by row: 'X' is black, 'O' is white, '-' is empty. */
  readonly cells: string
  /** The side to move. It has a legal move unless the game is over. */
  readonly turn: Side
  /** In the order played. Passes are not moves: they follow from the position. */
  readonly moves: readonly Move[]
  /** The numbers of moves (from 0) before which the other side passed. */
  readonly passes: readonly number[]
  /** The game began at a given position, not at the regular start. */
  readonly given?: true
  /** The side that had to pass after the last move. */
  readonly passed?: Side
  /** The side of the only person, against the computer; null if two people play. */
  readonly you: Side | null
}

export const NAMES = [texts.sides.black, texts.sides.white] as const
const DISC_CHARACTERS = ['X', 'O'] as const
export const EMPTY = '-'

/** Steps to the eight neighbors, as rows and columns. */
const DIRECTIONS = [-1, 0, 1].flatMap((row) =>
  [-1, 0, 1].filter((col) => row !== 0 || col !== 0).map((col) => [row, col] as const),
)

export const otherOf = (side: Side): Side => (side === 0 ? 1 : 0)
export const discCharacter = (side: Side): string => DISC_CHARACTERS[side]

/** The person's side with these options; null if two people play. */
export function personOf(options: Options): Side | null {
  if (options.opponent === 'two') return null
  return options.side === 'white' ? 1 : 0
}

/** The cell in words: 'd3' is in the fourth column and the third row. */
export const nameOf = (cell: number, size: Size): string =>
  `${'abcdefgh'[cell % size]}${Math.floor(cell / size) + 1}`

/**
 * The discs that a disc of this side on this cell outflanks, each line outward from the cell. Empty if the move is
 * not legal.
 */
export function flipsOf({ cells, size }: Pick<State, 'cells' | 'size'>, cell: number, side: Side): number[] {
  if (cells[cell] !== EMPTY) return []
  const [own, foe] = [DISC_CHARACTERS[side], DISC_CHARACTERS[otherOf(side)]]
  const [row, col] = [Math.floor(cell / size), cell % size]
  return DIRECTIONS.flatMap(([down, right]) => {
    const line: number[] = []
    for (let far = 1; ; far++) {
      const [atRow, atCol] = [row + far * down, col + far * right]
      if (atRow < 0 || atRow >= size || atCol < 0 || atCol >= size) return []
      const at = atRow * size + atCol
      if (cells[at] === own) return line
      if (cells[at] !== foe) return []
      line.push(at)
    }
  })
}

/** The cells on which a side may place a disc. */
export function cellsFor(position: Pick<State, 'cells' | 'size'>, side: Side): number[] {
  return [...position.cells].flatMap((_, cell) => (flipsOf(position, cell, side).length > 0 ? [cell] : []))
}

// Cache of the moves of a state; states are immutable.
const known = new WeakMap<State, readonly Move[]>()

/** The legal moves of the side to move; empty when the game is over. */
export function movesOf(state: State): readonly Move[] {
  const before = known.get(state)
  if (before) return before
  const moves = cellsFor(state, state.turn)
  known.set(state, moves)
  return moves
}

export const isOver = (state: State): boolean => movesOf(state).length === 0

export function countOf({ cells }: Pick<State, 'cells'>, side: Side): number {
  return cells.split(DISC_CHARACTERS[side]).length - 1
}

/**
 * The score of Black and White when the game is over. By the rules of the World Othello Federation, empty squares go to
 * the winner.
 */
export function scoreOf(state: Pick<State, 'cells'>): readonly [number, number] {
  const [black, white] = [countOf(state, 0), countOf(state, 1)]
  const empty = state.cells.length - black - white
  return [black + (black > white ? empty : 0), white + (white > black ? empty : 0)]
}

/** Passes the turn on if the side to move has no move but the other side does. */
export function settled(state: State): State {
  if (cellsFor(state, state.turn).length > 0) return state
  const other = otherOf(state.turn)
  if (cellsFor(state, other).length === 0) return state
  return { ...state, turn: other, passed: state.turn, passes: [...state.passes, state.moves.length] }
}

/** The state after a legal move. */
export function after(state: State, move: Move): State {
  const { size, turn, given, passes, you } = state
  const cells = [...state.cells]
  for (const cell of [move, ...flipsOf(state, move, turn)]) cells[cell] = DISC_CHARACTERS[turn]
  return settled({
    size,
    cells: cells.join(''),
    turn: otherOf(turn),
    moves: [...state.moves, move],
    passes,
    ...(given && { given }),
    you,
  })
}

/** Two discs of each side in the middle, like discs on a diagonal; Black's on the rising one. */
export function start(options: Options): State {
  const size = options.size === '6' ? 6 : 8
  const low = size / 2 - 1
  const cells = Array.from({ length: size * size }, (_, cell) => {
    const [row, col] = [Math.floor(cell / size) - low, (cell % size) - low]
    if (row < 0 || row > 1 || col < 0 || col > 1) return EMPTY
    return DISC_CHARACTERS[row === col ? 1 : 0]
  })
  return { size, cells: cells.join(''), turn: 0, moves: [], passes: [], you: personOf(options) }
}
