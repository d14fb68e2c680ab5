/** Loaders of the bots by game id. */
import type { RealtimeBot, TurnBot } from '../engine/core/game/contract'
import { byGame } from './byGame'

export type AnyBot = TurnBot<unknown, unknown> | RealtimeBot<unknown>

export const bots = byGame(import.meta.glob<AnyBot>(['./*/bot.ts', './*/bot/index.ts'], { import: 'bot' }))
