/** Owns how a worker that thinks is started; `engine/bots` says what it is asked. */

/** Another of the bots' workers. */
export const spawn = () =>
  new Worker(new URL('../../games/bots.worker.ts', import.meta.url), { type: 'module', name: 'bots' })
