/** Answers questions to the bots and reviewers of all games: in the worker, or on the page's own thread. */
import { type BotLoaders, serveBots } from '../engine/bots/serve'
import { bots } from './bots'
import { reviewers } from './reviewers'

/** @param endpoint the worker itself when left out */
export function serveGames(endpoint?: Parameters<typeof serveBots>[1]): void {
  serveBots(bots as BotLoaders, endpoint, reviewers)
}
