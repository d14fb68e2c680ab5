/** What a visitor draws over a board: arrows between cells, and circles around them. */
import { createContext } from 'react'

/** Cells are counted row by row as they are shown. A circle begins and ends in one cell. */
export interface Stroke {
  readonly from: number
  readonly to: number
}

export interface Drawing {
  readonly strokes: readonly Stroke[]
  /** Called for a press of a cell instead of the game; null while presses belong to the game. */
  readonly press: ((cell: number) => void) | null
}

/** Null where nothing is drawn. */
export const DrawingContext = createContext<Drawing | null>(null)
