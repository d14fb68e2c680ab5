/** The hosts of both kinds of games, each loaded with the first game of its kind. */
import { lazyComponent } from '../../ui/loading/lazyComponent'

export const hosts = {
  realtime: lazyComponent(() => import('./RealtimePlay'), { required: true }),
  turn: lazyComponent(() => import('./TurnPlay'), { required: true }),
}
