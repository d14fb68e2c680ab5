/** Owns how the lanes of Frogger are laid out: fixed patterns, each begun at a place drawn by the seed. */
import { drawBetween, drawInt, type Random } from '../../../engine/core/random'
import { BEYOND, DIVE_CYCLE, type Kind, type Lane, rowMiddle, SPAN } from './world'

/** Middle along the lane's length of SPAN, width, kind, and the level from which turtles dive. */
type Spot = readonly [at: number, width: number, kind: Kind, divesFrom?: number]

interface Plan {
  readonly row: number
  /** Units per tick at level 1; negative to the left. */
  readonly speed: number
  /** How far each thing may stand off its place, units. */
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

/** Puts a place along a lane back into its length, -BEYOND <= x < SPAN - BEYOND. */
export function wrapped(x: number): number {
  const from = (x + BEYOND) % SPAN
  return (from < 0 ? from + SPAN : from) - BEYOND
}

/** The seven lanes, from the one next to home to the one next to the start. */
export function layLanes(random: Random): Lane[] {
  let id = 0
  return PLANS.map(({ row, speed, things, play }) => {
    const begin = drawBetween(random, 0, SPAN)
    return {
      row,
      speed,
      things: things.map(([at, width, kind, divesFrom = 0]) => ({
        id: id++,
        kind,
        x: wrapped(begin + at + drawBetween(random, -play, play)),
        y: rowMiddle(row),
        width,
        look: drawInt(random, 0, 2),
        divesFrom,
        phase: drawInt(random, 0, DIVE_CYCLE - 1),
      })),
    }
  })
}
