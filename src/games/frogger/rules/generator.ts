/** Lays out the lanes of Frogger: fixed patterns, each shifted by an offset from the seed. */
import { drawBetween, drawInt, type Random } from '../../../engine/core/math/random'
import { BEYOND, CLASSIC, DIVE_CYCLE, type Kind, type Lane, rowMiddle, SPAN } from './world'

/** Position of the middle along the lane's SPAN, width, kind, and the level from which turtles dive, or an otter. */
export type Spot = readonly [at: number, width: number, kind: Kind, divesFrom?: number | 'otter']

export interface LanePlan {
  readonly row: number
  /** Units per tick, in Classic at level 1; negative to the left. */
  readonly speed: number
  /** Maximum random offset of each object, units. */
  readonly play: number
  readonly things: readonly Spot[]
}

const lane = (row: number, speed: number, play: number, ...things: Spot[]): LanePlan => ({
  row,
  speed,
  play,
  things,
})

const PLANS: readonly LanePlan[] = [
  lane(1, -0.65, 8, [0, 82, 'turtles', 1], [200, 130, 'log'], [400, 120, 'log']),
  lane(2, 0.9, 8, [0, 160, 'log'], [250, 120, 'log'], [430, 100, 'log']),
  lane(3, -0.75, 6, [0, 123, 'turtles', 1], [200, 123, 'turtles'], [400, 123, 'turtles', 3]),
  lane(5, 1, 20, [0, 104, 'truck'], [300, 104, 'truck']),
  lane(6, -1.6, 14, [0, 56, 'racer'], [150, 56, 'racer']),
  lane(7, 0.7, 16, [0, 64, 'van'], [200, 64, 'van'], [400, 64, 'van']),
  lane(8, -0.85, 16, [0, 50, 'car'], [200, 50, 'car'], [400, 50, 'car']),
]

/** Wraps a position along a lane into its length, -BEYOND <= x < SPAN - BEYOND. */
export function wrapped(x: number): number {
  const from = (x + BEYOND) % SPAN
  return (from < 0 ? from + SPAN : from) - BEYOND
}

/**
 * The lanes, from the one next to home to the one next to the start.
 *
 * @param plans those of Classic by default
 * @param first id of the first object: those of other lanes get other ids
 */
export function layLanes(random: Random, field = CLASSIC, plans = PLANS, first = 100): Lane[] {
  let id = first
  return plans.map(({ row, speed, things, play }) => {
    const begin = drawBetween(random, 0, SPAN)
    return {
      row,
      speed,
      things: things.map(([start, width, kind, more = 0]) => ({
        id: id++,
        kind,
        x: wrapped(begin + start + drawBetween(random, -play, play)),
        y: rowMiddle(field, row),
        width,
        look: drawInt(random, 0, 2),
        divesFrom: more === 'otter' ? 0 : more,
        phase: drawInt(random, 0, DIVE_CYCLE - 1),
        ...(more === 'otter' && { otter: true as const }),
      })),
    }
  })
}
