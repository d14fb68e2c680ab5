/** Owns the state of Minesweeper, its moves, and what is read from it. */
import { itemAt } from '../../../engine/core/itemAt'
import type { Random } from '../../../engine/core/math/random'
import { type Field, neighboursOf } from './field'

export interface Cell {
  readonly isMine: boolean
  readonly isRevealed: boolean
  readonly isFlagged: boolean
  /** Mines among the up to eight neighbours; 0 until the mines are laid. */
  readonly neighborMines: number
}

/** What happens in this game. */
export type Event =
  | { readonly type: 'flag' | 'unflag'; readonly left: number }
  | { readonly type: 'ask' | 'unask' }
  | { readonly type: 'open'; readonly cell: number; readonly count: number }
  | { readonly type: 'explode'; readonly cell: number }
  | { readonly type: 'cleared' }

export interface State extends Field {
  readonly cells: readonly Cell[]
  /** Every board can be solved without a guess. */
  readonly certain: boolean
  /** The mines are laid: a first cell has been opened. */
  readonly laid: boolean
  readonly random: Random
  /** Play time of the first opened cell and of the last, ms. */
  readonly startedAt: number
  readonly endedAt: number
  /** The mine that was hit, or -1. */
  readonly exploded: number
  /** Cells with a question mark: covered, without a flag. */
  readonly asked: readonly number[]
  /** Moves so far: what an efficient player has few of. */
  readonly presses: number
}

/** A chord opens all unflagged neighbours of a number that has its flags; a question mark comes in place of a flag, and goes. */
export interface Move {
  readonly type: 'open' | 'flag' | 'chord' | 'question'
  readonly cell: number
}

/** A hint, and the open number that proves it. */
export interface Hinted extends Move {
  readonly by?: number
}

export const COVERED: Cell = { isMine: false, isRevealed: false, isFlagged: false, neighborMines: 0 }

export function isWon(state: State): boolean {
  return state.laid && state.cells.every((cell) => cell.isMine || cell.isRevealed)
}

export function isOver(state: State): boolean {
  return state.exploded >= 0 || isWon(state)
}

export function flagsOf(state: State): number {
  return state.cells.reduce((sum, cell) => sum + (cell.isFlagged ? 1 : 0), 0)
}

/** What a chord on this number would open; nothing unless exactly its count of neighbours is flagged. */
export function chordOf(state: State, index: number): readonly number[] {
  const cell = state.cells[index]
  if (!cell?.isRevealed || cell.neighborMines === 0) return []
  const near = itemAt(neighboursOf(state), index)
  const flags = near.filter((other) => state.cells[other]?.isFlagged).length
  if (flags !== cell.neighborMines) return []
  return near.filter((other) => !state.cells[other]?.isFlagged && !state.cells[other]?.isRevealed)
}

/** What a press that marks a cell does next: a flag, then a question mark where those are `asked` for, then nothing. */
export function markOf({ cells, asked }: State, cell: number, asks: boolean): 'flag' | 'question' {
  return asked.includes(cell) || (asks && cells[cell]?.isFlagged) ? 'question' : 'flag'
}
