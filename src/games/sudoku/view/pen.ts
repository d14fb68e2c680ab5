/** The pen of Sudoku: the selected cell, the held digit and the notes mode. Shared by keyboard, gamepad and board. */
import { useSyncExternalStore } from 'react'
import { itemAt } from '../../../engine/core/itemAt'
import type { Move, State } from '../rules'

export interface Pen {
  /** The selected cell, or -1. */
  readonly cell: number
  readonly notes: boolean
  /** The digit that the next pressed cells receive, or 0. */
  readonly held: number
  /** Digit-first mode: digit keys select a digit, and pressing a cell places it. */
  readonly digitFirst: boolean
}

const CALM: Pen = { cell: -1, notes: false, held: 0, digitFirst: false }
let pen = CALM
/** The focused cell, or -1: the target of a key while no cell is selected. Not shown. */
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

/** Resets the selection and the held digit for a new game; the entry mode stays. */
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

/** The move for a digit in a cell: a note, the digit, or removing the digit that is there already. */
function write(state: State, cell: number, digit: number): Move {
  if (pen.notes && state.digits[cell] === 0) return { type: 'note', cell, digit }
  return state.digits[cell] === digit ? { type: 'clear', cell } : { type: 'digit', cell, digit }
}

/**
 * Handles a digit key: writes into the selected cell, otherwise holds or releases the digit.
 *
 * @returns null if nothing is written
 */
export function pressDigit(state: State, digit: number, byKey: boolean): Move | null {
  const cell = pen.cell < 0 && byKey ? focus : pen.cell
  if (!pen.digitFirst && cell >= 0 && state.givens[cell] === 0) return write(state, cell, digit)
  setPen({ held: pen.held === digit ? 0 : digit, cell: pen.digitFirst ? -1 : pen.cell })
  return null
}

/** Handles a pressed cell: places the held digit, otherwise selects or deselects the cell. */
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

/** Selects the next or previous digit to hold, for gamepads, which have few buttons. */
export function turnDigit(by: 1 | -1): void {
  const from = pen.held === 0 ? (by === 1 ? 0 : 10) : pen.held
  setPen({ held: ((from + by + 8) % 9) + 1, digitFirst: true, cell: -1 })
}
