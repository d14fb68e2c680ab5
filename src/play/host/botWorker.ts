/** Starts a worker for the computer's moves; `engine/bots` defines its messages. */

/** Starts another worker. */
export const spawn = () =>
  new Worker(new URL('../../games/bots.worker.ts', import.meta.url), { type: 'module', name: 'bots' })
