/** Owns what help with aiming knows of Tap the Glitch: every glitch that is there. */
import type { Aim } from '../../../engine/core/game/aim'
import { SLOT, type World } from './world'

export const aim: Aim<World> = {
  reach: SLOT * 1.5,
  targets: ({ glitches }) => glitches,
}
