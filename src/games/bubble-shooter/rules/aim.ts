/** Aiming: by pointer, by keys in fine or fast steps, by the direction of a stick; and the input for shots and swaps. */
import type { Input, Pointer } from '../../../engine/core/game/contract'
import { atan2, square } from '../../../engine/core/math/exactMath'
import { clamp, type Point } from '../../../engine/core/math/geometry'
import {
  type Action,
  FAST_TURN,
  launcherOf,
  nextOf,
  RISE_TICKS,
  SLOW_TICKS,
  SLOW_TURN,
  STICK_EASE,
  STICK_FROM,
  SWAP_REACH,
  WIDEST,
  type World,
} from './world'

export interface Wish {
  fire: boolean
  /** Whether the swap comes before or after this tick's shot, by the order of the keys. */
  swap: 'first' | 'then' | ''
}

/** How far keys turn the aim in their nth tick, in radians. */
export function turnAt(tick: number): number {
  const rise = clamp((tick - SLOW_TICKS) / RISE_TICKS, 0, 1)
  return SLOW_TURN + (FAST_TURN - SLOW_TURN) * rise
}

const near = (a: Point, b: Point) => square(a.x - b.x) + square(a.y - b.y) <= square(SWAP_REACH)

function pointAt(world: World, { x, y }: Point): void {
  const launcher = launcherOf(world)
  world.angle = clamp(atan2(x - launcher.x, Math.max(1, launcher.y - y)), -WIDEST, WIDEST)
}

function byPointer(world: World, pointer: Pointer, wish: Wish): void {
  const launcher = launcherOf(world)
  if (pointer.pressed && (near(pointer, launcher) || near(pointer, nextOf(world)))) {
    wish.swap ||= 'first'
    world.seen = { x: pointer.x, y: pointer.y }
    return
  }
  const above = pointer.y < launcher.y
  if (pointer.kind === 'mouse') {
    // A mouse aims by moving and shoots when pressed, but not from below the launcher.
    const moved = !world.seen || world.seen.x !== pointer.x || world.seen.y !== pointer.y
    if (above && (moved || pointer.pressed)) pointAt(world, pointer)
    world.seen = { x: pointer.x, y: pointer.y }
    if (pointer.pressed && above) wish.fire = true
    return
  }
  // A finger aims while it is down and shoots when it is lifted; below the launcher it cancels.
  if (pointer.pressed) world.finger = pointer.id
  if (pointer.id !== world.finger) return
  if (above) pointAt(world, pointer)
  if (pointer.released && above) wish.fire = true
  if (!pointer.down) world.finger = -1
}

/** Turns the launcher by this tick's input. */
export function aim(world: World, input: Input<Action>): Wish {
  const keys = input.presses()
  const [shot, swap] = [keys.indexOf('fire'), keys.indexOf('swap')]
  const wish: Wish = { fire: shot >= 0, swap: swap < 0 ? '' : shot >= 0 && shot < swap ? 'then' : 'first' }
  for (const pointer of input.pointers) byPointer(world, pointer, wish)
  const direction = (input.down('right') ? 1 : 0) - (input.down('left') ? 1 : 0)
  world.heldFor = direction === 0 ? 0 : world.heldFor + 1
  if (direction !== 0) world.angle = clamp(world.angle + direction * turnAt(world.heldFor), -WIDEST, WIDEST)
  const x = input.axis('stickLeft', 'stickRight')
  const up = input.axis('stickDown', 'stickUp')
  if (x * x + up * up >= STICK_FROM * STICK_FROM && up > -0.3) {
    const wanted = clamp(atan2(x, Math.max(0, up)), -WIDEST, WIDEST)
    world.angle += (wanted - world.angle) * STICK_EASE
  }
  return wish
}
