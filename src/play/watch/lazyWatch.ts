/** The lazy imports of the two replay hosts. */
import type { RealtimeGame, TurnGame } from '../../engine/core/game/contract'
import { direct } from '../../ui/loading/preloadable'
import type { WatchProps } from './props'

export const watches = {
  realtime: direct<WatchProps<RealtimeGame>>(() => import('./RealtimeWatch')),
  turn: direct<WatchProps<TurnGame>>(() => import('./TurnWatch')),
}
