/** Owns the entry of the one worker: every game's `bot.ts`, loaded when asked for. */

import { serveBots } from '../engine/bots/serve'
import type { TurnBot } from '../engine/core/contract'

const files = import.meta.glob<TurnBot<unknown, unknown>>('./*/bot.ts', { import: 'bot' })

serveBots(
  Object.fromEntries(Object.entries(files).map(([file, load]) => [file.split('/')[1] as string, load])),
)
