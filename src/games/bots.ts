/** Loaders of the bots by game id. */
import type { RealtimeBot, TurnBot } from '../engine/core/game/contract'

export type AnyBot = TurnBot<unknown, unknown> | RealtimeBot<unknown>

const files = import.meta.glob<AnyBot>(['./*/bot.ts', './*/bot/index.ts'], { import: 'bot' })

/** Loads the bot of a game. Games without a bot have no entry. */
export const bots: Readonly<Record<string, () => Promise<AnyBot>>> = Object.fromEntries(
  Object.entries(files).map(([file, load]) => [file.split('/')[1] as string, load]),
)
