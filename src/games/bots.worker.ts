/** Owns the entry of the one worker: every game's bot, loaded when asked for. */
import { type BotLoaders, serveBots } from '../engine/bots/serve'
import { bots } from './bots'

serveBots(bots as BotLoaders)
