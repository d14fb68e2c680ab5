/**
 * The mothership at the end of some sectors. It takes many hits, crosses the edges as rocks do, shoots at the ship, and
 * after a warning into all directions.
 */
import type { Emit } from '../../../engine/core/game/contract'
import { atan2, cos, sin } from '../../../engine/core/math/exactMath'
import { drawBetween, pick } from '../../../engine/core/math/random'
import { isLastWave, sectorOf } from './sectors'
import { drift, type Event, type Saucer, type Visitors, type World, way, wrap } from './world'

const RADIUS = 32
const SPEED = 0.7
export const MOTHER_POINTS = 1000
/** Ticks until its first shot, and between two. */
const FIRST_SHOT = 150
const RELOAD = 75
/** After this many aimed shots it charges for some ticks, then shoots a ring. */
const AIMED = 3
export const RING_CHARGE = 50
const RING = 9
/** Units per tick. */
const AIMED_SPEED = 2.6
const RING_SPEED = 1.7
const SHOT_LIFE = 150
/** Maximum error of its aim, in radians. */
const OFF = 0.3

/** Lets the mothership of this sector's last wave come in, as far from the ship as the field allows. */
export function launchMother(world: World, visitors: Visitors, emit: Emit<Event>): void {
  const hits = sectorOf(world)?.mother
  if (!hits || !isLastWave(world)) return
  const { ship, width, height, random } = world
  const x = wrap(ship.x + width / 2, width)
  const y = wrap(ship.y + height / 2, height)
  visitors.saucer = {
    id: world.nextId++,
    size: 'mother',
    radius: RADIUS,
    x,
    y,
    vx: pick(random, [-1, 1]) * SPEED,
    vy: pick(random, [-1, 1]) * SPEED * 0.4,
    reload: FIRST_SHOT,
    turn: 0,
    hits,
  }
  emit({ type: 'mother', x, y })
}

function shot(world: World, visitors: Visitors, from: Saucer, angle: number, speed: number): void {
  visitors.shots.push({
    id: world.nextId++,
    x: from.x + cos(angle) * from.radius,
    y: from.y + sin(angle) * from.radius,
    vx: cos(angle) * speed,
    vy: sin(angle) * speed,
    life: SHOT_LIFE,
  })
}

/** One tick of the mothership. Its `turn` counts the aimed shots since the last ring. */
export function stepMother(world: World, visitors: Visitors, mother: Saucer, emit: Emit<Event>): void {
  drift(mother, world)
  if (world.ship.mode !== 'here') {
    mother.reload = Math.max(mother.reload, RELOAD)
    return
  }
  mother.reload--
  const rings = mother.turn === AIMED
  if (rings && mother.reload === RING_CHARGE) emit({ type: 'charge', x: mother.x, y: mother.y })
  if (mother.reload > 0) return
  if (rings) {
    const from = drawBetween(world.random, 0, (2 * Math.PI) / RING)
    for (let n = 0; n < RING; n++) shot(world, visitors, mother, from + (n * 2 * Math.PI) / RING, RING_SPEED)
    mother.turn = 0
  } else {
    const { ship } = world
    const aimed = atan2(way(mother.y, ship.y, world.height), way(mother.x, ship.x, world.width))
    shot(world, visitors, mother, aimed + drawBetween(world.random, -OFF, OFF), AIMED_SPEED)
    mother.turn++
  }
  mother.reload = RELOAD + (mother.turn === AIMED ? RING_CHARGE : 0)
  emit({ type: 'fired', x: mother.x, y: mother.y })
}
