/** The pucks of a match: one as specified, or two, each with its own serves, spot and goals. */
import { square } from '../../../engine/core/math/exactMath'
import { HEIGHT, PUCK_RADIUS, type Round, type Side, type World } from './world'

/** Distance from the table's middle at which two pucks are served, in units. */
const APART = 70
/** How far above its spot a puck waits that is not on the table, beyond the rails, where nothing can touch it. */
const OFF_TABLE = 1000

/** The rounds of a match. With one puck, the world is its only round. */
export const roundsOf = (world: World): readonly Round[] => (world.second ? [world, world.second] : [world])

/** The height at which a round's puck is served. */
export function spotY(world: World, round: Round): number {
  if (!world.second) return HEIGHT / 2
  return HEIGHT / 2 + (round === world.second ? APART : -APART)
}

/** Whether some puck can be played. */
export const inPlay = (world: World) => roundsOf(world).some(({ state }) => state === 'play')

/** Whether the match is decided: no more goals count, and no puck is served. */
export const decided = ({ goals: [left, right], toWin, timeLeft }: World) =>
  timeLeft === undefined ? Math.max(left, right) >= toWin : timeLeft <= 0 && left !== right

/** Takes a puck out of play. A single one waits in the middle; one of two waits off the table. */
export function putAside(world: World, round: Round): void {
  world.physics.place(round.puck, world.width / 2, spotY(world, round) - (world.second ? OFF_TABLE : 0))
  world.physics.setVelocity(round.puck, 0, 0)
}

/** Whether the other puck lies where this one will be served. */
export function spotTaken(world: World, round: Round): boolean {
  return roundsOf(world).some(
    ({ puck, state }) =>
      state === 'play' &&
      puck !== round.puck &&
      square(puck.x - world.width / 2) + square(puck.y - spotY(world, round)) < square(2 * PUCK_RADIUS + 2),
  )
}

/** The round whose puck is nearest to a point: an event there is about that puck. */
export function roundAt(world: World, x: number, y: number): Round {
  const away = ({ puck }: Round) => square(puck.x - x) + square(puck.y - y)
  return roundsOf(world).reduce((best, round) => (away(round) < away(best) ? round : best))
}

/** How many ticks ahead pucks are compared: a fast one is dangerous from far away. */
const AHEAD = 30

/** The round whose puck is more dangerous to a side's goal: the one that will be nearer to it in half a second. */
export function dangerTo(world: World, side: Side): Round {
  const toward = side === 0 ? 1 : -1
  const near = ({ puck }: Round) => toward * (puck.x + puck.vx * AHEAD)
  const playing = roundsOf(world).filter(({ state }) => state === 'play')
  return playing.reduce((best, round) => (near(round) < near(best) ? round : best), playing[0] ?? world)
}
