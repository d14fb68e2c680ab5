/** Entry point of the shared worker, which loads the bots and reviewers of all games on demand. */
import { type BotLoaders, serveBots } from '../engine/bots/serve'
import { bots } from './bots'
import { reviews } from './reviews'

serveBots(bots as BotLoaders, undefined, reviews)
