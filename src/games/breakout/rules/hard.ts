/**
 * The option "Hard" for bricks: bricks that take two or three hits or never break, a ball that gets faster, and last
 * bricks that crumble.
 */
import type { Brick, World } from './world'

/**
 * One string per row: the hits a brick takes, X for one that never breaks, a point for a gap. They repeat after the
 * last one. No X blocks a place: every brick can be reached.
 */
export const HARD_LAYOUTS: readonly (readonly string[])[] = [
  ['1111111111', '1111111111', '1111111111', '1111111111', '1111111111'],
  ['2222222222', '1.11..11.1', '1111111111', '1.11..11.1', '1111111111'],
  ['....22....', '...1111...', '..112211..', '.11122111.', '11.X..X.11'],
  ['12.12.12.1', '12.12.12.1', '12.12.12.1', '12.12.12.1', 'X..X..X..X'],
  ['2222222222', '2........2', '2.111111.2', '2........2', '111X..X111'],
  ['3.1.1.1.3.', '.1.2.2.1.1', '1.1.3.1.1.', '.1.2.2.1.1', '3.1.1.1.3.'],
  ['.22....22.', '2112..2112', '1111221111', '.11111111.', '...1XX1...'],
  ['22......22', '.22....22.', '..233332..', '.22....22.', '22......22'],
  ['3333333333', '..........', '1111111111', '.X..X..X..', '1111111111'],
  ['1.3.11.3.1', '1.3.22.3.1', '1.X.11.X.1', '1.3.22.3.1', '1.3.11.3.1'],
  ['.22222222.', '.2.1..1.2.', '.2.3333.2.', '.2.1..1.2.', '.X.2222.X.'],
  ['3232323232', '2.X....X.2', '3.111111.3', '2........2', '3232..2323'],
]

/** Increase of the speed per minute on a level, up to the maximum. */
const FASTER_A_MINUTE = 0.4
const FASTEST = 1.7
/** When this few bricks are left, one crumbles after this many ticks without a broken brick. */
const LAST_BRICKS = 4
export const CRUMBLE_TICKS = 600
/** Bonus balls are rarer here: one per this many bricks. */
export const HARD_PER_BALL = 8

/** Hits for each character of a layout; 0 for a brick that never breaks, null for a gap. */
export function hitsOf(character: string | undefined): number | null {
  if (character === 'X') return 0
  return character === undefined || character === '.' ? null : Number(character)
}

/** The speed of the balls relative to the start of the level or the life. */
export function hardPace({ hard, onLevel }: Pick<World, 'hard' | 'onLevel'>): number {
  return hard ? Math.min(FASTEST, 1 + (FASTER_A_MINUTE * onLevel) / 3600) : 1
}

/** Whether this brick must still be broken. */
export const isLeft = ({ destroyed, hits }: Brick): boolean => !destroyed && hits > 0

/**
 * One tick of flight: after a long time without a broken brick, the last bricks crumble from below.
 *
 * @returns the one that crumbles, if any
 */
export function crumbling(world: World): Brick | null {
  if (!(world.hard || world.arcade) || world.state !== 'playing') return null
  world.onLevel++
  world.idle++
  const left = world.bricks.filter(isLeft)
  if (left.length > LAST_BRICKS || world.idle < CRUMBLE_TICKS) return null
  const small = left.filter(({ boss }) => !boss)
  return small.reduce((lowest: Brick | null, brick) => (lowest && lowest.y >= brick.y ? lowest : brick), null)
}
