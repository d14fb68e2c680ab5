/** Keeps pucks on the table and never stuck for long. */
import type { Emit } from '../../../engine/core/game/contract'
import { teamOf } from '../../../engine/core/input/seats'
import { square } from '../../../engine/core/math/exactMath'
import { clamp } from '../../../engine/core/math/geometry'
import { drawInt } from '../../../engine/core/math/random'
import { clearOf } from './cup'
import { malletOf, seatsIn } from './pairs'
import { decided } from './rounds'
import {
  type Event,
  GOAL_BOTTOM,
  GOAL_TOP,
  HEIGHT,
  inHalf,
  MALLET_RADIUS,
  NUDGE_TICKS,
  PUCK_RADIUS,
  paceOf,
  RESET_TICKS,
  type Round,
  SERVE_SPEED,
  STUCK_DISTANCE,
  type World,
} from './world'

const inMouth = (y: number) => y > GOAL_TOP && y < GOAL_BOTTOM

/** How far the puck may sink into a rail before it is lifted out; the physics does the rest. */
const SLACK = 1.5

/** Keeps a squeezed puck on the table, and moves a mallet back that pins it to a rail. */
export function settle(world: World, { puck }: Round): void {
  const { physics } = world
  const lowX = inMouth(puck.y) && !decided(world) ? -PUCK_RADIUS : PUCK_RADIUS
  const x = clamp(puck.x, lowX - SLACK, world.width - lowX + SLACK)
  const y = clamp(puck.y, PUCK_RADIUS - SLACK, HEIGHT - PUCK_RADIUS + SLACK)
  if (x !== puck.x || y !== puck.y) {
    // Reverse only a speed that still points outward: the rail may have reversed it already.
    const vx = (puck.x - x) * puck.vx > 0 ? -puck.vx * 0.8 : puck.vx
    const vy = (puck.y - y) * puck.vy > 0 ? -puck.vy * 0.8 : puck.vy
    physics.place(puck, x, y)
    physics.setVelocity(puck, vx, vy)
  }
  for (const seat of seatsIn(world)) {
    const mallet = malletOf(world, seat)
    const dx = mallet.x - puck.x
    const dy = mallet.y - puck.y
    const reach = MALLET_RADIUS + PUCK_RADIUS
    const away = Math.sqrt(dx * dx + dy * dy)
    if (away === 0 || away > reach - 2) continue
    const within = inHalf(world, teamOf(seat), puck.x + (dx / away) * reach, puck.y + (dy / away) * reach)
    const to = world.cup ? clearOf(world, within.x, within.y) : within
    physics.place(mallet, to.x, to.y)
  }
}

/**
 * Blows a puck free that stayed on its spot.
 *
 * @returns true if that did not help either and the puck must be served again
 */
export function freeStuck(world: World, round: Round, emit: Emit<Event>): boolean {
  const { puck, anchor } = round
  const dx = puck.x - anchor.x
  const dy = puck.y - anchor.y
  if (dx * dx + dy * dy > STUCK_DISTANCE * STUCK_DISTANCE) {
    round.anchor = { x: puck.x, y: puck.y, ticks: 0 }
    return false
  }
  anchor.ticks++
  if (anchor.ticks === NUDGE_TICKS) {
    const toMiddle = Math.sqrt(square(world.width / 2 - puck.x) + square(HEIGHT / 2 - puck.y))
    // In the exact middle there is no direction to it, so chance picks a side.
    const side = drawInt(world.random, 0, 1) === 0 ? -1 : 1
    const away = toMiddle > 60
    const speed = SERVE_SPEED * paceOf(world)
    const vx = away ? ((world.width / 2 - puck.x) / toMiddle) * speed : side * speed
    const vy = away ? ((HEIGHT / 2 - puck.y) / toMiddle) * speed : 0.5
    world.physics.setVelocity(puck, vx, vy)
    emit({ type: 'nudge', x: puck.x, y: puck.y })
  }
  return anchor.ticks >= RESET_TICKS
}
