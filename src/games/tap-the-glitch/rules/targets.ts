/** Aim assist for Tap the Glitch: every glitch on the screen is a target. */
import type { Aim } from '../../../engine/core/game/aim'
import { SLOT, type World } from './world'

export const aim: Aim<World> = {
  reach: SLOT * 1.5,
  targets: ({ glitches }) => glitches,
}
