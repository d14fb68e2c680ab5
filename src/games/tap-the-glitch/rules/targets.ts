/** Aim assist for Tap the Glitch: every glitch on the screen is a target, and the boss. */
import type { Aim } from '../../../engine/core/game/aim'
import { bossMiddle } from './shift'
import { SLOT, type World } from './world'

export const aim: Aim<World> = {
  reach: SLOT * 1.5,
  targets(world) {
    const { glitches, shift } = world
    return shift?.boss ? [...glitches, bossMiddle(shift.boss, world)] : glitches
  },
}
