/** The random parts of Asteroids: the rocks of a level, the pieces of a broken one, and where hyperspace ends. */
import { atan2, cos, sin } from '../../../engine/core/math/exactMath'
import { draw, drawBetween, drawInt } from '../../../engine/core/math/random'
import { paceOf, rocksOf, shipSize } from './sectors'
import {
  distance,
  drift,
  type Point,
  paceAt,
  ROCK_RADIUS,
  ROCK_SPEED,
  type Rock,
  type RockSize,
  rocksAt,
  SAFE_DISTANCE,
  type World,
} from './world'

/** The first rocks pass the ship for this long, at this distance in units, if one of these tries finds a way. */
const FAIR_TICKS = 780
const FAIR_CLEARANCE = 10
const FAIR_TRIES = 40
/** The first rocks of a sector are at least this far from the ship, in units. */
const FAR_DISTANCE = 150

function rock(world: World, size: RockSize, at: Point, heading: number): Rock {
  const { random } = world
  const [slow, fast] = ROCK_SPEED[size]
  const speed = drawBetween(random, slow, fast) * (world.visitors ? paceOf(world) : paceAt(world.level))
  return {
    id: world.nextId++,
    x: at.x,
    y: at.y,
    vx: cos(heading) * speed,
    vy: sin(heading) * speed,
    size,
    radius: ROCK_RADIUS[size],
    angle: drawBetween(random, -Math.PI, Math.PI),
    spin: drawBetween(random, 0.004, 0.018) * (draw(random) < 0.5 ? -1 : 1),
    look: drawInt(random, 0, 2),
  }
}

/** A place at the edges of the field, away from the ship. */
function edge(world: World): Point {
  const { random, ship, width, height } = world
  let at: Point = { x: 0, y: 0 }
  // At most half of the edges are near the ship, so this ends; the bound guarantees it.
  for (let tries = 0; tries < 64; tries++) {
    const along = draw(random)
    at = draw(random) < 0.5 ? { x: 0, y: along * height } : { x: along * width, y: 0 }
    if (distance(at, ship, world) >= SAFE_DISTANCE) break
  }
  return at
}

/** A place in the field, far from the ship: a sector is full of rocks from its first second. */
function inside(world: World): Point {
  const { random, ship, width, height } = world
  let at = edge(world)
  for (let tries = 0; tries < 64; tries++) {
    at = { x: draw(random) * width, y: draw(random) * height }
    if (distance(at, ship, world) >= FAR_DISTANCE) break
  }
  return at
}

/** The asteroids of a level: large ones at the edges of the field, away from the ship. */
export function field(world: World): Rock[] {
  return Array.from({ length: rocksAt(world.level, world) }, () => {
    const at = edge(world)
    return rock(world, 3, at, drawBetween(world.random, -Math.PI, Math.PI))
  })
}

/** How near a rock comes to the middle of the ship where it is now, edge to edge, in units. */
function approach(thing: Rock, world: World): number {
  const moved = { ...thing }
  let min = Number.POSITIVE_INFINITY
  for (let n = 0; n < FAIR_TICKS; n++) {
    drift(moved, world)
    min = Math.min(min, distance(moved, world.ship, world) - thing.radius)
  }
  return min
}

/**
 * The rocks of a wave or level with saucers: at the edges, those of the first wave of a sector anywhere.
 *
 * @param fair they pass a ship that stays where it is for some seconds
 */
export function wave(world: World, fair: boolean): Rock[] {
  const clear = shipSize(world).radius + FAIR_CLEARANCE
  return rocksOf(world).map((size) => {
    const place = fair && world.sector ? inside : edge
    const draws = () => rock(world, size, place(world), drawBetween(world.random, -Math.PI, Math.PI))
    let best = draws()
    if (!fair) return best
    let gap = approach(best, world)
    for (let tries = 0; tries < FAIR_TRIES && gap < clear; tries++) {
      const other = draws()
      const far = approach(other, world)
      if (far > gap) [best, gap] = [other, far]
    }
    return best
  })
}

/** Two of the next smaller size that fly apart; none for the smallest. */
export function pieces(world: World, broken: Rock): Rock[] {
  if (broken.size === 1) return []
  const size = (broken.size - 1) as RockSize
  const heading = atan2(broken.vy, broken.vx)
  return [-1, 1].map((side) => {
    const piece = rock(world, size, broken, heading + side * drawBetween(world.random, 0.35, 1.2))
    // Some ticks ahead, so that both can be seen.
    for (let n = 0; n < 4; n++) drift(piece, world)
    return piece
  })
}

/** A random point: the freest of five, which is mostly safe. */
export function elsewhere(world: World): Point {
  const { random, width, height } = world
  let best = { x: width / 2, y: height / 2, clearance: Number.NEGATIVE_INFINITY }
  for (let n = 0; n < 5; n++) {
    const at = { x: drawBetween(random, 20, width - 20), y: drawBetween(random, 20, height - 20) }
    const clearance = clearanceAt(world, at)
    if (clearance > best.clearance) best = { ...at, clearance }
  }
  return { x: best.x, y: best.y }
}

/** Distance to the nearest asteroid's or saucer's edge, in units; the whole width if there is none. */
export function clearanceAt(world: World, at: Point): number {
  const saucer = world.visitors?.saucer
  return [...world.rocks, ...(saucer ? [saucer] : [])].reduce(
    (min, other) => Math.min(min, distance(at, other, world) - other.radius),
    world.width,
  )
}
