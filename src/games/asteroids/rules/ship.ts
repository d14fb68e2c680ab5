/** The ship of Asteroids: flight by keys, sticks, mouse and fingers, shots, hyperspace and its return. */
import type { Emit, Input } from '../../../engine/core/game/contract'
import { atan2, cos, hypot, sin } from '../../../engine/core/math/exactMath'
import { clamp } from '../../../engine/core/math/geometry'
import { clearanceAt, elsewhere } from './generator'
import { shieldTicks, shipSize } from './sectors'
import {
  type Action,
  BUFFER_TICKS,
  BULLET_LIFE,
  BULLET_SPEED,
  CHARGE_TICKS,
  distance,
  drift,
  type Event,
  foldAngle,
  GLIDE,
  HOLD_TICKS,
  JUMP_TICKS,
  KEYS_TICKS,
  MAX_BULLETS,
  MAX_SPEED,
  type Point,
  RELOAD_TICKS,
  RESPAWN_CLEARANCE,
  RESPAWN_LATEST,
  SHIP_DRAWN,
  THRUST,
  TURN,
  TURN_EASE,
  WANTED_TICKS,
  type World,
} from './world'

/** A press this near to the ship triggers hyperspace, more if it is larger. */
const TOUCHES_SHIP = 14
export const touchesShip = (world: World, at: Point) =>
  distance(world.ship, at, world) < TOUCHES_SHIP * shipSize(world).larger
/** The ship shoots and thrusts toward a pointer once its angle is this near, in radians. */
const ON_TARGET = 0.1
const ROUGHLY = 0.5
/** Ticks between two engine sounds. */
const BURN_TICKS = 14

/**
 * Reads mouse or finger: where to turn, whether to shoot.
 *
 * @returns whether the ship itself was pressed
 */
function readPointer(world: World, input: Input<Action>): boolean {
  const { aim } = world
  const pointer =
    input.pointers.find(({ down, pressed }) => down || pressed) ??
    input.pointers.find(({ kind }) => kind === 'mouse')
  if (!pointer) {
    aim.seen = null
    aim.held = 0
    if (aim.wanted === 0) aim.at = null
    return false
  }
  const { x, y, down, pressed } = pointer
  const moved = aim.seen !== null && Math.abs(aim.seen.x - x) + Math.abs(aim.seen.y - y) > 0.5
  aim.seen = { x, y }
  aim.held = down ? aim.held + 1 : 0
  if (pressed && touchesShip(world, pointer)) return true
  if (pressed) aim.wanted = WANTED_TICKS
  if (down || pressed || (moved && aim.keys === 0)) aim.at = { x, y }
  return false
}

/**
 * Turns the ship.
 *
 * @returns the remaining angle to the pointer; null when no pointer steers
 */
function turn({ aim, ship }: World, input: Input<Action>): number | null {
  const steer = input.axis('left', 'right')
  aim.keys = Math.max(0, aim.keys - 1)
  if (steer !== 0) {
    aim.at = null
    aim.wanted = 0
    aim.keys = KEYS_TICKS
  }
  if (!aim.at) {
    ship.spin += (steer * TURN - ship.spin) * TURN_EASE
    ship.angle = foldAngle(ship.angle + ship.spin)
    return null
  }
  const off = foldAngle(atan2(aim.at.y - ship.y, aim.at.x - ship.x) - ship.angle)
  ship.spin = clamp(off, -TURN, TURN)
  ship.angle = foldAngle(ship.angle + ship.spin)
  return Math.abs(off - ship.spin)
}

function thrust(world: World, amount: number, emit: Emit<Event>): void {
  const { ship } = world
  ship.thrust = amount
  ship.burn = amount > 0 ? ship.burn + 1 : 0
  if (ship.burn % BURN_TICKS === 1) emit({ type: 'thrust' })
  ship.vx = (ship.vx + cos(ship.angle) * THRUST * amount) * GLIDE
  ship.vy = (ship.vy + sin(ship.angle) * THRUST * amount) * GLIDE
  const speed = hypot(ship.vx, ship.vy)
  if (speed > MAX_SPEED) {
    ship.vx *= MAX_SPEED / speed
    ship.vy *= MAX_SPEED / speed
  }
  drift(ship, world)
}

/** Fires if a bullet is available. It flies at its own speed, whatever the ship's. */
function shoot(world: World, emit: Emit<Event>): boolean {
  const { ship, bullets } = world
  if (bullets.length >= MAX_BULLETS) return false
  const x = cos(ship.angle)
  const y = sin(ship.angle)
  const nose = SHIP_DRAWN * shipSize(world).larger
  const bullet = {
    id: world.nextId++,
    x: ship.x + x * nose,
    y: ship.y + y * nose,
    vx: x * BULLET_SPEED,
    vy: y * BULLET_SPEED,
    life: BULLET_LIFE,
  }
  bullets.push(bullet)
  ship.reload = RELOAD_TICKS
  world.buffer = 0
  emit({ type: 'shoot', x: bullet.x, y: bullet.y, left: MAX_BULLETS - bullets.length })
  return true
}

function trigger(world: World, input: Input<Action>, off: number | null, emit: Emit<Event>): void {
  const { aim, ship } = world
  ship.reload = Math.max(0, ship.reload - 1)
  world.buffer = input.pressed('fire') ? BUFFER_TICKS : Math.max(0, world.buffer - 1)
  aim.wanted = Math.max(0, aim.wanted - 1)
  if (world.buffer > 0 || (input.down('fire') && ship.reload === 0)) shoot(world, emit)
  if (aim.wanted > 0 && off !== null && off < ON_TARGET && shoot(world, emit)) aim.wanted = 0
}

function jump({ ship }: World, emit: Emit<Event>): void {
  if (ship.charge > 0) {
    emit({ type: 'charging' })
    return
  }
  Object.assign(ship, { mode: 'jump', wait: JUMP_TICKS, charge: CHARGE_TICKS, thrust: 0, burn: 0, spin: 0 })
  emit({ type: 'jump', x: ship.x, y: ship.y })
}

/** Brings an absent ship back: from hyperspace somewhere else, a new one in the middle once that is free. */
function comeBack(world: World, input: Input<Action>, emit: Emit<Event>): void {
  const { ship, aim } = world
  ship.wait--
  world.buffer = input.pressed('fire') ? BUFFER_TICKS : Math.max(0, world.buffer - 1)
  aim.wanted = Math.max(0, aim.wanted - 1)
  if (ship.wait > 0) return
  // Of several presses on the field, only the newest counts.
  if (aim.wanted <= WANTED_TICKS - BUFFER_TICKS) aim.wanted = 0
  const middle = { x: world.width / 2, y: world.height / 2 }
  if (ship.mode === 'jump') {
    Object.assign(ship, elsewhere(world), { mode: 'here', vx: 0, vy: 0 })
    emit({ type: 'arrive', x: ship.x, y: ship.y })
  } else if (clearanceAt(world, middle) >= RESPAWN_CLEARANCE || ship.wait <= -RESPAWN_LATEST) {
    Object.assign(ship, middle, { mode: 'here', vx: 0, vy: 0, spin: 0, angle: -Math.PI / 2 })
    Object.assign(ship, { shield: shieldTicks(world), charge: 0, reload: 0 })
    emit({ type: 'respawn', x: ship.x, y: ship.y })
  }
}

/** One tick of the ship. Half a stick is no thrust, so that a stick can turn the ship without burning. */
export function fly(world: World, input: Input<Action>, emit: Emit<Event>): void {
  const { ship, aim } = world
  ship.charge = Math.max(0, ship.charge - 1)
  const touched = readPointer(world, input)
  if (ship.mode !== 'here') {
    comeBack(world, input, emit)
    return
  }
  ship.shield = Math.max(0, ship.shield - 1)
  const off = turn(world, input)
  const led = aim.held > HOLD_TICKS && off !== null && off < ROUGHLY
  thrust(world, led ? 1 : input.down('thrust') ? input.amount('thrust') : 0, emit)
  trigger(world, input, off, emit)
  if (touched || input.pressed('hyperspace')) jump(world, emit)
}
