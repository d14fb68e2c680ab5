/** Owns what the page adds to the panels of a play: lines at its start and at its end. The play does not know what they say. */
import { createContext, type ReactNode } from 'react'

export interface Notes {
  /** Below the description, before the first play. */
  readonly start?: ReactNode
  /** Below the figures of an ended play. */
  readonly end?: ReactNode
}

export const PanelNotes = createContext<Notes>({})
