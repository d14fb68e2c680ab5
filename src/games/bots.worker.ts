/** Owns the entry of the one worker: every game's bot and reviewer, loaded when asked for. */
import { type BotLoaders, serveBots } from '../engine/bots/serve'
import { bots } from './bots'
import { reviews } from './reviews'

serveBots(bots as BotLoaders, undefined, reviews)
