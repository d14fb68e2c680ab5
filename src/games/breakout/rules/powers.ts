/** The option "Power-ups": capsules that fall from broken bricks, their effects, and the laser's bolts. */
import type { Emit, Input } from '../../../engine/core/game/contract'
import { circleOverlapsRect } from '../../../engine/core/math/geometry'
import { chance, pick } from '../../../engine/core/math/random'
import { LIFE_POINTS } from './arcade'
import { aim, brickRect, paddleRect } from './flight'
import {
  type Action,
  type Ball,
  type Bolt,
  type Brick,
  type Event,
  LIVES,
  MAX_LIVES,
  type Power,
  paddleWidth,
  paddleY,
  type World,
} from './world'

/** Probability that a broken brick drops a capsule. */
const DROP_CHANCE = 0.16
/** The frequency of each power-up. An extra life is rare. */
const BAG: readonly Power[] = [
  'wide',
  'wide',
  'slow',
  'slow',
  'sticky',
  'sticky',
  'laser',
  'laser',
  'three',
  'three',
  'life',
]
/** Units per tick. */
const CAPSULE_SPEED = 2.5
/** Half height; the catch circle is a little larger than the drawn capsule. */
const CAPSULE_RADIUS = 16
/** Duration of each power-up, in ticks. */
export const POWER_TICKS: Readonly<Record<Exclude<Power, 'life' | 'three'>, number>> = {
  wide: 1200,
  slow: 720,
  sticky: 900,
  laser: 600,
}
/**
 * The outer ones of three balls fly off to the sides by this much, sideways per vertical unit; while held they are this
 * far apart.
 */
const SPREAD = 0.55
const APART = 26
/** Factor of the speed while 'slow' lasts. */
export const SLOW_PACE = 0.65
/** Units per tick, and ticks between two pairs of bolts. */
const BOLT_SPEED = 12
const RELOAD_TICKS = 16

/** Drops a capsule from a broken brick, sometimes. */
export function dropCapsule(world: World, brick: Brick): void {
  if (!world.powerUps || !chance(world.random, DROP_CHANCE)) return
  const { x, y, width, height } = brickRect(brick)
  const power = pick(world.random, BAG)
  world.capsules.push({ id: world.nextId++, x: x + width / 2, y: y + height / 2, power })
}

/** The highest ball becomes three at the same speed; a held one gets two beside it. */
function becomeThree(world: World): void {
  const [first] = world.balls
    .slice()
    .sort((a, b) => Number(a.held !== null) - Number(b.held !== null) || a.y - b.y)
  if (!first) return
  const speed = Math.sqrt(first.vx * first.vx + first.vy * first.vy)
  const slope = first.vy === 0 ? 0 : first.vx / Math.abs(first.vy)
  for (const side of [-1, 1]) {
    const ball: Ball = { ...first, id: world.nextId++, bonus: true }
    if (first.held !== null) ball.held = first.held + side * APART
    else aim(ball, slope + side * SPREAD, speed, first.vy < 0 ? -1 : 1)
    world.balls.push(ball)
  }
}

/** Starts or restarts a power-up. */
export function takePower(world: World, power: Power, emit: Emit<Event>): void {
  const at = { x: world.paddle, y: paddleY(world) }
  if (power === 'life' && world.arcade && world.lives >= LIVES) {
    world.score += LIFE_POINTS
    emit({ type: 'power', power, ...at, points: LIFE_POINTS })
    return
  }
  if (power === 'life') world.lives = Math.min(world.lives + 1, MAX_LIVES)
  else if (power === 'three') becomeThree(world)
  else world[power] = POWER_TICKS[power]
  emit({ type: 'power', power, ...at })
}

/** Power-ups expire, capsules fall, and the paddle catches them. */
export function stepPowers(world: World, emit: Emit<Event>): void {
  for (const power of ['wide', 'slow', 'sticky', 'laser'] as const) {
    if (world[power] > 0) world[power]--
  }
  const paddle = paddleRect(world)
  world.capsules = world.capsules.filter((capsule) => {
    capsule.y += CAPSULE_SPEED
    if (!circleOverlapsRect(capsule.x, capsule.y, CAPSULE_RADIUS, paddle)) {
      return capsule.y < world.height + CAPSULE_RADIUS
    }
    takePower(world, capsule.power, emit)
    return false
  })
}

/** Fires while 'launch' is held or a pointer is down, and lets the bolts break bricks. */
export function stepLaser(
  world: World,
  input: Input<Action>,
  breakBrick: (brick: Brick) => void,
  emit: Emit<Event>,
): void {
  if (world.reload > 0) world.reload--
  const fire = input.down('launch') || input.pointers.some((pointer) => pointer.down)
  if (world.laser > 0 && fire && world.reload === 0) {
    world.reload = RELOAD_TICKS
    const reach = paddleWidth(world) / 2 - 12
    for (const side of [-1, 1]) {
      world.bolts.push({ id: world.nextId++, x: world.paddle + side * reach, y: paddleY(world) })
    }
    emit({ type: 'laser', x: world.paddle, y: paddleY(world) })
  }
  world.bolts = world.bolts.filter((bolt) => {
    const from = bolt.y
    bolt.y -= BOLT_SPEED
    const brick = lowestBrickAbove(world, bolt, from)
    if (brick) breakBrick(brick)
    return !brick && bolt.y > 0
  })
}

/** The first brick that the bolt met on its way up in this tick. */
function lowestBrickAbove(world: World, bolt: Bolt, from: number): Brick | null {
  let lowest: Brick | null = null
  for (const brick of world.bricks) {
    const { x, y, width, height } = brickRect(brick)
    if (brick.destroyed || bolt.x < x || bolt.x > x + width) continue
    if (y + height < bolt.y || y > from) continue
    if (!lowest || brick.y > lowest.y) lowest = brick
  }
  return lowest
}
