/** Steering: keys, pads and fingers become a direction, and the direction a speed. */
import type { Input, Pointer } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { clamp } from '../../../engine/core/math/geometry'
import { ACCELERATION, type Action, DECELERATION, MAX_SPEED, type Player, type World } from './world'

/** Stick positions below this count as rest. */
const DEAD_ZONE = 0.2
/** A finger's block stops if it is this near and this slow. */
const NEAR = 5
const SLOW = 0.45
/** Against its own motion a block accelerates and brakes at once. */
const TURNING = ACCELERATION + DECELERATION

/** One tick of speed: accelerated in a direction of -1..1, or slowing down. */
export function drive(player: Pick<Player, 'speed'>, wish: number): void {
  const { speed } = player
  if (wish === 0) {
    player.speed = Math.abs(speed) <= DECELERATION ? 0 : speed - Math.sign(speed) * DECELERATION
    return
  }
  const against = speed * wish < 0 ? DECELERATION * Math.sign(wish) : 0
  player.speed = clamp(speed + wish * ACCELERATION + against, -MAX_SPEED, MAX_SPEED)
}

/**
 * The direction that reaches a position without overshooting: the remaining distance minus the stopping distance (v² /
 * 2a).
 */
function wishTo(player: Pick<Player, 'x' | 'speed'>, x: number): number {
  const distance = x - player.x
  if (Math.abs(distance) < NEAR && Math.abs(player.speed) < SLOW) return 0
  return Math.sign(distance - (player.speed * Math.abs(player.speed)) / (2 * TURNING))
}

/** The player whose half contains a position. The arrow keys are on the right, and so is their player. */
export const sideOf = (player: number, players: number): 0 | 1 => (players > 1 && player === 0 ? 1 : 0)

/** Remembers the player of each finger: with two players, by the half in which it came down. */
export function watchFingers(world: World, pointers: readonly Pointer[]): void {
  const two = world.players.length > 1
  for (const { id, x, pressed } of pointers) {
    if (!pressed) continue
    world.fingers = world.fingers.filter((finger) => finger.id !== id)
    world.fingers.push({ id, player: two && x < world.width / 2 ? 1 : 0 })
  }
  world.fingers = world.fingers.filter(({ id }) =>
    pointers.some((pointer) => pointer.id === id && pointer.down),
  )
}

/**
 * Where a player's finger steers to, or null. With two players, half a field of finger movement covers the whole track.
 */
function leadOf(world: World, player: number, pointers: readonly Pointer[]): number | null {
  const { width } = world
  const finger = world.fingers.find((each) => each.player === player)
  const pointer = finger && pointers.find(({ id }) => id === finger.id)
  if (!pointer) return null
  if (world.players.length === 1) return clamp(pointer.x, 0, width)
  return clamp((pointer.x - (sideOf(player, 2) * width) / 2) * 2, 0, width)
}

/** The direction of a player in this tick, -1..1. Keys and pads have priority over a finger. */
export function wishOf(world: World, player: number, input: Input<Action>): number {
  const axis = clamp(input.axis('left', 'right', player), -1, 1)
  if (Math.abs(axis) > DEAD_ZONE) return axis
  const lead = leadOf(world, player, input.pointers)
  return lead === null ? 0 : wishTo(itemAt(world.players, player), lead)
}
