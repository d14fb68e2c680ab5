/** The computer opponent of Air Hockey: where its mallet should go, given its skill and style. */
import { clamp, type Point } from '../../../engine/core/math/geometry'
import { dangerTo } from './rounds'
import type { Skill } from './skills'
import {
  GOAL_BOTTOM,
  GOAL_TOP,
  GOAL_WIDTH,
  HEIGHT,
  MALLET_RADIUS,
  PUCK_RADIUS,
  type Side,
  WIDTH,
  type World,
} from './world'

/** The distance a mallet keeps from the puck while it moves around it. */
const CLEARANCE = MALLET_RADIUS + PUCK_RADIUS + 18

/** Ticks after which it lets go of a puck that does not move away. */
const PATIENCE = 50

/** The height at which the puck will cross `x`, off the rails if `banks`; its current height if it never does. */
function foresee(x: number, puck: { x: number; y: number; vx: number; vy: number }, banks: boolean): number {
  const ticks = puck.vx === 0 ? -1 : (x - puck.x) / puck.vx
  if (ticks < 0 || ticks > 120) return puck.y
  const y = puck.y + puck.vy * ticks
  if (!banks) return clamp(y, PUCK_RADIUS, HEIGHT - PUCK_RADIUS)
  const span = HEIGHT - 2 * PUCK_RADIUS
  const folded = (((y - PUCK_RADIUS) % (2 * span)) + 2 * span) % (2 * span)
  return PUCK_RADIUS + (folded > span ? 2 * span - folded : folded)
}

/**
 * The target on the far goal line: a corner of the goal, or its mirror image if the shot uses the rails.
 *
 * @param guardY - height of the mallet that guards the goal
 */
function target(puckY: number, guardY: number, chance: number, { banks, aims }: Skill): number {
  const corner = GOAL_WIDTH / 2 - PUCK_RADIUS - 14
  const low = aims === 'open' ? guardY < HEIGHT / 2 : chance > 0
  const straight = HEIGHT / 2 + (low ? corner : -corner)
  const offRail = aims === 'side' || (!aims && banks && Math.abs(chance) >= 0.55)
  if (!offRail) return straight
  // Off the rail nearer to the puck: the straight line to the mirrored goal.
  return puckY < HEIGHT / 2 ? 2 * PUCK_RADIUS - straight : 2 * (HEIGHT - PUCK_RADIUS) - straight
}

/** In front of the goal. */
const guard = (at: number) => clamp(at, GOAL_TOP + 10, GOAL_BOTTOM - 10)

export interface Plan {
  readonly x: number
  readonly y: number
  /** A strike goes through the puck at full speed. */
  readonly strike: boolean
}

/**
 * Where the mallet of `side` should go, in world units. It plans as if its goal were on the left, and mirrors the
 * result for the right half.
 *
 * @param chance - -1..1, the luck of this look: affects target and error
 * @param own - the mallet
 */
export function plan(
  world: World,
  side: Side,
  skill: Skill,
  chance: number,
  own: Point = world.mallets[side],
): Plan {
  const error = chance * skill.error
  const turn = (x: number) => (side === 0 ? x : world.width - x)
  // With two pucks it plays the more dangerous one.
  const round = dangerTo(world, side)
  const { x, y, vx, vy } = round.puck
  const puck = { x: turn(x), y, vx: side === 0 ? vx : -vx, vy }
  const mallet = { x: turn(own.x), y: own.y }
  const to = (x: number, at: number, strike = false): Plan => ({ x: turn(x), y: at, strike })

  if (round.state !== 'play') return to(skill.home, HEIGHT / 2)
  const mine = puck.x < world.width / 2 + 10
  // Pinning the puck against a rail gains nothing, so it lets go and the puck is blown free.
  if (mine && round.anchor.ticks > PATIENCE) return to(skill.home + 10, HEIGHT / 2)
  // The puck is behind the mallet: go around it to the goal's side first, to avoid an own goal.
  if (mine && puck.x < mallet.x + 12 && puck.x > 2 * MALLET_RADIUS) {
    const below =
      mallet.y >= puck.y ? puck.y + CLEARANCE < HEIGHT - MALLET_RADIUS : puck.y - CLEARANCE < MALLET_RADIUS
    const clear = Math.abs(mallet.y - puck.y) >= CLEARANCE - 12
    return clear ? to(puck.x - 60, mallet.y) : to(mallet.x, puck.y + (below ? CLEARANCE : -CLEARANCE))
  }
  const slowOrNear = skill.rushes || puck.vx > -3.5 || puck.x - mallet.x < 90
  if (mine && puck.x < (skill.attack * world.width) / WIDTH && slowOrNear) {
    // Strike through the puck toward the far goal, along the line to that goal.
    const slope =
      (target(puck.y, world.mallets[side === 0 ? 1 : 0].y, chance, skill) - puck.y) / (world.width - puck.x)
    const lined = Math.abs(mallet.y - (puck.y + slope * (mallet.x - puck.x))) < 12
    if (lined || puck.x - mallet.x < 46) return to(puck.x + 20, puck.y + slope * 20 + error / 3, true)
    return to(puck.x - 60, puck.y - slope * 60 + error / 3)
  }
  if (puck.vx < 0) return to(skill.home, guard(foresee(skill.home + 20, puck, skill.banks) + error))
  return to(skill.home, guard(HEIGHT / 2 + (puck.y - HEIGHT / 2) * 0.5 + error))
}

/** Distance of the mallet that keeps the goal from the goal line, units. */
const KEEPER = 44

/** Where the mallet that keeps the goal of `side` should go, while another one plays: on the way of the puck. */
export function keep(world: World, side: Side, skill: Skill, chance: number): Plan {
  const { puck } = dangerTo(world, side)
  const x = side === 0 ? KEEPER : world.width - KEEPER
  const comes = side === 0 ? puck.vx < 0 : puck.vx > 0
  const y = comes ? foresee(x, puck, skill.banks) : HEIGHT / 2 + (puck.y - HEIGHT / 2) * 0.5
  return { x, y: guard(y + chance * skill.error), strike: false }
}
