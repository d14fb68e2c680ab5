/** Owns help with aiming as a play takes it: input as it was meant, where the visitor wants that and the game has targets. */
import { type Aim, aimed } from '../../../engine/core/game/aim'
import type { InputFrame, RealtimeGame } from '../../../engine/core/game/contract'
import { settings } from '../../../engine/storage/values/settings'

/** The same frame where nothing was to be helped. */
export function helped(input: InputFrame, { aim }: RealtimeGame, world: unknown): InputFrame {
  return aim && settings.get().aimHelp ? aimed(input, aim as Aim, world) : input
}
