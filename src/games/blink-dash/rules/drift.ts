/** Moves a drifting thing between the walls of Blink Dash. */
import type { Size } from '../../../engine/core/game/contract'
import { clamp } from '../../../engine/core/math/geometry'
import type { Enemy } from './world'

/** Moves a thing that bounces off the walls by one tick. */
export function drift(thing: Pick<Enemy, 'x' | 'y' | 'vx' | 'vy' | 'radius'>, { width, height }: Size): void {
  thing.x += thing.vx
  thing.y += thing.vy
  if (thing.x < thing.radius || thing.x > width - thing.radius) {
    thing.vx = -thing.vx
    thing.x = clamp(thing.x, thing.radius, width - thing.radius)
  }
  if (thing.y < thing.radius || thing.y > height - thing.radius) {
    thing.vy = -thing.vy
    thing.y = clamp(thing.y, thing.radius, height - thing.radius)
  }
}
