/** The worker as a file. A single file has it inside: its build takes `spawnInside.ts` instead. */
export const spawn = () =>
  new Worker(new URL('../../../games/bots.worker.ts', import.meta.url), { type: 'module', name: 'bots' })
