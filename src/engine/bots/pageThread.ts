/** Computer players on the page's own thread, for pages that may not start workers: frames without an origin. */
import type { Endpoint } from 'comlink'
import type { BotWorker } from './client'

/**
 * Looks like a worker to `createBots`. A search blocks the page, at most for its own time limit.
 *
 * @param load loads the code that answers
 * @returns it dispatches 'error' if that code cannot be loaded
 */
export function onPageThread(load: () => Promise<(endpoint: Endpoint) => void>): BotWorker {
  const { port1, port2 } = new MessageChannel()
  load().then(
    (serve) => serve(port2),
    () => port1.dispatchEvent(new Event('error')),
  )
  return Object.assign(port1, {
    terminate() {
      port1.close()
      port2.close()
    },
  })
}
