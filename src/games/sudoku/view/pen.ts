/**
 * The pen of Sudoku: the selected cells, the held value and what is written. Shared by keyboard, gamepad and board.
 */
import { useSyncExternalStore } from 'react'
import { itemAt } from '../../../engine/core/itemAt'
import type { Move, State } from '../rules'
import { contains, isOpen, type Layer, layerOf, maxOf } from '../rules/marks'

export interface Pen {
  /** The selected cells, the last one last. */
  readonly cells: readonly number[]
  /** What the keys write. */
  readonly layer: Layer
  /** The digit or color that the next pressed cells receive, or 0. */
  readonly held: number
  /** Digit-first mode: digit keys select a digit, and pressing a cell places it. */
  readonly digitFirst: boolean
  /** A pressed cell is added to the selection, or taken out of it. */
  readonly several: boolean
  /** The keys for all layers and for several cells are shown. */
  readonly more: boolean
}

const CALM: Pen = { cells: [], layer: 'digit', held: 0, digitFirst: false, several: false, more: false }
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

/** Resets the selection and the held digit for a new game; the entry mode and the shown keys stay. */
export function resetPen(): void {
  focus = -1
  setPen({ ...CALM, digitFirst: pen.digitFirst, more: pen.more })
}

export function usePen(): Pen {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, getPen)
}

/** Chooses what the keys write. A held digit is no color, and the other way round. */
export function setLayer(layer: Layer): void {
  const isOther = (layer === 'color') !== (pen.layer === 'color')
  setPen({ layer, held: isOther ? 0 : pen.held })
}

/** Shows the keys for all layers and several cells, or hides them; without them only digits and notes are written. */
export function showMore(more: boolean): void {
  if (!more && pen.layer !== 'note') setLayer('digit')
  setPen({ more, several: false })
}

/** Turns the mode on in which pressed cells are added to the selection, or off. */
export function toggleSeveral(): void {
  const several = !pen.several
  setPen(several ? { several, held: 0, digitFirst: false } : { several })
}

/** Selects more cells. */
export function addCells(...cells: readonly number[]): void {
  setPen({ cells: [...new Set([...pen.cells, ...cells])], held: 0, digitFirst: false })
}

/** Takes cells out of the selection. */
export function removeCells(...cells: readonly number[]): void {
  setPen({ cells: pen.cells.filter((each) => !cells.includes(each)) })
}

/** Adds a cell to the selection, or takes it out. */
export function toggleCell(cell: number): void {
  if (pen.cells.includes(cell)) removeCells(cell)
  else addCells(cell)
}

/** The cells that a key acts on. */
function targets(byKey: boolean): readonly number[] {
  return pen.cells.length > 0 || !byKey || focus < 0 ? pen.cells : [focus]
}

/** Whether something of the layer can ever be written in the cell. */
const isFree = (state: State, cell: number) => pen.layer === 'color' || state.givens[cell] === 0

/** The move that writes a value in cells; where all of them contain it, the move that removes it. Null if it writes nothing. */
function write(state: State, cells: readonly number[], value: number): Move | null {
  const [cell = 0] = cells
  // A digit replaces a digit, also while notes are written.
  const layer = pen.layer === 'note' && cells.length === 1 && state.digits[cell] !== 0 ? 'digit' : pen.layer
  if (cells.length === 1 && layer === 'note') return { type: 'note', cell, digit: value }
  if (cells.length === 1 && layer === 'digit')
    return state.digits[cell] === value ? { type: 'clear', cell } : { type: 'digit', cell, digit: value }
  const open = cells.filter((each) => isOpen(state, layer, each)).toSorted((a, b) => a - b)
  const others = open.filter((each) => !contains(state, layer, each, value))
  if (open.length === 0) return null
  return others.length > 0
    ? { type: 'set', layer, value, cells: others }
    : { type: 'unset', layer, value, cells: open }
}

/**
 * Handles a digit key: writes into the selected cells, otherwise holds or releases the digit.
 *
 * @returns null if nothing is written
 */
export function pressDigit(state: State, digit: number, byKey: boolean): Move | null {
  if (digit > maxOf(pen.layer)) return null
  const cells = targets(byKey).filter((cell) => isFree(state, cell))
  if (!pen.digitFirst && cells.length > 0) return write(state, cells, digit)
  setPen({ held: pen.held === digit ? 0 : digit, cells: pen.digitFirst ? [] : pen.cells })
  return null
}

/** Handles a pressed cell: places the held digit, otherwise selects or deselects the cell. */
export function pressCell(state: State, cell: number): Move | null {
  if (pen.several) {
    toggleCell(cell)
    return null
  }
  if (pen.held > 0 && isFree(state, cell)) return write(state, [cell], pen.held)
  const inCell = itemAt(layerOf(state, pen.layer === 'color' ? 'color' : 'digit'), cell)
  if (pen.digitFirst && inCell > 0) setPen({ held: inCell })
  else {
    const isOnly = pen.cells.length === 1 && pen.cells[0] === cell
    setPen({ cells: isOnly ? [] : [cell], held: 0 })
  }
  return null
}

/** Handles a long press or right click, which a selection of several cells can begin with. */
export function holdCell(state: State, cell: number): Move | null {
  if (pen.held > 0 || pen.digitFirst) return pressCell(state, cell)
  if (pen.several) addCells(cell)
  else setPen({ cells: [cell] })
  return null
}

export function erase(state: State, byKey: boolean): Move | null {
  const colors = layerOf(state, 'color')
  const cells = targets(byKey || pen.digitFirst)
    .filter((cell) => state.givens[cell] === 0 || colors[cell] !== 0)
    .toSorted((a, b) => a - b)
  const [cell] = cells
  if (cell === undefined) return null
  if (pen.layer === 'color' && cells.some((each) => colors[each] !== 0))
    return { type: 'erase', cells, only: 'color' }
  return cells.length === 1 && state.givens[cell] === 0 ? { type: 'clear', cell } : { type: 'erase', cells }
}

/** Selects the next or previous digit to hold, for gamepads, which have few buttons. */
export function turnDigit(by: 1 | -1): void {
  const max = maxOf(pen.layer)
  const from = pen.held === 0 ? (by === 1 ? 0 : max + 1) : pen.held
  setPen({ held: ((from + by + max - 1) % max) + 1, digitFirst: true, several: false, cells: [] })
}
