/** The props of the panels. */
import type { ReactNode } from 'react'

export interface PanelProps {
  readonly onHelp: () => void
  /** Opens the dialog of live games. */
  readonly onLive: () => void
  readonly onFullscreen: () => void
  /** Presses an action of the game, from the panel between two levels. */
  readonly onChoice?: ((action: string) => void) | undefined
  /** More buttons for the end panel: undo, send move. */
  readonly endTools?: ReactNode
  /** The button to print, in games that can be printed. */
  readonly print?: ReactNode
}
