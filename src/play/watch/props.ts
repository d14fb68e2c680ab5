/** The props of both replay hosts. */
import type { Game } from '../../engine/core/game/contract'
import type { PlayRecord } from '../../engine/core/record/record'
import type { CatalogGame } from '../../games/catalog'

export interface WatchProps<Kind extends Game> {
  readonly entry: CatalogGame
  readonly game: Kind
  /** Judged: of this game, of this very code. */
  readonly record: PlayRecord
  /** Where the page wants the play's own buttons. */
  readonly actionsSlot: HTMLElement | null
  /** The watcher takes over at a tick or after a move. */
  readonly onResume: (at: number) => void
  /** It was asked for its review. */
  readonly review?: boolean | undefined
  /** Plays the same start against it; undefined if it has no result to beat. */
  readonly onRace: (() => void) | undefined
  readonly onClose: () => void
}
