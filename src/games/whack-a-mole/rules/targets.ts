/** Aim assist for Whack-a-Mole: every visible animal is a target, mole or not. */
import type { Aim } from '../../../engine/core/game/aim'
import type { Point } from '../../../engine/core/math/geometry'
import { type Either, isRace } from '.'
import { PLOTS, RACE_HOLES, raceHoleAt, seatAt } from './race'
import { BODY_LIFT, holeAt } from './world'

/** Where each animal is that is up; in a race, of the garden that is touched. */
function animals(world: Either, at: Point): Point[] {
  const { holes } = world
  const isUp = (hole: number) => holes[hole]?.state === 'up'
  if (!isRace(world)) {
    return holes.flatMap((_, hole) => {
      const { x, y } = holeAt(hole, holes.length)
      return isUp(hole) ? [{ x, y: y - BODY_LIFT }] : []
    })
  }
  const { plot } = world
  return RACE_HOLES.filter(isUp).map((hole) => {
    const { x, y } = raceHoleAt(seatAt(at, plot), hole, plot)
    return { x, y: y - BODY_LIFT * PLOTS[plot].scale }
  })
}

export const aim: Aim<Either> = {
  // Outside the ring that counts as the hole anyway.
  reach: 160,
  targets: animals,
}
