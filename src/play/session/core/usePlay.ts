/** The open game and its page, for everything inside the game's frame. */
import { createContext, type ReactNode, use } from 'react'
import type { OptionValues } from '../../../engine/core/game/contract'
import type { Replay } from '../../../engine/core/replay/replay'
import type { CatalogGame } from '../../../games/catalog'
import type { PracticeStart } from '../../opening/opening'
import type { OwnContent } from '../../opening/ownContent'
import type { Session } from './session'

export interface PlayPage {
  readonly entry: CatalogGame
  /** The element of the page header for the game's buttons. */
  readonly actionsSlot: HTMLElement | null
  /** Called when the game is on screen. */
  readonly onShown?: (() => void) | undefined
  /** A dialog of the page covers the game: it pauses. */
  readonly covered: boolean
  /** The page's own buttons for the panels: favorite, settings. */
  readonly pageTools: ReactNode
  /** Opens an item of the practice list; null leaves it for the start panel, perhaps with the list. */
  readonly onPractice: (item: PracticeStart | null, lists?: boolean) => void
  /** The practice list is open at first. */
  readonly listsPractice: boolean
  /** Opens a replay, perhaps with its review. */
  readonly onWatch: (replay: Replay, review?: boolean) => void
  readonly onFile: (file: File) => void
  /** Starts a game with other content, or opens the usual one for null, with these options. */
  readonly onOwn: (own: OwnContent | null, options: OptionValues) => void
}

export interface Play extends PlayPage {
  readonly session: Session
}

export const PlayContext = createContext<Play | null>(null)

export function usePlay(): Play {
  const play = use(PlayContext)
  if (!play) throw new Error('No game is open here.')
  return play
}
