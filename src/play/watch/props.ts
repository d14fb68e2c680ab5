/** The props of both replay hosts. */
import type { Game } from '../../engine/core/game/contract'
import type { PlayRecord } from '../../engine/core/record/record'
import type { CatalogGame } from '../../games/catalog'

export interface WatchProps<Kind extends Game> {
  readonly entry: CatalogGame
  readonly game: Kind
  /** Verified: of this game and this version. */
  readonly record: PlayRecord
  /** The element of the page header for the game's buttons. */
  readonly actionsSlot: HTMLElement | null
  /** Resumes the game at a tick or after a move. */
  readonly onResume: (at: number) => void
  /** The visitor's own picture, for the scene or board. */
  readonly own?: string | undefined
  /** Whether to open its review. */
  readonly review?: boolean | undefined
  /** Races against it from the same start; undefined if it has no result to beat. */
  readonly onRace: (() => void) | undefined
  readonly onClose: () => void
}
