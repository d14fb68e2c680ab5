/** Lays out the lanes of Frogger: fixed patterns, each shifted by an offset from the seed. */
import { itemAt } from '../../../engine/core/itemAt'
import { drawBetween, drawInt, type Random } from '../../../engine/core/math/random'
import { BEYOND, DIVE_CYCLE, type Kind, type Lane, rowMiddle, SPAN } from './world'

/** Position of the middle along the lane's SPAN, width, kind, and the level from which turtles dive. */
type Spot = readonly [at: number, width: number, kind: Kind, divesFrom?: number]

interface Plan {
  readonly row: number
  /** Units per tick at level 1; negative to the left. */
  readonly speed: number
  /** Maximum random offset of each object, units. */
  readonly play: number
  readonly things: readonly Spot[]
}

const lane = (row: number, speed: number, play: number, ...things: Spot[]): Plan => ({
  row,
  speed,
  play,
  things,
})

const PLANS: readonly Plan[] = [
  lane(1, -0.65, 8, [0, 82, 'turtles', 1], [200, 130, 'log'], [400, 120, 'log']),
  lane(2, 0.9, 8, [0, 160, 'log'], [250, 120, 'log'], [430, 100, 'log']),
  lane(3, -0.75, 6, [0, 123, 'turtles', 1], [200, 123, 'turtles'], [400, 123, 'turtles', 3]),
  lane(5, 1, 20, [0, 104, 'truck'], [300, 104, 'truck']),
  lane(6, -1.6, 14, [0, 56, 'racer'], [150, 56, 'racer']),
  lane(7, 0.7, 16, [0, 64, 'van'], [200, 64, 'van'], [400, 64, 'van']),
  lane(8, -0.85, 16, [0, 50, 'car'], [200, 50, 'car'], [400, 50, 'car']),
]

/** The lanes of Arcade's second and third level; after that all three repeat. */
const OTHERS: readonly (readonly Plan[])[] = [
  [
    lane(1, 0.8, 8, [0, 130, 'log'], [200, 123, 'turtles', 1], [400, 120, 'log']),
    lane(2, -0.7, 8, [0, 123, 'turtles'], [210, 110, 'log'], [400, 123, 'turtles', 3]),
    lane(3, 1, 6, [0, 150, 'log'], [220, 120, 'log'], [420, 110, 'log']),
    lane(5, -0.8, 16, [0, 104, 'truck'], [300, 64, 'van']),
    lane(6, 1.1, 14, [0, 50, 'car'], [200, 50, 'car'], [400, 50, 'car']),
    lane(7, -1.5, 14, [0, 56, 'racer'], [150, 56, 'racer']),
    lane(8, 0.8, 16, [0, 64, 'van'], [200, 50, 'car'], [400, 64, 'van']),
  ],
  [
    lane(1, -0.9, 8, [0, 110, 'log'], [180, 110, 'log'], [400, 82, 'turtles', 1]),
    lane(2, 0.6, 8, [0, 123, 'turtles', 1], [200, 123, 'turtles'], [400, 130, 'log']),
    lane(3, -1.1, 6, [0, 160, 'log'], [230, 130, 'log'], [430, 110, 'log']),
    lane(5, 1.3, 14, [0, 56, 'racer'], [170, 56, 'racer'], [400, 50, 'car']),
    lane(6, -0.7, 16, [0, 104, 'truck'], [300, 104, 'truck']),
    lane(7, 1, 16, [0, 50, 'car'], [200, 64, 'van'], [400, 50, 'car']),
    lane(8, -1.2, 14, [0, 56, 'racer'], [200, 50, 'car'], [400, 56, 'racer']),
  ],
]
const ALL = [PLANS, ...OTHERS]

/** Wraps a position along a lane into its length, -BEYOND <= x < SPAN - BEYOND. */
export function wrapped(x: number): number {
  const from = (x + BEYOND) % SPAN
  return (from < 0 ? from + SPAN : from) - BEYOND
}

/**
 * The seven lanes, from the one next to home to the one next to the start. Only Arcade has other lanes after level 1.
 */
export function layLanes(random: Random, level = 1): Lane[] {
  // Objects of other lanes get other ids.
  let id = 100 * level
  return itemAt(ALL, (level - 1) % ALL.length).map(({ row, speed, things, play }) => {
    const begin = drawBetween(random, 0, SPAN)
    return {
      row,
      speed,
      things: things.map(([start, width, kind, divesFrom = 0]) => ({
        id: id++,
        kind,
        x: wrapped(begin + start + drawBetween(random, -play, play)),
        y: rowMiddle(row),
        width,
        look: drawInt(random, 0, 2),
        divesFrom,
        phase: drawInt(random, 0, DIVE_CYCLE - 1),
      })),
    }
  })
}
