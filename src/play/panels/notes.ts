/** Lines that the page adds to the start and end panels. */
import { createContext, type ReactNode } from 'react'

export interface Notes {
  /** Below the description in the start panel. */
  readonly start?: ReactNode
  /** Below the stats of a finished game. */
  readonly end?: ReactNode
}

export const PanelNotes = createContext<Notes>({})
