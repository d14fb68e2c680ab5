/** Owns what both hosts of plays that are watched are given. */
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
  readonly onGoOn: (at: number) => void
  /** It was asked for its review. */
  readonly review?: boolean
  /** The watcher plays the same start against it; undefined where it has no figure to beat. */
  readonly onRace: (() => void) | undefined
  readonly onClose: () => void
}
