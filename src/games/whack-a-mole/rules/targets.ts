/** Owns what help with aiming knows of Whack-a-Mole: whoever is up, be it a mole or none. */
import type { Aim } from '../../../engine/core/game/aim'
import { BODY_LIFT, holeAt, type World } from './world'

export const aim: Aim<World> = {
  // Beyond the ring that counts as the hole anyway.
  reach: 160,
  targets: ({ holes }) =>
    holes.flatMap(({ state }, hole) => {
      const { x, y } = holeAt(hole)
      return state === 'up' ? [{ x, y: y - BODY_LIFT }] : []
    }),
}
