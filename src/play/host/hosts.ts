/** The hosts of both kinds of games, each loaded with the first game of its kind. */
import { lazyComponent } from '../../ui/loading/lazyComponent'

/** Starts the graphics device with the host's code: it is slow, and runs while the page is being prepared. */
async function loadRealtime() {
  const host = await import('./RealtimePlay')
  if (!import.meta.env.SSR) host.warmUp()
  return host
}

export const hosts = {
  realtime: lazyComponent(loadRealtime, { required: true }),
  turn: lazyComponent(() => import('./TurnPlay'), { required: true }),
}
