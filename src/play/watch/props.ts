/** Owns what both hosts of plays that are watched are given. */
import type { Game } from '../../engine/core/contract'
import type { PlayRecord } from '../../engine/core/record/record'
import type { CatalogueGame } from '../../games/catalogue'

export interface WatchProps {
  readonly entry: CatalogueGame
  readonly game: Game
  /** Judged: of this game, of this very code. */
  readonly record: PlayRecord
  /** The watcher takes over at a tick or after a move. */
  readonly onGoOn: (at: number) => void
  readonly onClose: () => void
}
