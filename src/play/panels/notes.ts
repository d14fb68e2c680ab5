/** Lines that the page adds to the start and end panels. */
import { createContext, type ReactNode } from 'react'

export interface Notes {
  /** Below the description, before the first play. */
  readonly start?: ReactNode
  /** Below the stats of a finished game. */
  readonly end?: ReactNode
}

export const PanelNotes = createContext<Notes>({})
