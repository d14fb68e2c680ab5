/** `spawn.ts` of a single file: the worker is text in the script. */
import BotWorker from '../../../games/bots.worker.ts?worker&inline'

export const spawn = () => new BotWorker({ name: 'bots' })
