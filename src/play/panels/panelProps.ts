/** The props of the panels. */
import type { ReactNode } from 'react'
import type { PlayRecord } from '../../engine/core/record/record'
import type { Session } from '../session/core/session'

export interface PanelProps {
  readonly session: Session
  readonly title: string
  /** The description of the game, for the start panel. */
  readonly description: string
  readonly onHelp: () => void
  /** Opens the dialog of live games. */
  readonly onLive: () => void
  readonly tools: ReactNode
  /** The button to print, in games that can be printed; `tools` contain it, too. */
  readonly print?: ReactNode
  /** Presses an action of the game, from the panel between two levels. */
  readonly onChoice?: ((action: string) => void) | undefined
  /** More buttons for the end panel: undo, send move. */
  readonly extra?: ReactNode
  readonly onWatch: (record: PlayRecord, review?: boolean) => void
  readonly onShareResult: () => void
  readonly onChallenge: () => void
}
