/** Aim assist for Whack-a-Mole: every visible animal is a target, mole or not. */
import type { Aim } from '../../../engine/core/game/aim'
import { BODY_LIFT, holeAt, type World } from './world'

export const aim: Aim<World> = {
  // Outside the ring that counts as the hole anyway.
  reach: 160,
  targets: ({ holes }) =>
    holes.flatMap(({ state }, hole) => {
      const { x, y } = holeAt(hole, holes.length)
      return state === 'up' ? [{ x, y: y - BODY_LIFT }] : []
    }),
}
