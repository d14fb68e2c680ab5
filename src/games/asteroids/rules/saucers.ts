/**
 * The modes with saucers, which cross the field and shoot: extra ships, and a heartbeat. As in the arcade game of 1979, a
 * large saucer (200 points) shoots at random, a small one (1,000) takes aim, and every 10,000 points earn a ship.
 */
import type { Emit } from '../../../engine/core/game/contract'
import { atan2, cos, sin } from '../../../engine/core/math/exactMath'
import { clamp } from '../../../engine/core/math/geometry'
import { chance, drawBetween, pick } from '../../../engine/core/math/random'
import { launchMother, MOTHER_POINTS, stepMother } from './mothership'
import { shipSize, trafficOf } from './sectors'
import {
  BULLET_RADIUS,
  distance,
  drift,
  type Event,
  type RockSize,
  type Saucer,
  type Visitors,
  type World,
  way,
} from './world'

const RADIUS = { large: 15, small: 10 } as const
const SPEED = { large: 1.1, small: 1.5 } as const
const SAUCER_POINTS = { large: 200, small: 1000, mother: MOTHER_POINTS } as const
/** Ticks for which a new saucer does not shoot. */
const AIMS_FIRST = 60
const RELOAD = 50
/** Saucer shots are slower than the ship's, so that the player can see them coming. */
export const SHOT_SPEED = 3.4
const SHOT_LIFE = 100
/** Maximum error of a small saucer's aim, in radians; it decreases with the score. */
const WORST_AIM = 0.55
const BEST_AIM = 0.12
const AIM_AT = 30_000
/** Points per extra ship. */
const EXTRA_SHIP = 10_000
const MAX_SHIPS = 9

/** Hits that an asteroid and its pieces still take. */
const HITS: Readonly<Record<RockSize, number>> = { 3: 7, 2: 3, 1: 1 }
/** Ticks between heartbeats in a full field, and in one that is nearly empty. */
const SLOW_BEAT = 62
const QUICK_BEAT = 16

export const noVisitors = (): Visitors => ({
  saucer: null,
  untilSaucer: 0,
  shots: [],
  nextShip: EXTRA_SHIP,
  beat: SLOW_BEAT,
  low: true,
  whole: 0,
})

/** A wave or level begins: the next saucer is scheduled, or the mothership is there. */
export function scheduleVisitors(world: World, emit: Emit<Event>): void {
  const { visitors } = world
  if (!visitors) return
  visitors.untilSaucer = trafficOf(world)?.first ?? 0
  launchMother(world, visitors, emit)
}

function enter(world: World, visitors: Visitors, emit: Emit<Event>): void {
  const { random, width, height } = world
  const size = chance(random, trafficOf(world)?.small ?? 0) ? 'small' : 'large'
  // From the side that is farther from the ship.
  const left = world.ship.x > width / 2
  visitors.saucer = {
    id: world.nextId++,
    size,
    radius: RADIUS[size],
    x: left ? -RADIUS[size] : width + RADIUS[size],
    y: drawBetween(random, height * 0.15, height * 0.85),
    vx: left ? SPEED[size] : -SPEED[size],
    vy: 0,
    reload: AIMS_FIRST,
    turn: AIMS_FIRST,
  }
  emit({ type: 'saucer', size })
}

function shoot(world: World, visitors: Visitors, saucer: Saucer, emit: Emit<Event>): void {
  const { random, ship, score } = world
  const off = Math.max(BEST_AIM, WORST_AIM - ((WORST_AIM - BEST_AIM) * score) / AIM_AT)
  const aimed = atan2(way(saucer.y, ship.y, world.height), way(saucer.x, ship.x, world.width))
  const angle =
    saucer.size === 'small' ? aimed + drawBetween(random, -off, off) : drawBetween(random, -Math.PI, Math.PI)
  visitors.shots.push({
    id: world.nextId++,
    x: saucer.x + cos(angle) * saucer.radius,
    y: saucer.y + sin(angle) * saucer.radius,
    vx: cos(angle) * SHOT_SPEED,
    vy: sin(angle) * SHOT_SPEED,
    life: SHOT_LIFE,
  })
  saucer.reload = RELOAD
  emit({ type: 'fired', x: saucer.x, y: saucer.y })
}

function leave(world: World, visitors: Visitors): void {
  visitors.saucer = null
  visitors.untilSaucer = trafficOf(world)?.next ?? 0
}

function cross(world: World, visitors: Visitors, emit: Emit<Event>): void {
  const { saucer } = visitors
  if (!saucer) {
    // No saucer appears in a cleared field.
    if (world.rocks.length > 0 && trafficOf(world) && --visitors.untilSaucer <= 0)
      enter(world, visitors, emit)
    return
  }
  if (saucer.size === 'mother') {
    stepMother(world, visitors, saucer, emit)
    return
  }
  saucer.x += saucer.vx
  saucer.y = clamp(saucer.y + saucer.vy, saucer.radius, world.height - saucer.radius)
  if (--saucer.turn <= 0) {
    saucer.vy = pick(world.random, [-1, 0, 1]) * Math.abs(saucer.vx) * 0.7
    saucer.turn = 50
  }
  if (--saucer.reload <= 0 && world.ship.mode === 'here') shoot(world, visitors, saucer, emit)
  if (saucer.x < -saucer.radius || saucer.x > world.width + saucer.radius) leave(world, visitors)
}

/** A saucer hit by the ship's shots is removed and scores; a mothership, once it was hit often enough. */
function hitSaucer(world: World, visitors: Visitors, emit: Emit<Event>): void {
  const { saucer } = visitors
  const bullet =
    saucer && world.bullets.find((shot) => distance(shot, saucer, world) < saucer.radius + BULLET_RADIUS)
  if (!saucer || !bullet) return
  world.bullets = world.bullets.filter((other) => other !== bullet)
  if (saucer.hits && --saucer.hits > 0) {
    emit({ type: 'dented', x: bullet.x, y: bullet.y, left: saucer.hits })
    return
  }
  const { x, y, size } = saucer
  const points = SAUCER_POINTS[size]
  world.score += points
  emit(size === 'mother' ? { type: 'motherDowned', x, y, points } : { type: 'downed', x, y, size, points })
  leave(world, visitors)
}

function beatOn(world: World, visitors: Visitors, emit: Emit<Event>): void {
  const left = world.rocks.reduce((sum, { size }) => sum + HITS[size], 0)
  if (left === 0) {
    visitors.whole = 0
    visitors.beat = SLOW_BEAT
    return
  }
  visitors.whole = Math.max(visitors.whole, left)
  if (--visitors.beat > 0) return
  visitors.beat = Math.round(QUICK_BEAT + ((SLOW_BEAT - QUICK_BEAT) * left) / visitors.whole)
  emit({ type: 'beat', low: visitors.low })
  visitors.low = !visitors.low
}

function extraShip(world: World, visitors: Visitors, emit: Emit<Event>): void {
  if (world.sector || world.score < visitors.nextShip) return
  visitors.nextShip += EXTRA_SHIP
  if (world.lives >= MAX_SHIPS) return
  world.lives++
  emit({ type: 'extra', lives: world.lives })
}

/** One tick of saucers, extra ships and heartbeat, after the ship has moved. */
export function visit(world: World, emit: Emit<Event>): void {
  const { visitors } = world
  if (!visitors) return
  for (const shot of visitors.shots) {
    drift(shot, world)
    shot.life--
  }
  visitors.shots = visitors.shots.filter(({ life }) => life > 0)
  cross(world, visitors, emit)
  hitSaucer(world, visitors, emit)
  extraShip(world, visitors, emit)
  beatOn(world, visitors, emit)
}

/** Whether a saucer or one of its shots meets the ship; both are then removed, but for a mothership. */
export function visitorHits(world: World, emit: Emit<Event>): boolean {
  const { visitors, ship } = world
  if (!visitors) return false
  const { saucer } = visitors
  const { radius } = shipSize(world)
  if (saucer && distance(ship, saucer, world) < saucer.radius + radius) {
    if (saucer.size === 'mother') return true
    emit({ type: 'downed', x: saucer.x, y: saucer.y, size: saucer.size, points: 0 })
    leave(world, visitors)
    return true
  }
  const shot = visitors.shots.find((each) => distance(ship, each, world) < BULLET_RADIUS + radius)
  if (!shot) return false
  visitors.shots = visitors.shots.filter((each) => each !== shot)
  return true
}
