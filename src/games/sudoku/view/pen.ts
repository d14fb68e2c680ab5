/** Owns the pen of Sudoku: which cell is chosen, which digit is held, whether notes are written. Shared by keys, pad and board. */

import { useSyncExternalStore } from 'react'
import { itemAt } from '../../../engine/core/itemAt'
import type { Move, State } from '../rules'

export interface Pen {
  /** The chosen cell, or -1. */
  readonly cell: number
  readonly notes: boolean
  /** The digit that the next pressed cells take, or 0. */
  readonly held: number
  /** Digit first: digit keys hold a digit, and cells take it. */
  readonly digitFirst: boolean
}

const CALM: Pen = { cell: -1, notes: false, held: 0, digitFirst: false }
let pen = CALM
/** The cell that has the focus, or -1: what a key means while none is chosen. Nothing of it is drawn. */
let focus = -1
const listeners = new Set<() => void>()

export function getPen(): Pen {
  return pen
}

export function setPen(change: Partial<Pen>): void {
  pen = { ...pen, ...change }
  for (const listener of listeners) listener()
}

export function focusOn(cell: number): void {
  focus = cell
}

/** A new play: nothing chosen, nothing held; the way of entry stays. */
export function resetPen(): void {
  focus = -1
  setPen({ ...CALM, digitFirst: pen.digitFirst })
}

export function usePen(): Pen {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, getPen)
}

/** What writing this digit into this cell means: a note, the digit, or taking away what is there already. */
function write(state: State, cell: number, digit: number): Move {
  if (pen.notes && state.digits[cell] === 0) return { type: 'note', cell, digit }
  return state.digits[cell] === digit ? { type: 'clear', cell } : { type: 'digit', cell, digit }
}

/** A digit key: writes into the chosen cell, else the digit is held (or let go). Null when nothing is written. */
export function pressDigit(state: State, digit: number, byKey: boolean): Move | null {
  const cell = pen.cell < 0 && byKey ? focus : pen.cell
  if (!pen.digitFirst && cell >= 0 && state.givens[cell] === 0) return write(state, cell, digit)
  setPen({ held: pen.held === digit ? 0 : digit, cell: pen.digitFirst ? -1 : pen.cell })
  return null
}

/** A pressed cell: takes the held digit, else is chosen (or let go). */
export function pressCell(state: State, cell: number): Move | null {
  const given = state.givens[cell] !== 0
  if (pen.held > 0 && !given) return write(state, cell, pen.held)
  if (pen.digitFirst && itemAt(state.digits, cell) > 0) setPen({ held: itemAt(state.digits, cell) })
  else setPen({ cell: pen.cell === cell ? -1 : cell, held: 0 })
  return null
}

export function erase(state: State, byKey: boolean): Move | null {
  const cell = pen.cell < 0 && (byKey || pen.digitFirst) ? focus : pen.cell
  return cell >= 0 && state.givens[cell] === 0 ? { type: 'clear', cell } : null
}

/** The next digit to hold, forward or back; from a pad, whose buttons are few. */
export function turnDigit(by: 1 | -1): void {
  const from = pen.held === 0 ? (by === 1 ? 0 : 10) : pen.held
  setPen({ held: ((from + by + 8) % 9) + 1, digitFirst: true, cell: -1 })
}
