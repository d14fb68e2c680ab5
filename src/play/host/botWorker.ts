/** Starts a worker for the computer's moves; `engine/bots` defines its messages. */

/** Another of the bots' workers. */
export const spawn = () =>
  new Worker(new URL('../../games/bots.worker.ts', import.meta.url), { type: 'module', name: 'bots' })
