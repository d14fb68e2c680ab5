/**
 * A simple bot for Asteroids. It sees everything 200 ms late, keeps away from rocks and aims ahead of moving targets.
 */
import { copyOf } from '../../engine/core/copy'
import { atan2, cos, hypot, sin } from '../../engine/core/math/exactMath'
import { delayed } from '../shared/reflex/reaction'
import {
  type Action,
  BULLET_LIFE,
  BULLET_SPEED,
  distance,
  drift,
  foldAngle,
  GLIDE,
  shipSize,
  THRUST,
  TURN,
  TURN_EASE,
  type World,
  way,
} from './rules'
import { lead } from './rules/targets'

const WAYS: readonly (readonly Action[])[] = [
  [],
  ['left'],
  ['right'],
  ['thrust'],
  ['left', 'thrust'],
  ['right', 'thrust'],
]
/** How far ahead it looks, in ticks, and the distance it likes to keep, in units. */
const AHEAD = 45
const STEP = 3
const CLEARANCE = 24

/** A thing this far away along one axis cannot be nearer in a straight line, and is ignored. */
const isFar = (off: number, radius: number, hull: number) => Math.abs(off) - radius - hull >= CLEARANCE

/** A flying thing to avoid, and to shoot unless it is a shot itself. */
interface Thing {
  x: number
  y: number
  readonly vx: number
  readonly vy: number
  readonly radius: number
  readonly shot: boolean
}

function things({ rocks, visitors }: World): Thing[] {
  const saucer = visitors?.saucer
  return [
    ...rocks.map(({ x, y, vx, vy, radius }) => ({ x, y, vx, vy, radius, shot: false })),
    ...(saucer ? [{ ...saucer, shot: false }] : []),
    ...(visitors?.shots ?? []).map(({ x, y, vx, vy }) => ({ x, y, vx, vy, radius: 4, shot: true })),
  ]
}

export const bot = delayed<World, Thing[], Action>(things, (seen, world, age) => {
  const { ship, width, height } = world
  const rocks = copyOf(seen)
  const hull = shipSize(world).radius
  for (const rock of rocks) for (let n = 0; n < age; n++) drift(rock, world)
  const aims = rocks.filter(({ shot }) => !shot).map((rock) => ({ rock, ...lead(ship, rock, world) }))
  const off = (angle: number) => Math.abs(foldAngle(angle - ship.angle))
  const target = aims
    .filter(({ far }) => far < BULLET_SPEED * BULLET_LIFE)
    .sort((a, b) => a.far + off(a.angle) * 40 - (b.far + off(b.angle) * 40))[0]
  // The positions of all things at the moments considered; they do not depend on the ship.
  const moments = Array.from({ length: AHEAD / STEP }, (_, i) =>
    rocks.map(({ x, y, vx, vy, radius }) => ({
      x: x + vx * ((i + 1) * STEP),
      y: y + vy * ((i + 1) * STEP),
      radius,
    })),
  )
  let best = { cost: Number.POSITIVE_INFINITY, crash: AHEAD, hold: [] as readonly Action[] }
  for (const hold of WAYS) {
    const steer = (hold.includes('right') ? 1 : 0) - (hold.includes('left') ? 1 : 0)
    const burn = hold.includes('thrust') ? THRUST : 0
    let { x, y, vx, vy, angle, spin } = ship
    let cost = burn ? 3 : 0
    let crash = AHEAD
    for (let n = 1; n <= AHEAD; n++) {
      // The ship turns only for a moment, then flies on.
      spin += ((n < 12 ? steer : 0) * TURN - spin) * TURN_EASE
      angle += spin
      // Most maneuvers and moments have no thrust, and need no direction.
      if (burn && n < 20) {
        vx += cos(angle) * burn
        vy += sin(angle) * burn
      }
      vx *= GLIDE
      vy *= GLIDE
      x += vx
      y += vy
      if (n === 3 && target) cost += Math.abs(foldAngle(target.angle - angle)) * 14
      if (n % STEP) continue
      for (const { x: rockX, y: rockY, radius } of moments[n / STEP - 1] ?? []) {
        const aside = way(x, rockX, width)
        if (isFar(aside, radius, hull)) continue
        const up = way(y, rockY, height)
        if (isFar(up, radius, hull)) continue
        const gap = hypot(aside, up) - radius - hull
        if (gap < CLEARANCE) cost += ((CLEARANCE - gap) * (gap < 5 ? 14 : 1)) / (n + 8)
        if (gap < 0) crash = Math.min(crash, n)
      }
      // The cost never decreases, so this maneuver cannot become the best.
      if (cost >= best.cost) break
    }
    cost += hypot(vx, vy) * 6
    if (cost < best.cost) best = { cost, crash, hold }
  }
  if (best.crash < 8 && ship.charge === 0 && ship.shield === 0) return { hold: ['hyperspace'] }
  const fires = aims.some(({ rock, angle, far }) => {
    const wide = atan2(rock.radius * 0.7, Math.max(1, distance(ship, rock, world)))
    return far < BULLET_SPEED * BULLET_LIFE && off(angle) < wide
  })
  return { hold: fires ? [...best.hold, 'fire'] : best.hold }
})
