import { itemAt } from '../../../engine/core/itemAt'
import type { Random } from '../../../engine/core/math/random'
import { type Field, neighborsOf } from './field'

export interface Cell {
  readonly isMine: boolean
  readonly isRevealed: boolean
  readonly isFlagged: boolean
  /** Mines among the neighbors; 0 until the mines are placed. */
  readonly neighborMines: number
}

export type Event =
  | { readonly type: 'flag' | 'unflag'; readonly left: number }
  | { readonly type: 'ask' | 'unask' }
  | { readonly type: 'open'; readonly cell: number; readonly count: number }
  | { readonly type: 'explode'; readonly cell: number }
  | { readonly type: 'cleared' }

export interface State extends Field {
  readonly cells: readonly Cell[]
  /** The game began at a position for practice. Its open cells are nobody's work, so it has no 3BV. */
  readonly practice?: true
  /** The board can be solved without guessing. */
  readonly certain: boolean
  /** A first cell was opened, so the mines are placed. */
  readonly laid: boolean
  readonly random: Random
  /** Game time of the first and the last opened cell, in ms. */
  readonly startedAt: number
  readonly endedAt: number
  /** The mine that was opened, or -1. */
  readonly exploded: number
  /** Covered cells with a question mark. */
  readonly asked: readonly number[]
  /** Number of presses so far, which determines the efficiency. */
  readonly presses: number
}

/**
 * A chord opens all unflagged neighbors of a number that has all its flags. A question mark replaces a flag, or is
 * removed.
 */
export interface Move {
  readonly type: 'open' | 'flag' | 'chord' | 'question'
  readonly cell: number
}

/** A hint with the open number that proves it. */
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

/** The cells that a chord on this number would open; empty unless exactly as many neighbors are flagged. */
export function chordOf(state: State, index: number): readonly number[] {
  const cell = state.cells[index]
  if (!cell?.isRevealed || cell.neighborMines === 0) return []
  const near = itemAt(neighborsOf(state), index)
  const flags = near.filter((other) => state.cells[other]?.isFlagged).length
  if (flags !== cell.neighborMines) return []
  return near.filter((other) => !state.cells[other]?.isFlagged && !state.cells[other]?.isRevealed)
}

/** What a press that marks a cell does next: a flag, then a question mark if `asks` is true, then nothing. */
export function markOf({ cells, asked }: State, cell: number, asks: boolean): 'flag' | 'question' {
  return asked.includes(cell) || (asks && cells[cell]?.isFlagged) ? 'question' : 'flag'
}
