/** Owns the doors to the two hosts of plays that are watched, each loaded when the first such play is. */
import type { Game } from '../../engine/core/contract'
import type { PlayRecord } from '../../engine/core/record/record'
import type { CatalogueGame } from '../../games/catalogue'
import { direct } from '../../ui/direct'

export interface WatchProps {
  readonly entry: CatalogueGame
  readonly game: Game
  /** Judged: of this game, of this very code. */
  readonly record: PlayRecord
  /** The watcher takes over at a tick or after a move. */
  readonly onGoOn: (at: number) => void
  readonly onClose: () => void
}

export const watches = {
  realtime: direct<WatchProps>(() => import('./RealtimeWatch')),
  turn: direct<WatchProps>(() => import('./TurnWatch')),
}
