/** Owns the doors to the two hosts of plays that are watched, each loaded when the first such play is. */
import { direct } from '../../ui/direct'
import type { WatchProps } from './props'

export const watches = {
  realtime: direct<WatchProps>(() => import('./RealtimeWatch')),
  turn: direct<WatchProps>(() => import('./TurnWatch')),
}
