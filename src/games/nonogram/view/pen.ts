/** The pen of Nonogram: the tool, and the cell under the pointer or the focus. Shared by keys, gamepad and board. */
import { useSyncExternalStore } from 'react'
import type { Move, State } from '../rules'
import { isAutomatic, shownCells } from '../rules/state'

/** What a press does. 'pan' moves a board that is larger than its window. */
export type Tool = 'fill' | 'cross' | 'pan'

/** Written by the board, read by `TurnFeatures.command` of the game. -1 before any cell was pointed at. */
export const cursor = { cell: -1 }

let tool: Tool = 'fill'
const listeners = new Set<() => void>()

export function setTool(next: Tool): void {
  tool = next
  for (const listener of listeners) listener()
}

export const turnTool = (): void => setTool(tool === 'fill' ? 'cross' : 'fill')

export function useTool(): Tool {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => tool,
  )
}

/** Marks an empty cell, fills one with an automatic cross, or clears a marked one. Null if none of them is possible. */
export function pressAt(state: State, cell: number, mark: 'fill' | 'cross'): Move | null {
  if (cell < 0 || cell >= state.cells.length) return null
  const shown = shownCells(state)
  if (shown[cell] === '.' || (mark === 'fill' && isAutomatic(state, shown, cell)))
    return { mark, from: cell, to: cell }
  return clearAt(state, cell)
}

export function clearAt(state: State, cell: number): Move | null {
  const character = state.cells[cell] ?? '.'
  return character === '.' ? null : { mark: 'clear', from: cell, to: cell }
}
