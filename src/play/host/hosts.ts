/** Owns the two hosts of plays, each loaded with the first game of its kind. */
import { direct } from '../../ui/loading/preloadable'

export const hosts = {
  realtime: direct(() => import('./RealtimePlay')),
  turn: direct(() => import('./TurnPlay')),
}
