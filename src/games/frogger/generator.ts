/** Owns how the lanes of Frogger are laid out: fixed patterns, each begun at a place drawn by the seed. */
import { drawBetween, drawInt, type Random } from '../../engine/core/random'
import { BEYOND, DIVE_CYCLE, type Kind, type Lane, rowMiddle, SPAN } from './world'

interface Plan {
  readonly row: number
  readonly speed: number
  /** Middle along the lane's length of SPAN, width, kind, and the level from which turtles dive. */
  readonly things: readonly (readonly [at: number, width: number, kind: Kind, divesFrom?: number])[]
  /** How far each thing may stand off its place, units. */
  readonly play: number
}

const PLANS: readonly Plan[] = [
  {
    row: 1,
    speed: -0.65,
    play: 8,
    things: [
      [0, 82, 'turtles', 1],
      [200, 130, 'log'],
      [400, 120, 'log'],
    ],
  },
  {
    row: 2,
    speed: 0.9,
    play: 8,
    things: [
      [0, 160, 'log'],
      [250, 120, 'log'],
      [430, 100, 'log'],
    ],
  },
  {
    row: 3,
    speed: -0.75,
    play: 6,
    things: [
      [0, 123, 'turtles', 1],
      [200, 123, 'turtles'],
      [400, 123, 'turtles', 3],
    ],
  },
  {
    row: 5,
    speed: 1,
    play: 20,
    things: [
      [0, 104, 'truck'],
      [300, 104, 'truck'],
    ],
  },
  {
    row: 6,
    speed: -1.6,
    play: 14,
    things: [
      [0, 56, 'racer'],
      [150, 56, 'racer'],
    ],
  },
  {
    row: 7,
    speed: 0.7,
    play: 16,
    things: [
      [0, 64, 'van'],
      [200, 64, 'van'],
      [400, 64, 'van'],
    ],
  },
  {
    row: 8,
    speed: -0.85,
    play: 16,
    things: [
      [0, 50, 'car'],
      [200, 50, 'car'],
      [400, 50, 'car'],
    ],
  },
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
