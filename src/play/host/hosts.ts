/** The hosts of both kinds of games, each loaded with the first game of its kind. */
import { direct } from '../../ui/loading/preloadable'

/** The graphics device starts with the host's code: it takes long, and the page is still being prepared meanwhile. */
async function loadRealtime() {
  const host = await import('./RealtimePlay')
  if (!import.meta.env.SSR) host.warmUp()
  return host
}

export const hosts = {
  realtime: direct(loadRealtime),
  turn: direct(() => import('./TurnPlay')),
}
