/** Owns the doors to the two hosts of plays that are watched, each loaded when the first such play is. */
import type { RealtimeGame, TurnGame } from '../../engine/core/game/contract'
import { direct } from '../../ui/loading/preloadable'
import type { WatchProps } from './props'

export const watches = {
  realtime: direct<WatchProps<RealtimeGame>>(() => import('./RealtimeWatch')),
  turn: direct<WatchProps<TurnGame>>(() => import('./TurnWatch')),
}
