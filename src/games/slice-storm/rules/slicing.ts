/** What a stroke hits: the intersection of segment and circle, combos and points, bombs, and the two halves of a fruit. */
import type { Emit } from '../../../engine/core/game/contract'
import { atan2, cos, sin } from '../../../engine/core/math/exactMath'
import { clamp, type Point } from '../../../engine/core/math/geometry'
import type { PhysicsBody } from '../../../engine/physics/physics'
import { comboWorth, countStroke, payForBomb, takePower } from './arcade'
import type { Segment } from './blades'
import {
  BOMB_COSTS,
  BOMB_REACH,
  COMBO_TICKS,
  type Event,
  FRUIT_REACH,
  type Fruit,
  HALF_TICKS,
  type Half,
  isFruit,
  newPhysics,
  POINTS,
  type Thing,
  type World,
} from './world'

/** From this length on a combo has a separate event. */
const TOLD_COMBO = 3
/** A stroke faster than this, px per tick, makes a sound. */
const LOUD = 18
/** Distance of a half disc's center of mass from its flat side, in radii: 4 / (3 pi). */
export const CENTROID = 0.4244

/**
 * How far along a-b (0..1) the segment is nearest to the middle of a circle it touches; null if it stays outside. Point
 * against segment, as in Ericson, Real-Time Collision Detection, 5.1.2.
 */
export function segmentMeetsCircle(a: Point, b: Point, middle: Point, radius: number): number | null {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const mx = middle.x - a.x
  const my = middle.y - a.y
  const length2 = dx * dx + dy * dy
  const t = length2 === 0 ? 0 : clamp((mx * dx + my * dy) / length2, 0, 1)
  const ex = mx - t * dx
  const ey = my - t * dy
  return ex * ex + ey * ey <= radius * radius ? t : null
}

/** The same for an object that moved during the tick: relative to it, only the blade moves. */
function segmentHits({ from, to, wider }: Segment, thing: Thing): number | null {
  const reach = thing.type === 'bomb' ? BOMB_REACH : FRUIT_REACH + wider
  const a = { x: from.x - thing.x + thing.vx, y: from.y - thing.y + thing.vy }
  const b = { x: to.x - thing.x, y: to.y - thing.y }
  return segmentMeetsCircle(a, b, { x: 0, y: 0 }, thing.radius * reach)
}

/** A half disc of radius 1 with its flat side along x, bulging upward. */
const BOWL: readonly Point[] = Array.from({ length: 9 }, (_, i) => {
  const angle = Math.PI + (i / 8) * Math.PI
  return { x: cos(angle), y: sin(angle) }
})

/** Position, velocity and rotation of a half; `x`, `y` is its center of mass. */
type Flight = Pick<Half, 'x' | 'y' | 'angle' | 'radius' | 'spin'> & {
  readonly vx: number
  readonly vy: number
}

function addBody({ physics }: World, { radius, ...flight }: Flight): PhysicsBody {
  const corners = BOWL.map(({ x, y }) => ({ x: x * radius * 0.94, y: y * radius * 0.94 }))
  return physics.addPolygon({ kind: 'half', corners, restitution: 0.4, ...flight })
}

/** `side` 1 flies to the left of the stroke, -1 to its right. */
function addHalf(world: World, fruit: Fruit, direction: Point, side: 1 | -1): void {
  const { height } = world
  const { name, radius, colour } = fruit
  const out = { x: direction.y * side, y: -direction.x * side }
  // Halves separate by a share of the window, so that they fall alike on every screen.
  const apart = height * 0.0042
  const along = height * 0.0026
  const flight: Flight = {
    radius,
    x: fruit.x + out.x * radius * CENTROID,
    y: fruit.y + out.y * radius * CENTROID,
    angle: atan2(direction.y, direction.x) + (side === 1 ? 0 : Math.PI),
    vx: fruit.vx * 0.8 + out.x * apart + direction.x * along,
    vy: fruit.vy * 0.8 + out.y * apart + direction.y * along - height * 0.001,
    spin: -side * (0.03 + ((fruit.id * 37) % 10) * 0.004),
  }
  const body = addBody(world, flight)
  const { x, y, angle } = body
  world.halves.push({
    id: world.nextId++,
    type: 'half',
    name,
    colour,
    radius,
    x,
    y,
    angle,
    spin: flight.spin,
    age: 0,
    body,
  })
}

/** Scales the halves to a resized world: positions by `across` and `down`, their size by `grown`. */
export function moveHalves(world: World, across: number, down: number, grown: number): void {
  world.physics = newPhysics(world.height)
  world.halves = world.halves.map((half) => {
    const { angle, spin } = half
    const circle = { x: half.x * across, y: half.y * down, radius: half.radius * grown }
    const speed = { vx: half.body.vx * across, vy: half.body.vy * down }
    return { ...half, ...circle, body: addBody(world, { angle, spin, ...circle, ...speed }) }
  })
}

function cutFruit(world: World, fruit: Fruit, direction: Point, emit: Emit<Event>): void {
  world.combo = world.tick - world.lastCut <= COMBO_TICKS ? world.combo + 1 : 1
  world.bestCombo = Math.max(world.bestCombo, world.combo)
  world.lastCut = world.tick
  world.sliced++
  const points = POINTS * comboWorth(world)
  world.score += points
  addHalf(world, fruit, direction, 1)
  addHalf(world, fruit, direction, -1)
  const { x, y, colour, name, radius } = fruit
  const { combo } = world
  emit({
    type: 'slice',
    x,
    y,
    name,
    color: colour,
    radius,
    angle: atan2(direction.y, direction.x),
    combo,
    points,
  })
  if (combo >= TOLD_COMBO) emit({ type: 'combo', x, y, combo })
  if (fruit.power) takePower(world, fruit.power, emit)
}

function cutBomb(world: World, { x, y, radius }: Thing, emit: Emit<Event>): void {
  if (world.arcade) {
    world.combo = 0
    emit({ type: 'bomb', x, y, radius, lost: 0, points: payForBomb(world), lives: world.lives })
    return
  }
  const lost = Math.min(world.lives, BOMB_COSTS)
  world.lives -= lost
  world.combo = 0
  world.lastCut = -COMBO_TICKS - 1
  emit({ type: 'bomb', x, y, radius, lost, lives: world.lives })
}

/** Cuts everything that this tick's strokes hit, in the order of the hits, until no life is left. */
export function cutThings(world: World, segments: readonly Segment[], emit: Emit<Event>): void {
  for (const segment of segments) {
    const dx = segment.to.x - segment.from.x
    const dy = segment.to.y - segment.from.y
    const length = Math.sqrt(dx * dx + dy * dy)
    if (length > LOUD && segment.blade.hush === 0) {
      segment.blade.hush = 18
      emit({ type: 'swing', speed: length })
    }
    const direction = { x: dx / length, y: dy / length }
    const met = world.things
      .flatMap((thing) => {
        const t = segmentHits(segment, thing)
        return t === null ? [] : [{ t, thing }]
      })
      .sort((a, b) => a.t - b.t)
    for (const { thing } of met) {
      if (world.lives === 0) return
      world.things.splice(world.things.indexOf(thing), 1)
      if (isFruit(thing)) {
        cutFruit(world, thing, direction, emit)
        countStroke(world, segment.blade.id, thing, emit)
      } else cutBomb(world, thing, emit)
    }
  }
}

/** Advances the halves by one tick: they fall, push each other, and disappear after 2.2 s. */
export function fallHalves(world: World): void {
  world.physics.step()
  for (const half of world.halves) {
    half.x = half.body.x
    half.y = half.body.y
    half.angle = half.body.angle
    if (++half.age >= HALF_TICKS) world.physics.remove(half.body)
  }
  world.halves = world.halves.filter(({ age }) => age < HALF_TICKS)
}
