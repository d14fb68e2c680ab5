/** The state of a Nonogram: clues, marks, and what can be read from both. */
import { itemAt } from '../../../engine/core/itemAt'
import { type Clue, type Clues, clueOf, sumOf } from './clues'
import type { Level } from './generator'

/** `#` filled, `x` crossed, `.` neither. */
export type CellMark = '#' | 'x' | '.'

export interface State extends Clues {
  /** One character for each cell, row by row. */
  readonly cells: string
  /** The filled cells of each row as bits; null if an imported puzzle has several solutions. */
  readonly solution: readonly number[] | null
  /** The id of the picture and its rows of colors, if it is a picture. */
  readonly name: string | null
  readonly colors: readonly string[]
  readonly level: Level | null
  /** The puzzle was pasted or came with a link. */
  readonly isImported: boolean
  /** Finished rows and columns are crossed out automatically. */
  readonly crosses: boolean
  /** Mistakes are shown at once, and counted. */
  readonly checked: boolean
  readonly mistakes: number
}

/**
 * Marks a straight line of cells, from its first cell to its last in reading order; both must change. 'fill' and
 * 'cross' change the empty cells, and 'fill' also automatic crosses if it begins or ends on one; 'clear' clears the cells
 * that have the same mark as the first.
 */
export interface Move {
  readonly mark: 'fill' | 'cross' | 'clear'
  readonly from: number
  readonly to: number
}

export type Event =
  | {
      readonly type: 'fill' | 'cross' | 'clear'
      readonly count: number
      readonly row: number
      readonly column: number
    }
  | { readonly type: 'mistake'; readonly count: number }
  | { readonly type: 'line'; readonly count: number }
  | { readonly type: 'solved'; readonly name: string }

export const widthOf = (state: Clues): number => state.cols.length
export const heightOf = (state: Clues): number => state.rows.length

/** Cells of a row (from 0) or, after the rows, of a column. */
export function cellsOfLine(state: Clues, line: number): number[] {
  const width = widthOf(state)
  const height = heightOf(state)
  return line < height
    ? Array.from({ length: width }, (_, col) => line * width + col)
    : Array.from({ length: height }, (_, row) => row * width + line - height)
}

export function clueOfLine(state: Clues, line: number): Clue {
  const height = heightOf(state)
  return line < height ? itemAt(state.rows, line) : itemAt(state.cols, line - height)
}

/** Whether the filled cells of a line match its clue. */
function isLineDone(state: Clues, cells: string, line: number): boolean {
  const bits = cellsOfLine(state, line).reduce(
    (sum, cell, i) => (cells[cell] === '#' ? sum | (1 << i) : sum),
    0,
  )
  const clue = clueOf(bits)
  const asked = clueOfLine(state, line)
  return clue.length === asked.length && clue.every((block, i) => block === asked[i])
}

/** Which rows and columns are finished. */
export function linesDone(state: Clues, cells: string): boolean[] {
  const lines = heightOf(state) + widthOf(state)
  return Array.from({ length: lines }, (_, line) => isLineDone(state, cells, line))
}

/** The marks as shown: with automatic crosses, if the player wants them. */
export function shownCells(state: State): string {
  if (!state.crosses) return state.cells
  const done = linesDone(state, state.cells)
  const width = widthOf(state)
  const height = heightOf(state)
  return [...state.cells]
    .map((character, cell) =>
      character === '.' && (done[Math.floor(cell / width)] || done[height + (cell % width)])
        ? 'x'
        : character,
    )
    .join('')
}

export const filledIn = (cells: string): number => [...cells].filter((character) => character === '#').length

export function isSolved(state: State): boolean {
  return (
    filledIn(state.cells) === state.rows.reduce((sum, clue) => sum + sumOf(clue), 0) &&
    linesDone(state, state.cells).every(Boolean)
  )
}

/** Whether the solution has this cell filled; null if there is no single solution. */
export function solutionAt(state: State, cell: number): boolean | null {
  if (!state.solution) return null
  const width = widthOf(state)
  return ((itemAt(state.solution, Math.floor(cell / width)) >> (cell % width)) & 1) === 1
}

/** Whether a mark contradicts the solution. */
export function isWrong(state: State, cell: number): boolean {
  const right = solutionAt(state, cell)
  return right !== null && (right ? state.cells[cell] === 'x' : state.cells[cell] === '#')
}

/** Cells from one to another in a row or column, both included; null if they are in neither. */
export function stretch(state: Clues, from: number, to: number): number[] | null {
  const width = widthOf(state)
  const sameRow = Math.floor(from / width) === Math.floor(to / width)
  if (!sameRow && from % width !== to % width) return null
  const step = (sameRow ? 1 : width) * (to < from ? -1 : 1)
  return Array.from({ length: Math.abs((to - from) / step) + 1 }, (_, i) => from + i * step)
}

/** Whether a cell has an automatic cross: its line looks finished, but the player may still fill it. */
export const isAutomatic = (state: State, shown: string, cell: number): boolean =>
  state.cells[cell] === '.' && shown[cell] === 'x'

/**
 * The cells that a line changes, in the order it is drawn; empty if nothing can begin at its first cell. A line skips
 * automatic crosses, unless it begins on one and fills.
 *
 * @param shown the marks with automatic crosses
 */
export function changedBy(state: State, shown: string, { mark, from, to }: Move): number[] {
  const cells = stretch(state, from, to) ?? []
  if (mark === 'clear') {
    const character = state.cells[from]
    return character === '.' ? [] : cells.filter((cell) => state.cells[cell] === character)
  }
  if (mark === 'fill' && isAutomatic(state, shown, from))
    return cells.filter((cell) => state.cells[cell] === '.')
  return shown[from] === '.' ? cells.filter((cell) => shown[cell] === '.') : []
}

/** The cells that a move changes. It may have been drawn backward, from an automatic cross at its end. */
export function changedByMove(state: State, { mark, from, to }: Move): number[] {
  const shown = shownCells(state)
  return mark === 'fill' && isAutomatic(state, shown, to)
    ? changedBy(state, shown, { mark, from: to, to: from })
    : changedBy(state, shown, { mark, from, to })
}

/** A line as it was drawn, in any direction and past its last change, as a move; null if it changes nothing. */
export function moveOf(state: State, drawn: Move): Move | null {
  const changed = changedBy(state, shownCells(state), drawn)
  if (changed.length === 0) return null
  return { mark: drawn.mark, from: Math.min(...changed), to: Math.max(...changed) }
}
