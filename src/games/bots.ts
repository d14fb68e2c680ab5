/** Owns the doors to the bots: a loader for each game that has one, by its id. */
import type { RealtimeBot, TurnBot } from '../engine/core/game/contract'

export type AnyBot = TurnBot<unknown, unknown> | RealtimeBot<unknown>

const files = import.meta.glob<AnyBot>(['./*/bot.ts', './*/bot/index.ts'], { import: 'bot' })

/** Loads the bot of a game (a key of this object is a game's id); games without one are not in it. */
export const bots: Readonly<Record<string, () => Promise<AnyBot>>> = Object.fromEntries(
  Object.entries(files).map(([file, load]) => [file.split('/')[1] as string, load]),
)
