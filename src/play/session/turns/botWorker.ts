/** Starts what answers for the computer: a worker, or the page itself. `engine/bots` defines the messages. */
import { onPageThread } from '../../../engine/bots/pageThread'

export { spawn } from './spawn'

/** Answers on the page's own thread, for pages that may not start workers. */
export const answerHere = () =>
  onPageThread(async () => (await import('../../../games/botService')).serveGames)
