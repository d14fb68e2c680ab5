/** Owns the two hosts of plays, each loaded with the first game of its kind. */
import { direct } from '../ui/direct'

export const hosts = {
  realtime: direct(() => import('./RealtimePlay')),
  turn: direct(() => import('./TurnPlay')),
}
