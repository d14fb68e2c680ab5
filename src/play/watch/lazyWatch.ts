/** The lazy imports of the two replay hosts. */
import type { RealtimeGame, TurnGame } from '../../engine/core/game/contract'
import { preloadable } from '../../ui/loading/preloadable'
import type { WatchProps } from './props'

export const watches = {
  realtime: preloadable<WatchProps<RealtimeGame>>(() => import('./RealtimeWatch')),
  turn: preloadable<WatchProps<TurnGame>>(() => import('./TurnWatch')),
}
