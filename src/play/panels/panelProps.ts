/** The props of the panels. */
import type { ReactNode } from 'react'
import type { PlayRecord } from '../../engine/core/record/record'
import type { Session } from '../session/core/session'

export interface PanelProps {
  readonly session: Session
  readonly title: string
  /** Of the game, for the start panel. */
  readonly description: string
  readonly onHelp: () => void
  readonly tools: ReactNode
  /** Presses an action of the game, from the panel between two levels. */
  readonly onChoice?: ((action: string) => void) | undefined
  /** More of the end panel: the way to take the last move back. */
  readonly extra?: ReactNode
  /** The play so far, or null where it cannot be played again. */
  readonly record: () => PlayRecord | null
  readonly onWatch: (record: PlayRecord, review?: boolean) => void
  readonly onShareResult: () => void
  readonly onChallenge: () => void
}
